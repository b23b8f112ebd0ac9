import type { Point, Turn } from '@tenebrae/bots';
import type { Say } from '../words/speech.ts';
import type { Percent } from './figures.ts';

interface Props {
  readonly points: readonly Point[];
  readonly side: number;
  readonly told: Turn['by'];
  readonly moments: readonly number[];
  readonly say: Say;
  readonly percent: Percent;
  look(at: number): void;
}

/** The same as the chart, for those who rather read. */
export function CurveTable({ points, side, told, moments, say, percent, look }: Props) {
  return (
    <details className="rv-table">
      <summary>{say('review-table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable with the keyboard */}
      <div role="region" aria-label={say('review-table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('review-moment')}</th>
              <th scope="col">{say('review-chance')}</th>
              <th scope="col">{say('review-margin')}</th>
              {told === 'standing' && <th scope="col">{say('review-standing')}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, chances, margins, standings }) => (
              <tr key={at}>
                <th scope="row">
                  <button type="button" className="link" onClick={() => look(at)}>
                    {moments.indexOf(at) + 1}
                  </button>
                </th>
                <td>{percent(chances[side] ?? 0)}</td>
                <td>± {percent(margins[side] ?? 0)}</td>
                {told === 'standing' && <td>{percent(standings[side] ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
