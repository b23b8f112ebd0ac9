import { columnOf, rowOf, type Square } from '@tenebrae/board';
import type { Option, Question } from '@tenebrae/kernel';
import { centreOf, pathOf, type Point, SIDE } from './geometry.ts';
import { actingThing, type Attack, spacesOfThing, squaresOf, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly question: Question | null;
  /** What somebody points at. */
  readonly options: readonly Option[];
  readonly look: LookSay;
}

/** What an option would reach: its spaces, and for an attack the line with its range. */
export function Preview({ view, question, options, look }: Props) {
  const acting = actingThing(view, question);
  const own = acting === null ? [] : spacesOfThing(view, acting);
  return (
    <g className="dj-still" aria-hidden>
      {options.map(option => {
        const squares = squaresOf(option);
        const target = option.id.startsWith('target:') ? squares[0] : undefined;
        const range = option.about?.['range'];
        return (
          <g key={option.id}>
            {squares.length > 1 && <path d={pathOf(view.grid, squares)} className="dj-reached" />}
            {target !== undefined && own.length > 0 && (
              <Line
                from={centreOf(view.grid, nearest(view, own, target))}
                to={centreOf(view.grid, target)}
                text={typeof range === 'number' ? look('range', { range }) : ''}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The space of a large figure from which the way is shortest. */
function nearest({ grid }: View, own: readonly Square[], to: Square): Square {
  const away = (square: Square): number =>
    Math.max(
      Math.abs(columnOf(grid, square) - columnOf(grid, to)),
      Math.abs(rowOf(grid, square) - rowOf(grid, to)),
    );
  return own.toSorted((one, other) => away(one) - away(other))[0] ?? to;
}

function Line({ from, to, text }: { readonly from: Point; readonly to: Point; readonly text: string }) {
  // Between neighbours there is no room: then it stands over them.
  const isShort = Math.hypot(to.x - from.x, to.y - from.y) < SIDE * 2;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - (isShort ? SIDE * 0.8 : 0) };
  return (
    <g className="dj-line">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="under" />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="dots" />
      {text !== '' && (
        <g transform={`translate(${middle.x},${middle.y})`}>
          <rect x="-32" y="-12" width="64" height="24" rx="12" />
          <text y="5">{text}</text>
        </g>
      )}
    </g>
  );
}

/** The attack under way: who strikes at what, in red. */
export function AttackLine({ view, attack }: { readonly view: View; readonly attack: Attack }) {
  const { from, target, template } = attack;
  const [start, end] = [centreOf(view.grid, from), target === null ? null : centreOf(view.grid, target)];
  return (
    <g className="dj-still" aria-hidden>
      {template.length > 0 && <path d={pathOf(view.grid, template)} className="dj-breath" />}
      {end !== null && from !== target && (
        <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} className="dj-strike" />
      )}
    </g>
  );
}

/** Spaces that somebody sees, on demand. */
export function Sight({ view, squares }: { readonly view: View; readonly squares: readonly Square[] }) {
  return (
    <g className="dj-still dj-sight" aria-hidden>
      {squares.map(square => (
        <circle
          key={square}
          cx={(columnOf(view.grid, square) + 0.5) * SIDE}
          cy={(rowOf(view.grid, square) + 0.5) * SIDE}
          r="6"
        />
      ))}
    </g>
  );
}
