import type { Aim } from './aims.ts';
import type { Placed, Slab } from './geometry.ts';

interface Props {
  readonly aims: readonly Aim[];
  readonly slabs: readonly Slab[];
  readonly placed: readonly Placed[];
}

/** The Areas within reach, a ring around everybody who would be met, and what the die must show. */
export function AimLayer({ aims, slabs, placed }: Props) {
  return (
    <g className="dd-aim" aria-hidden>
      {aims.map(({ user, skill }) => (
        <g key={`${user.id} ${skill.skill}`}>
          {skill.areas.map(({ area, targets }) => (
            <path
              key={area}
              className={
                targets.every(({ figure }) => sideOf(placed, figure) === user.side) ? 'reach help' : 'reach'
              }
              d={slabs.find(slab => slab.area === area)?.path ?? ''}
            />
          ))}
          {skill.areas
            .flatMap(({ targets }) => targets)
            .map(({ figure, hit, crit }) => {
              const to = placed.find(one => one.figure.id === figure);
              const from = placed.find(one => one.figure.id === user.id);
              if (to === undefined) return null;
              return (
                <g key={figure} className={to.figure.side === user.side ? 'help' : 'harm'}>
                  {from !== undefined && from !== to && (
                    <line className="ray" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
                  )}
                  <circle className="ring" cx={to.x} cy={to.y} r={to.size / 2 + 7} />
                  {hit !== null && <Pill x={to.x} y={to.y - to.size / 2 - 12} hit={hit} crit={crit} />}
                </g>
              );
            })}
        </g>
      ))}
    </g>
  );
}

const sideOf = (placed: readonly Placed[], id: string): string | undefined =>
  placed.find(({ figure }) => figure.id === id)?.figure.side;

interface PillProps {
  readonly x: number;
  readonly y: number;
  readonly hit: number;
  readonly crit: number | null;
}

/** "≤ 8", and with a star what is critical. */
function Pill({ x, y, hit, crit }: PillProps) {
  const sure = Math.max(hit, crit ?? 0);
  const text = `${sure <= 0 ? '✕' : sure >= 10 ? '✓' : `≤ ${sure}`}${crit !== null && crit > 0 ? `  ★ ${crit}` : ''}`;
  const wide = text.length * 7 + 16;
  return (
    <g transform={`translate(${x},${Math.max(14, y)})`}>
      <rect className="pill" x={-wide / 2} y="-11" width={wide} height="21" rx="10.500" />
      <text y="4.500">{text}</text>
    </g>
  );
}
