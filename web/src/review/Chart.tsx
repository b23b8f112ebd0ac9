import type { Point, Turn } from '@tenebrae/bots';
import { type MouseEvent, useState } from 'react';
import type { Say } from '../words/speech.ts';
import { courseOf, type Percent } from './figures.ts';

interface Props {
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly side: number;
  readonly told: Turn['by'];
  readonly end: number;
  /** All moments of the match, by which they are counted. */
  readonly moments: readonly number[];
  readonly say: Say;
  readonly percent: Percent;
  /** What happened there, for the markers. */
  turnText(turn: Turn): string;
  look(at: number): void;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** The chance to win over the match; every point can be looked at, and the turns are marked. */
export function Chart({ points, turns, side, told, end, moments, say, percent, turnText, look }: Props) {
  const [picked, setPicked] = useState<number | null>(null);
  const last = points.length - 1;
  const place = Math.min(picked ?? last, last);
  const point = points[place];
  const x = (at: number): number => (at / Math.max(1, end)) * WIDTH;
  const y = (part: number): number => HEIGHT * (1 - part);
  const line = (value: (one: Point) => number): string =>
    points.map(one => `${x(one.at)} ${y(value(one))}`).join('L');
  const chance = (one: Point): number => one.chances[side] ?? 0;
  const margin = (one: Point): number => one.margins[side] ?? 0;
  const band = [
    ...points.map(one => `${x(one.at)} ${y(Math.min(1, chance(one) + margin(one)))}`),
    ...points.toReversed().map(one => `${x(one.at)} ${y(Math.max(0, chance(one) - margin(one)))}`),
  ].join('L');
  const { first, low, high, last: final } = courseOf(points, side);
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * end;
    setPicked(nearest(points, at));
  };
  const pointText =
    point === undefined
      ? ''
      : say('review-point', {
          moment: moments.indexOf(point.at) + 1,
          moments: moments.length,
          chance: percent(chance(point)),
          margin: percent(margin(point)),
        });
  return (
    <div className="rv-chart">
      <div className="rv-plot">
        <div className="rv-scale" aria-hidden>
          {[1, 0.5, 0].map(part => (
            <span key={part} style={{ top: `${y(part)}%` }}>
              {percent(part)}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider under it does the same for the keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider under it does the same for the keyboard */}
        <div className="rv-field" onClick={pick}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={say('review-chart', {
              first: percent(first),
              low: percent(low),
              high: percent(high),
              last: percent(final),
            })}
          >
            <path className="grid" d={`M0 0H${WIDTH}M0 50H${WIDTH}M0 100H${WIDTH}`} />
            {points.length > 1 && (
              <>
                <path className="band" d={`M${band}Z`} />
                <path
                  className="under"
                  d={`M${x(points[0]?.at ?? 0)} ${HEIGHT}L${line(chance)}L${x(points.at(-1)?.at ?? 0)} ${HEIGHT}Z`}
                />
                {told === 'standing' && (
                  <path className="standing" d={`M${line(one => one.standings[side] ?? 0)}`} />
                )}
                <path className="over" d={`M${line(chance)}`} />
              </>
            )}
            {point !== undefined && <path className="here" d={`M${x(point.at)} 0V${HEIGHT}`} />}
          </svg>
          <ol>
            {turns.map(turn => (
              <li key={turn.to} style={{ left: `${(turn.to / Math.max(1, end)) * 100}%` }}>
                <button
                  type="button"
                  className={turn.after > turn.before ? 'up' : 'down'}
                  style={{ top: `${y(turn.after)}%` }}
                  aria-label={say('review-look-at', { what: turnText(turn) })}
                  title={turnText(turn)}
                  onClick={() => look(turn.from)}
                >
                  <span aria-hidden>{turn.after > turn.before ? '▲' : '▼'}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="rv-ends" aria-hidden>
        <span>{say('review-start')}</span>
        <span>{say('review-end')}</span>
      </div>
      <div className="rv-pick">
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={Math.max(0, place)}
          aria-label={say('review-moment')}
          aria-valuetext={pointText}
          onChange={event => setPicked(Number(event.target.value))}
        />
        <p>{pointText}</p>
        <button
          type="button"
          className="btn small"
          disabled={point === undefined}
          onClick={() => look(point?.at ?? 0)}
        >
          {say('review-look')}
        </button>
      </div>
    </div>
  );
}

function nearest(points: readonly Point[], at: number): number {
  let best = 0;
  for (const [place, point] of points.entries())
    if (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? 0) - at)) best = place;
  return best;
}
