import { memo, useId } from 'react';
import { FigureGradients, SEAT_STOPS } from './Defs.tsx';
import { HERO_FACES, type Icon, MONSTER_FACES, OTHER_FACES } from './figure-icons.ts';
import { type FigureLook, isSameLook } from './looks.ts';

const FACES: Readonly<Record<string, Icon>> = { ...HERO_FACES, ...MONSTER_FACES, ...OTHER_FACES };

/** Eight sides over its spaces, so and so far from the middle. */
const octagon = (w: number, h: number): string => {
  const c = Math.min(w, h) * 0.42;
  return `M${-w + c} ${-h}H${w - c}L${w} ${-h + c}V${h - c}L${w - c} ${h}H${-w + c}L${-w} ${h - c}V${-h + c}Z`;
};

const kindOf = ({ shape, seat }: FigureLook): string =>
  shape === 'master' ? 'X' : shape === 'monster' ? 'M' : String(seat);

/** A figure without its state, around the middle of its spaces of 48. */
export const Disc = memo(
  function Disc({ look, ids }: { readonly look: FigureLook; readonly ids: string }) {
    const { face: picture, shape, seat, wide, high } = look;
    const Face = FACES[picture] ?? OTHER_FACES.ally;
    const kind = kindOf(look);
    const isRound = shape === 'hero' || shape === 'friend';
    const [w, h] = [wide * 24 - 2, high * 24 - 2];
    const edge = isRound ? SEAT_STOPS[seat]?.[2] : shape === 'master' ? '#3d2606' : '#2a241c';
    const rim = `url(#${ids}rim${kind})`;
    const face = `url(#${ids}face${kind})`;
    const [r, inner] = shape === 'friend' ? [16.5, 14.5] : [21.5, 17.5];
    const icon = isRound ? inner * 1.5 : Math.min(w, h) * 1.28;
    return (
      <>
        {isRound ? (
          <>
            <circle cx="1" cy="4.500" r={r + 1.5} fill="#000" opacity=".45" />
            <circle cy="3" r={r} fill={edge} />
            <circle r={r} fill={rim} stroke="#0a0705" strokeWidth=".8" />
            {shape === 'hero' &&
              notches(seat).map(({ x, y }) => <circle key={x} cx={x} cy={y} r="1.300" fill="#120a04" />)}
            <circle r={inner} fill={face} stroke="#000" strokeOpacity=".75" />
          </>
        ) : (
          <>
            <path d={octagon(w + 1, h + 1)} transform="translate(1,4)" fill="#000" opacity=".45" />
            <path d={octagon(w, h)} transform="translate(0,3)" fill={edge} />
            <path d={octagon(w, h)} fill={rim} stroke="#0a0705" strokeWidth=".8" />
            <path d={octagon(w - 3.5, h - 3.5)} fill={face} stroke="#000" strokeOpacity=".75" />
          </>
        )}
        <g className="dj-icon">
          <Face x={-icon / 2} y={-icon / 2 + 0.6} width={icon} height={icon} fill="#000" opacity=".7" />
          <Face x={-icon / 2} y={-icon / 2 - 1} width={icon} height={icon} fill={`url(#${ids}bone)`} />
        </g>
        {shape === 'master' && (
          <>
            <circle cy={-h} r="6.500" fill={`url(#${ids}rimX)`} stroke="#0a0705" strokeWidth=".8" />
            <g className="dj-icon">
              <OTHER_FACES.crown x="-4.500" y={-h - 4.5} width="9" height="9" fill="#3a2204" />
            </g>
          </>
        )}
      </>
    );
  },
  (one, other) => one.ids === other.ids && isSameLook(one.look, other.look),
);

const notches = (seat: number): { x: number; y: number }[] =>
  Array.from({ length: seat }, (_, place) => {
    const angle = ((place - (seat - 1) / 2) * 15 - 90) * (Math.PI / 180);
    return { x: Math.round(Math.cos(angle) * 195) / 10, y: Math.round(Math.sin(angle) * 195) / 10 };
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
  const half = Math.max(look.wide, look.high) * 24 + 3;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      aria-hidden
    >
      <defs>
        <FigureGradients ids={ids} only={kindOf(look)} />
      </defs>
      <Disc look={look} ids={ids} />
    </svg>
  );
}
