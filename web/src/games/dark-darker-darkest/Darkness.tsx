import { memo } from 'react';
import { HEIGHT, WIDTH } from './geometry.ts';

/** How dark the house is on each space of the track. */
const DEPTHS = [0, 0.3, 0.38, 0.46, 0.54, 0.62];

interface Props {
  readonly space: number;
  /** Who carries light and where, as `x y r`, parted by commas: drawn again only when a light moves. */
  readonly lights: string;
}

/** One black layer over the floors, with holes around those who carry light. Figures and options lie above it. */
export const Darkness = memo(function Darkness({ space, lights }: Props) {
  const holes = lights.split(',').flatMap(light => {
    const [x, y, r] = light.split(' ').map(Number);
    return x === undefined || y === undefined || r === undefined ? [] : [{ x, y, r }];
  });
  return (
    <g className="ddd-still">
      <mask id="ddd-lit">
        <rect width={WIDTH} height={HEIGHT} fill="#fff" />
        {holes.map(({ x, y, r }) => (
          <circle key={`${x}/${y}/${r}`} cx={x} cy={y} r={r} fill="url(#ddd-hole)" />
        ))}
      </mask>
      <rect
        className="ddd-dark"
        x="38"
        y="14"
        width="776"
        height="626"
        fill="#04060a"
        opacity={DEPTHS[space] ?? 0.6}
        mask="url(#ddd-lit)"
      />
      {holes.map(({ x, y, r }) => (
        <circle key={`${x}/${y}/${r}`} cx={x} cy={y} r={r * 0.7} fill="url(#ddd-torch)" opacity=".55" />
      ))}
    </g>
  );
});
