import type { Figure } from './layout.ts';
import type { Threat } from './threats.ts';

interface Props {
  readonly threats: readonly Threat[];
  readonly figures: readonly Figure[];
}

/** Whoever will be hit: a dashed red ring, and a red line from the attacker. */
export function Threats({ threats, figures }: Props) {
  const places = new Map(figures.map(figure => [figure.key, figure]));
  return (
    <g className="ddd-threats" aria-hidden>
      {threats.map(({ from, to }) => {
        const [attacker, target] = [places.get(from), places.get(to)];
        if (target === undefined) return null;
        const r = target.size / 2 + 5;
        return (
          <g key={`${from}/${to}`}>
            {attacker !== undefined && <path d={lineTo(attacker, target, r)} />}
            <circle className="under" cx={target.x} cy={target.y} r={r} />
            <circle cx={target.x} cy={target.y} r={r} />
          </g>
        );
      })}
    </g>
  );
}

/** From rim to rim. */
function lineTo(from: Figure, to: Figure, r: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [start, end] = [from.size / 2 / length, 1 - r / length];
  if (end <= start) return '';
  return `M${from.x + dx * start} ${from.y + dy * start}L${from.x + dx * end} ${from.y + dy * end}`;
}
