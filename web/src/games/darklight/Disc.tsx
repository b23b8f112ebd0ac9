import { memo, useId } from 'react';
import { ACCURSED_ICONS, type Icon, MONSTER_ICONS, SIGNS } from './icons.ts';
import { type Figure, isBoss, seatColour, type View } from './view.ts';

export type Shape = 'accursed' | 'monster' | 'boss' | 'ally';

/** How somebody looks: the face, the shape of the base, the seat whose colour it has. */
export interface FigureLook {
  readonly Face: Icon;
  readonly shape: Shape;
  readonly seat: number;
}

export function lookOf(view: View, figure: Figure): FigureLook {
  if (figure.is === 'accursed')
    return { Face: ACCURSED_ICONS[figure.id], shape: 'accursed', seat: seatColour(view, figure) };
  if (figure.is === 'ally') return { Face: SIGNS.ally, shape: 'ally', seat: 5 };
  return monsterLook(figure.kind);
}

export const monsterLook = (kind: keyof typeof MONSTER_ICONS): FigureLook => ({
  Face: MONSTER_ICONS[kind],
  shape: isBoss(kind) ? 'boss' : 'monster',
  seat: 0,
});

/** Light rim, rim, dark rim, then the face from its light to its dark; by seat, `M` for Monsters, `X` for Bosses. */
const STOPS: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  1: ['#f7ce94', '#f0a63c', '#6c4b1b', '#9c6c27', '#4d3513', '#1d1407'],
  2: ['#b9e2ff', '#7fcbff', '#395b73', '#5384a6', '#294152', '#0f181f'],
  3: ['#8dcab0', '#2f9e6f', '#154732', '#1f6748', '#0f3324', '#06130d'],
  4: ['#e1a7ce', '#c95fa5', '#5a2b4a', '#833e6b', '#401e35', '#180b14'],
  5: ['#f8f6cb', '#f3efa0', '#6d6c48', '#9e9b68', '#4e4c33', '#1d1d13'],
  M: ['#efe3cb', '#a99a80', '#4c4334', '#5c5560', '#322d38', '#151218'],
  X: ['#ffe7a6', '#d29a35', '#5d3b0c', '#b23a2c', '#6d1a14', '#2c0806'],
};

const kindOf = ({ shape, seat }: FigureLook): string =>
  shape === 'monster' ? 'M' : shape === 'boss' ? 'X' : String(seat);

/** What a figure needs wherever it stands; `ids` keeps two drawings on one page apart. */
export function FigureGradients({ ids, only }: { readonly ids: string; readonly only?: string }) {
  return (
    <>
      {Object.entries(STOPS)
        .filter(([kind]) => only === undefined || kind === only)
        .flatMap(([kind, [a, b, c, d, e, f]]) => [
          <linearGradient key={`r${kind}`} id={`${ids}rim${kind}`} x1="0" y1="0" x2=".6" y2="1">
            <stop offset="0" stopColor={a} />
            <stop offset=".45" stopColor={b} />
            <stop offset="1" stopColor={c} />
          </linearGradient>,
          <radialGradient key={`f${kind}`} id={`${ids}face${kind}`} cx=".42" cy=".3" r=".85">
            <stop offset="0" stopColor={d} />
            <stop offset=".55" stopColor={e} />
            <stop offset="1" stopColor={f} />
          </radialGradient>,
        ])}
      <linearGradient id={`${ids}bone`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fffaf0" />
        <stop offset="1" stopColor="#cfc0a2" />
      </linearGradient>
    </>
  );
}

const octagon = (r: number): string => {
  const c = Math.round(r * 41.4) / 100;
  return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}Z`;
};

/** A figure without its state: Accursed round, Monsters eight-sided, Bosses with a gold rim and a crown; 92 wide. */
export const Disc = memo(function Disc({ look, ids }: { readonly look: FigureLook; readonly ids: string }) {
  const { Face, shape, seat } = look;
  const kind = kindOf(look);
  const isRound = shape === 'accursed' || shape === 'ally';
  const edge = STOPS[kind]?.[2] ?? '#2a241c';
  const rim = `url(#${ids}rim${kind})`;
  const face = `url(#${ids}face${kind})`;
  return (
    <>
      <ellipse cx="3" cy="11" rx="48" ry="45" fill="#000" opacity=".5" />
      {isRound ? (
        <>
          <circle cy="6" r="46" fill={edge} />
          <circle r="46" fill={rim} stroke="#0a0705" />
          {shape === 'accursed' &&
            notches(seat).map(({ x, y }) => <circle key={x} cx={x} cy={y} r="2.600" fill="#120a04" />)}
          <circle r={shape === 'ally' ? 41 : 38} fill={face} stroke="#000" strokeOpacity=".75" />
        </>
      ) : (
        <>
          <path d={octagon(46)} transform="translate(0,6)" fill={edge} />
          <path d={octagon(46)} fill={rim} stroke="#0a0705" />
          <path d={octagon(38)} fill={face} stroke="#000" strokeOpacity=".75" />
        </>
      )}
      <g className="dl-icon">
        <Face x="-28" y="-26" width="56" height="56" fill="#000" opacity=".7" />
        <Face x="-28" y="-29" width="56" height="56" fill={`url(#${ids}bone)`} />
      </g>
      {shape === 'boss' && (
        <>
          <circle cy="-47" r="13" fill={rim} stroke="#0a0705" />
          <g className="dl-icon">
            <SIGNS.crown x="-8.500" y="-56" width="17" height="17" fill="#3a2204" />
          </g>
        </>
      )}
    </>
  );
});

const notches = (seat: number): { x: number; y: number }[] =>
  Array.from({ length: seat }, (_, place) => {
    const angle = ((place - (seat - 1) / 2) * 15 - 90) * (Math.PI / 180);
    return { x: Math.round(Math.cos(angle) * 420) / 10, y: Math.round(Math.sin(angle) * 420) / 10 };
  });

/** The same anywhere on the page, with the gradients that it needs. */
export function Bust({
  look,
  size,
  className = '',
}: {
  readonly look: FigureLook;
  readonly size: number;
  readonly className?: string;
}) {
  const ids = `p${useId().replaceAll(/[^\w-]/g, '')}-`;
  return (
    <svg className={className} width={size} height={size} viewBox="-52 -56 104 112" aria-hidden>
      <defs>
        <FigureGradients ids={ids} only={kindOf(look)} />
      </defs>
      <Disc look={look} ids={ids} />
    </svg>
  );
}
