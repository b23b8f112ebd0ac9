import { memo } from 'react';
import { CONDITIONS } from '@tenebrae/darkest-dungeon/data';
import { Disc, type FigureLook, lookOf } from './Disc.tsx';
import { type Figure, lifeLeft, lifeOf, type View } from './view.ts';

/** Everything one sees of a figure on a board, in plain values, so that it is drawn again only when one changes. */
export interface TokenState {
  readonly look: FigureLook;
  readonly left: number;
  readonly life: number;
  /** Stacks as `bleed 3`: the Condition and the tokens. */
  readonly stacks: string;
  readonly letter: string;
  readonly acting: boolean;
  readonly done: boolean;
}

export function tokenState(view: View, figure: Figure): TokenState {
  const { conditions } = figure;
  const stacks = CONDITIONS.flatMap(condition => {
    const own = conditions.filter(one => one.condition === condition);
    return own.length === 0 ? [] : [`${condition} ${own.reduce((sum, { tokens }) => sum + tokens, 0)}`];
  });
  const inBattle = view.battle !== null && figure.area !== null;
  const acting = view.battle?.turn?.figure === figure.id;
  return {
    look: lookOf(view, figure),
    left: lifeLeft(view, figure),
    life: lifeOf(view, figure),
    stacks: stacks.join(','),
    letter: letterOf(view, figure),
    acting,
    done: inBattle && !acting && figure.turnsLeft === 0,
  };
}

/** The same kind twice: A, B, C. */
function letterOf(view: View, figure: Figure): string {
  if (figure.kind === 'hero') return '';
  const alike = (view.battle?.monsters ?? []).filter(({ card }) => card === figure.card);
  if (alike.length < 2) return '';
  const copy = Number(/:(\d+)$/.exec(figure.id)?.[1] ?? 1);
  return String.fromCharCode(64 + copy);
}

interface Props extends TokenState {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A figure where it stands; it slides when its place changes. */
export const Token = memo(
  function Token({ id, x, y, size, look, left, life, stacks, letter, acting, done }: Props) {
    const isHero = look.shape === 'hero';
    const stunned = stacks.includes('stun');
    return (
      <g
        className={`dd-token${done ? ' done' : ''}${stunned ? ' stunned' : ''}`}
        data-figure={id}
        style={{ transform: `translate(${x}px,${y}px) scale(${size / 96})` }}
      >
        {acting && <circle r="76" fill="url(#dd-glow)" className="dd-halo" />}
        <g className="dd-body">
          <Disc look={look} ids="dd-" />
          {isHero ? <LifeArc share={left / life} /> : <LifeBar left={left} life={life} />}
        </g>
        {acting && <circle r="51" fill="none" stroke="#fff3d0" strokeWidth="3" />}
        {isHero && left === 0 && <Mark icon="door" x={0} y={-50} back="#3d1713" front="#ffb3a4" text="" />}
        <Stacks stacks={stacks === '' ? [] : stacks.split(',')} />
        {letter !== '' && (
          <g transform="translate(38,-36)">
            <circle r="16" fill="#8c1d14" stroke="#ffd9c9" strokeWidth="2.500" />
            <text className="dd-letter" y="8">
              {letter}
            </text>
          </g>
        )}
      </g>
    );
  },
  (one, other) =>
    (Object.keys(one) as (keyof Props)[]).every(key =>
      key === 'look' ? isSameLook(one.look, other.look) : one[key] === other[key],
    ),
);

const isSameLook = (one: FigureLook, other: FigureLook): boolean =>
  one.Face === other.Face && one.seat === other.seat && one.shape === other.shape;

/** On the lower rim: green over two thirds, amber over one third, red below. */
function LifeArc({ share }: { readonly share: number }) {
  const colour = share > 2 / 3 ? '#57d79d' : share > 1 / 3 ? '#f0a63c' : '#f0503c';
  const arc = 'M-40 14A42.400 42.400 0 0 0 40 14';
  return (
    <g fill="none" strokeLinecap="round">
      <path d={arc} stroke="#0b0907" strokeWidth="8" />
      {share > 0 && (
        <path d={arc} stroke={colour} strokeWidth="5" strokeDasharray={`${Math.min(1, share) * 107} 400`} />
      )}
    </g>
  );
}

/** One cell a Wound up to twelve, then a bar with its number. */
function LifeBar({ left, life }: { readonly left: number; readonly life: number }) {
  const cells = Math.min(12, life);
  const wide = 76 / cells;
  const full = Math.ceil((left / life) * cells);
  return (
    <g>
      <rect x="-40" y="34" width="80" height="13" rx="3" fill="#0b0907" stroke="#000" />
      {Array.from({ length: cells }, (_, cell) => cell).map(cell => (
        <rect
          key={cell}
          x={-38 + cell * wide}
          y="36"
          width={wide - 1.2}
          height="9"
          rx="1"
          fill={cell < full ? '#e5503f' : '#2a1512'}
        />
      ))}
      {life > 12 && (
        <text className="dd-life" y="66">
          {left}
        </text>
      )}
    </g>
  );
}

const TONES: Readonly<Record<string, readonly [string, string]>> = {
  bleed: ['#3d1713', '#ffb3a4'],
  blight: ['#16300f', '#a9e07a'],
  stun: ['#33290a', '#ffe08a'],
  debuff: ['#33162f', '#f0b3e6'],
  mark: ['#3d1713', '#ffd0c4'],
  buff: ['#0d2b22', '#8ff0c8'],
  riposte: ['#3a2a0c', '#ffd98f'],
  guard: ['#0d2436', '#a6dcff'],
  protection: ['#0d2436', '#a6dcff'],
};

/** Conditions at the upper left with their tokens; the third says how many more there are. */
function Stacks({ stacks }: { readonly stacks: readonly string[] }) {
  const shown = stacks.length > 3 ? stacks.slice(0, 2) : stacks;
  return (
    <>
      {shown.map((stack, place) => {
        const [name = '', tokens = ''] = stack.split(' ');
        const [back, front] = TONES[name] ?? ['#222', '#fff'];
        return (
          <Mark key={name} icon={name} x={-38 + place * 29} y={-40} back={back} front={front} text={tokens} />
        );
      })}
      {stacks.length > 3 && (
        <g transform="translate(20,-40)">
          <circle r="15" fill="#222" stroke="#fff" strokeWidth="2" />
          <text className="dd-letter" y="7">{`+${stacks.length - 2}`}</text>
        </g>
      )}
    </>
  );
}

interface MarkProps {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly back: string;
  readonly front: string;
  readonly text: string;
}

function Mark({ icon, x, y, back, front, text }: MarkProps) {
  return (
    <g transform={`translate(${x},${y})`}>
      <circle r="16" fill={back} stroke={front} strokeWidth="2.500" />
      <use href={`#dd-i-${icon}`} x="-11" y="-11" width="22" height="22" fill={front} className="dd-icon" />
      {text !== '' && (
        <text className="dd-stack" x="12" y="18">
          {text}
        </text>
      )}
    </g>
  );
}
