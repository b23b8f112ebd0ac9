import { memo, useId } from 'react';
import { FigureGradients, SEAT_STOPS } from './Defs.tsx';
import { HERO_FACES, type Icon, MONSTER_FACES, OTHER_FACES } from './figure-icons.ts';
import { isBoss } from './kinds.ts';
import { cardOf, type Figure, seatColour, type View } from './view.ts';

export type Shape = 'hero' | 'monster' | 'boss';

/** How somebody looks: the face, the shape of the base, the seat whose colour it has. */
export interface FigureLook {
  readonly Face: Icon;
  readonly shape: Shape;
  readonly seat: number;
  readonly size: 'small' | 'normal' | 'large';
}

export function lookOf(view: View, figure: Figure): FigureLook {
  if (figure.kind === 'hero') {
    const Face = figure.form === 'beast' ? OTHER_FACES.beast : HERO_FACES[figure.id];
    return { Face, shape: 'hero', seat: seatColour(view, figure), size: 'normal' };
  }
  const shape = isBoss(figure.card) ? 'boss' : 'monster';
  const Face = MONSTER_FACES[figure.card] ?? OTHER_FACES.unknown;
  return { Face, shape, seat: 0, size: cardOf(figure).size };
}

const octagon = (r: number): string => {
  const c = Math.round(r * 41.4) / 100;
  return `M${-c} ${-r}H${c}L${r} ${-c}V${c}L${c} ${r}H${-c}L${-r} ${c}V${-c}Z`;
};

/** Which of the rims and faces it has. */
const kindOf = ({ shape, seat }: FigureLook): string =>
  shape === 'hero' ? String(seat) : shape === 'boss' ? 'X' : 'M';

/** A figure without its state: heroes round, monsters eight-sided, bosses with a gold rim and a crown; 92 wide. */
export const Disc = memo(function Disc({ look, ids }: { readonly look: FigureLook; readonly ids: string }) {
  const { Face, shape, seat } = look;
  const isHero = shape === 'hero';
  const kind = kindOf(look);
  const edge = isHero ? SEAT_STOPS[seat]?.[2] : shape === 'boss' ? '#3d2606' : '#2a241c';
  return (
    <>
      <ellipse cx="3" cy="12" rx="52" ry="50" fill={`url(#${ids}shadow)`} />
      {isHero ? (
        <>
          <circle cy="6.700" r="46" fill={edge} />
          <circle r="46" fill={`url(#${ids}rim${kind})`} stroke="#0a0705" />
          {notches(seat).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="2.600" fill="#120a04" />
          ))}
          <circle
            r="38"
            fill={`url(#${ids}face${kind})`}
            stroke="#000"
            strokeOpacity=".75"
            strokeWidth="1.200"
          />
        </>
      ) : (
        <>
          <path d={octagon(46)} transform="translate(0,6.700)" fill={edge} />
          <path d={octagon(46)} fill={`url(#${ids}rim${kind})`} stroke="#0a0705" />
          <path
            d={octagon(38)}
            fill={`url(#${ids}face${kind})`}
            stroke="#000"
            strokeOpacity=".75"
            strokeWidth="1.200"
          />
        </>
      )}
      <g className="dd-icon">
        <Face x="-28" y="-26" width="56" height="56" fill="#000" opacity=".7" />
        <Face x="-28" y="-29" width="56" height="56" fill={`url(#${ids}bone)`} />
      </g>
      {shape === 'boss' && (
        <>
          <circle cy="-47" r="13" fill={`url(#${ids}rimX)`} stroke="#0a0705" />
          <g className="dd-icon">
            <OTHER_FACES.crown x="-8.500" y="-56" width="17" height="17" fill="#3a2204" />
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
    <svg className={className} width={size} height={size} viewBox="-52 -52 104 112" aria-hidden>
      <defs>
        <FigureGradients ids={ids} only={kindOf(look)} />
      </defs>
      <Disc look={look} ids={ids} />
    </svg>
  );
}
