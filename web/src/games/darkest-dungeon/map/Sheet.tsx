import { memo } from 'react';
import { type MapPlan, type SheetSize, torn } from './geometry.ts';

/** The parchment on its wooden table. */
export const Sheet = memo(function Sheet({
  title,
  note,
  plan,
}: {
  readonly title: string;
  readonly note: string;
  readonly plan: MapPlan;
}) {
  const { title: at, size } = plan;
  const { width, height } = size;
  const sheet = sheetOf(size);
  return (
    <g className="dd-still">
      <rect x="-900" y="-900" width={width + 1800} height={height + 1800} fill="url(#dd-wood)" />
      {[-150, -30, 90, 210, 330, 450, 570, 690].map(y => (
        <path key={y} d={`M-900 ${y}H${width + 900}`} stroke="#0e0704" strokeWidth="3" opacity=".7" />
      ))}
      <rect x="-900" y="-900" width={width + 1800} height={height + 1800} fill="#000" opacity=".3" />
      <g transform={`rotate(-.7 ${width / 2} ${height / 2})`}>
        <path
          d={sheet}
          transform={`translate(${width / 2 + 6},${height / 2 + 10})`}
          fill="#000"
          opacity=".45"
        />
        <path
          d={sheet}
          transform={`translate(${width / 2},${height / 2})`}
          fill="url(#dd-paper)"
          stroke="#6b4a22"
          strokeWidth="2"
        />
        <rect x="20" y="20" width={width - 40} height={height - 40} fill="url(#dd-vignette)" opacity=".45" />
      </g>
      <text className="dd-map-title" x={at.x} y={at.y} textAnchor={at.anchor}>
        {title}
      </text>
      <text className="dd-map-note" x={at.x} y={at.y + 20} textAnchor={at.anchor}>
        {note}
      </text>
    </g>
  );
});

const sheetOf = ({ width, height }: SheetSize): string => torn(width / 2 - 18, height / 2 - 16, 5);

/** Corridors: stone between two places that are known, dots where nobody has been; the way walked in red. */
export const Corridors = memo(
  function Corridors({
    plan,
    known,
    walked,
  }: {
    readonly plan: MapPlan;
    readonly known: string;
    readonly walked: string;
  }) {
    const isKnown = new Set(known.split(' '));
    const isWalked = new Set(walked.split(' '));
    return (
      <g className="dd-still" fill="none">
        {plan.links.map(({ key, from, to }) => {
          const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
          if (!isKnown.has(from.id) && !isKnown.has(to.id))
            return (
              <path
                key={key}
                d={d}
                stroke="#3d2814"
                strokeOpacity=".55"
                strokeWidth="3"
                strokeDasharray="2 9"
                strokeLinecap="round"
              />
            );
          return (
            <g key={key}>
              <path d={d} stroke="#3d2814" strokeWidth="24" />
              <path d={d} stroke="#e9d9b2" strokeWidth="18" />
              <path d={d} stroke="#3d2814" strokeOpacity=".25" strokeWidth="18" strokeDasharray="1.500 11" />
              {isWalked.has(from.id) && isWalked.has(to.id) && (
                <path d={d} stroke="#9c1f16" strokeWidth="4" strokeDasharray="10 8" strokeLinecap="round" />
              )}
            </g>
          );
        })}
      </g>
    );
  },
  (one, other) => one.plan === other.plan && one.known === other.known && one.walked === other.walked,
);
