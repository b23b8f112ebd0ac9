import { memo } from 'react';
import { Disc, type FigureLook, lookOf } from './Disc.tsx';
import { type Figure, healthLeft, healthOf, type View } from './view.ts';

/** Everything one sees of a figure, in plain values, so that it is drawn again only when one changes. */
export interface TokenState {
  readonly look: FigureLook;
  readonly left: number;
  readonly health: number;
  /** Conditions as `poison 3`. */
  readonly marks: string;
  readonly letter: string;
  readonly acting: boolean;
  readonly done: boolean;
  readonly state: 'up' | 'prone' | 'dead' | 'asleep';
}

export function tokenState(view: View, figure: Figure): TokenState {
  const acting = isActing(view, figure);
  const name = figure.is === 'monster' ? figure.kind : figure.id;
  return {
    look: lookOf(view, figure),
    left: healthLeft(view, figure),
    health: healthOf(view, figure),
    marks: marksOf(view, figure).join(','),
    letter: letterOf(view, figure),
    acting,
    done: !acting && (view.dungeon?.turns.acted.some(one => one === name) ?? false),
    state: stateOf(figure),
  };
}

function stateOf(figure: Figure): TokenState['state'] {
  if (figure.is === 'accursed' && figure.status.kind === 'dead') return 'dead';
  if (figure.is === 'monster' && figure.asleep) return 'asleep';
  return figure.prone ? 'prone' : 'up';
}

function isActing({ phase }: View, figure: Figure): boolean {
  if (phase.kind === 'accursed-turn') return figure.id === phase.turn.who;
  if (phase.kind === 'monsters-turn')
    return figure.is === 'monster' && figure.kind === phase.turn.kind && !figure.asleep;
  return phase.kind === 'ally-turn' && figure.id === phase.ally;
}

/** Poison, fire, what else is in force, and the Heart. */
export const marksOf = (view: View, figure: Figure): string[] => [
  ...(figure.is === 'accursed' && view.leader === figure.id ? ['heart '] : []),
  ...(figure.prone ? ['prone '] : []),
  ...(figure.poison > 0 ? [`poison ${figure.poison}`] : []),
  ...(figure.fire === 'none' ? [] : [`fire ${figure.fire === 'half' ? '½' : ''}`]),
  ...(figure.effects.length > 0 ? [`effect ${figure.effects.length > 1 ? figure.effects.length : ''}`] : []),
  ...(figure.is === 'monster' && figure.asleep ? ['asleep '] : []),
];

/** The same kind twice: A, B, C. */
function letterOf(view: View, figure: Figure): string {
  if (figure.is !== 'monster') return '';
  const alike = (view.dungeon?.monsters ?? []).filter(({ kind }) => kind === figure.kind);
  const place = alike.findIndex(({ id }) => id === figure.id);
  return alike.length < 2 ? '' : String.fromCharCode(65 + place);
}

interface Props extends TokenState {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A figure where it stands; it slides when its place changes. */
export const Token = memo(
  function Token({ id, x, y, size, look, left, health, marks, letter, acting, done, state }: Props) {
    const isRound = look.shape === 'accursed' || look.shape === 'ally';
    return (
      <g
        className={`dl-token ${state}${done ? ' done' : ''}`}
        data-figure={id}
        style={{ transform: `translate(${x}px,${y}px) scale(${size / 96})` }}
      >
        {acting && <circle r="70" fill="url(#dl-glow)" className="dl-halo" />}
        <g className="dl-body">
          <Disc look={look} ids="dl-" />
          {isRound ? <LifeArc share={left / health} /> : <LifeBar left={left} health={health} />}
        </g>
        {acting && <circle r="51" fill="none" stroke="#fff3d0" strokeWidth="3" />}
        <Marks marks={marks === '' ? [] : marks.split(',')} />
        {letter !== '' && (
          <g transform="translate(38,-36)">
            <circle r="15" fill="#8c1d14" stroke="#ffd9c9" strokeWidth="2.500" />
            <text className="dl-letter" y="8">
              {letter}
            </text>
          </g>
        )}
      </g>
    );
  },
  (one, other) =>
    (Object.keys(one) as (keyof Props)[]).every(key =>
      key === 'look'
        ? one.look.Face === other.look.Face && one.look.seat === other.look.seat
        : one[key] === other[key],
    ),
);

/** On the lower rim: green over two thirds, amber over one third, red below. */
function LifeArc({ share }: { readonly share: number }) {
  const colour = share > 2 / 3 ? '#57d79d' : share > 1 / 3 ? '#f0a63c' : '#f0503c';
  const arc = 'M-40 14A42.400 42.400 0 0 0 40 14';
  return (
    <g fill="none" strokeLinecap="round">
      <path d={arc} stroke="#0b0907" strokeWidth="9" />
      {share > 0 && (
        <path d={arc} stroke={colour} strokeWidth="6" strokeDasharray={`${Math.min(1, share) * 107} 400`} />
      )}
    </g>
  );
}

/** One cell a Wound up to twelve, then a bar with its number. */
function LifeBar({ left, health }: { readonly left: number; readonly health: number }) {
  const cells = Math.max(1, Math.min(12, health));
  const wide = 76 / cells;
  const full = Math.ceil((left / health) * cells);
  return (
    <g>
      <rect x="-40" y="32" width="80" height="14" rx="3" fill="#0b0907" stroke="#000" />
      {Array.from({ length: cells }, (_, cell) => cell).map(cell => (
        <rect
          key={cell}
          x={-38 + cell * wide}
          y="34"
          width={wide - 1.2}
          height="10"
          rx="1"
          fill={cell < full ? '#e5503f' : '#2a1512'}
        />
      ))}
      {health > 12 && (
        <text className="dl-mark" y="64">
          {left}
        </text>
      )}
    </g>
  );
}

const TONES: Readonly<Record<string, readonly [string, string]>> = {
  heart: ['#3d0f1c', '#ff9ab0'],
  prone: ['#33290a', '#ffe08a'],
  poison: ['#16300f', '#a9e07a'],
  fire: ['#43200a', '#ffb366'],
  effect: ['#241c40', '#cbb9ff'],
  asleep: ['#152233', '#a6dcff'],
};

/** Conditions at the upper left with their tokens; the third says how many more there are. */
function Marks({ marks }: { readonly marks: readonly string[] }) {
  const shown = marks.length > 3 ? marks.slice(0, 2) : marks;
  return (
    <>
      {shown.map((mark, place) => {
        const [name = '', count = ''] = mark.split(' ');
        const [back, front] = TONES[name] ?? ['#222', '#fff'];
        return (
          <g key={name} transform={`translate(${-38 + place * 29},-40)`}>
            <circle r="16" fill={back} stroke={front} strokeWidth="2.500" />
            <use
              href={`#dl-i-${name}`}
              x="-11"
              y="-11"
              width="22"
              height="22"
              fill={front}
              className="dl-icon"
            />
            {count !== '' && (
              <text className="dl-mark" x="12" y="18">
                {count}
              </text>
            )}
          </g>
        );
      })}
      {marks.length > 3 && (
        <g transform="translate(20,-40)">
          <circle r="15" fill="#222" stroke="#fff" strokeWidth="2" />
          <text className="dl-letter" y="7">{`+${marks.length - 2}`}</text>
        </g>
      )}
    </>
  );
}
