import type { Question } from '@tenebrae/kernel';
import { columnOf, rowOf, S } from './geometry.ts';
import { baseOf, type Figure, thingOfFigure } from './view.ts';

const at = (figure: Figure): { x: number; y: number } => ({
  x: (columnOf(figure.square) + baseOf(figure) / 2) * S,
  y: (rowOf(figure.square) + baseOf(figure) / 2) * S,
});

/** Whom Monsters are after: all of them when asked for, else of the figure that is pointed at, or who attacks now. */
export function TargetLines({
  figures,
  all,
  under,
  question,
}: {
  readonly figures: readonly Figure[];
  readonly all: boolean;
  readonly under: string | null;
  readonly question: Question | null;
}) {
  const victim = question?.ask === 'react' ? question.about?.['who'] : null;
  const attacker = question?.ask === 'react' ? question.about?.['monster'] : null;
  const lines = figures.flatMap(figure => {
    if (figure.is !== 'monster' || figure.target === null) return [];
    const target = figures.find(one => one.is !== 'monster' && one.id === figure.target);
    if (target === undefined) return [];
    const isAsked = under === thingOfFigure(figure) || under === thingOfFigure(target);
    const attacks = victim === target.id && attacker === figure.kind;
    return all || isAsked || attacks ? [{ id: figure.id, from: at(figure), to: at(target) }] : [];
  });
  return (
    <g className="dl-aims dl-still" aria-hidden>
      {lines.map(({ id, from, to }) => (
        <g key={id}>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="back" />
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <circle cx={to.x} cy={to.y} r={S * 0.5} />
        </g>
      ))}
    </g>
  );
}
