import { memo } from 'react';
import { Disc } from './Disc.tsx';
import { type FigureLook, isSameLook } from './looks.ts';

/** Everything one sees of a figure on the board, in plain values, so that it is drawn again only when one changes. */
export interface TokenState {
  readonly look: FigureLook;
  readonly left: number;
  readonly life: number;
  /** Tokens and orders as `burn 3`: the sign and how many. */
  readonly marks: string;
  readonly letter: string;
  readonly acting: boolean;
  readonly done: boolean;
  readonly threatened: boolean;
  /** It is only known to be there, behind a closed door. */
  readonly waiting: boolean;
}

interface Props extends TokenState {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A figure where it stands; it slides when its place changes. */
export const Token = memo(
  function Token({ id, x, y, look, left, life, marks, letter, acting, done, threatened, waiting }: Props) {
    const isRound = look.shape === 'hero' || look.shape === 'friend';
    const [w, h] = [look.wide * 24, look.high * 24];
    const classes = ['dj-token', done && 'done', waiting && 'waiting', marks.includes('stun') && 'stunned'];
    return (
      <g
        className={classes.filter(Boolean).join(' ')}
        data-figure={id}
        style={{ transform: `translate(${x}px,${y}px)` }}
      >
        {acting && <circle r={Math.max(w, h) * 1.5} fill="url(#dj-glow)" className="dj-halo" />}
        <g className="dj-body">
          <Disc look={look} ids="dj-" />
          {!waiting && life > 0 && look.shape === 'hero' && <LifeArc share={left / life} />}
          {!waiting && life > 0 && look.shape !== 'hero' && (
            <LifeBar
              left={left}
              life={life}
              y={isRound ? 13 : h - 9}
              wide={isRound ? 26 : Math.min(64, w * 2 - 12)}
            />
          )}
        </g>
        {acting && <Ring look={look} className="dj-acting" grow={1.5} />}
        {threatened && <Ring look={look} className="dj-threat" grow={3.5} />}
        <Marks marks={marks === '' ? [] : marks.split(',')} x={-w + 7} y={-h + 6} />
        {letter !== '' && (
          <g transform={`translate(${w - 7},${-h + 7})`}>
            <circle r="7" fill="#8c1d14" stroke="#ffd9c9" strokeWidth="1.300" />
            <text className="dj-letter" y="3.800">
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

function Ring({
  look,
  className,
  grow,
}: {
  readonly look: FigureLook;
  readonly className: string;
  readonly grow: number;
}) {
  if (look.shape === 'hero' || look.shape === 'friend') return <circle r={22 + grow} className={className} />;
  const [w, h] = [look.wide * 24 - 2 + grow, look.high * 24 - 2 + grow];
  return <rect x={-w} y={-h} width={w * 2} height={h * 2} rx="10" className={className} />;
}

/** On the lower rim: green over two thirds, amber over one third, red below. */
function LifeArc({ share }: { readonly share: number }) {
  const colour = share > 2 / 3 ? '#57d79d' : share > 1 / 3 ? '#f0a63c' : '#f0503c';
  const arc = 'M-18.600 6.500A19.700 19.700 0 0 0 18.600 6.500';
  return (
    <g fill="none" strokeLinecap="round">
      <path d={arc} stroke="#0b0907" strokeWidth="4" />
      {share > 0 && (
        <path
          d={arc}
          stroke={colour}
          strokeWidth="2.600"
          strokeDasharray={`${Math.min(1, share) * 49.5} 200`}
        />
      )}
    </g>
  );
}

/** One cell a wound up to twelve, then a bar with its number. */
function LifeBar({
  left,
  life,
  y,
  wide,
}: {
  readonly left: number;
  readonly life: number;
  readonly y: number;
  readonly wide: number;
}) {
  const cells = Math.min(12, life);
  const cell = (wide - 2) / cells;
  const full = Math.ceil((left / life) * cells);
  return (
    <g>
      <rect x={-wide / 2} y={y} width={wide} height="6" rx="1.500" fill="#0b0907" />
      {Array.from({ length: cells }, (_, place) => place).map(place => (
        <rect
          key={place}
          x={-wide / 2 + 1 + place * cell}
          y={y + 1}
          width={cell - 0.6}
          height="4"
          rx=".6"
          fill={place < full ? '#e5503f' : '#3a1b16'}
        />
      ))}
      {life > 12 && (
        <text className="dj-life" x={wide / 2 - 1} y={y - 1}>
          {left}
        </text>
      )}
    </g>
  );
}

const TONES: Readonly<Record<string, readonly [string, string]>> = {
  burn: ['#3d1713', '#ffb37a'],
  poison: ['#16300f', '#a9e07a'],
  stun: ['#33290a', '#ffe08a'],
  web: ['#26222c', '#e8e2f0'],
  fallen: ['#1c1611', '#d8c8b0'],
};
const ORDER_TONE = ['#0d2436', '#a6dcff'] as const;

/** Tokens and orders at the upper left; the third says how many more there are. */
function Marks({
  marks,
  x,
  y,
}: {
  readonly marks: readonly string[];
  readonly x: number;
  readonly y: number;
}) {
  const shown = marks.length > 3 ? marks.slice(0, 2) : marks;
  return (
    <>
      {shown.map((mark, place) => {
        const [name = '', count = ''] = mark.split(' ');
        const [back, front] = TONES[name] ?? ORDER_TONE;
        return (
          <g key={name} transform={`translate(${x + place * 13},${y})`}>
            <circle r="7.500" fill={back} stroke={front} strokeWidth="1.300" />
            <use
              href={`#dj-i-${name}`}
              x="-5"
              y="-5"
              width="10"
              height="10"
              fill={front}
              className="dj-icon"
            />
            {count !== '' && count !== '1' && (
              <text className="dj-count" x="6" y="9">
                {count}
              </text>
            )}
          </g>
        );
      })}
      {marks.length > 3 && (
        <g transform={`translate(${x + 26},${y})`}>
          <circle r="7.500" fill="#222" stroke="#fff" strokeWidth="1.200" />
          <text className="dj-letter" y="3.800">{`+${marks.length - 2}`}</text>
        </g>
      )}
    </>
  );
}
