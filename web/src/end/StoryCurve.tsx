import type { Facts } from '@tenebrae/kernel';
import { useState } from 'react';
import Hourglass from '~icons/game-icons/hourglass';
import type { LogLine } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';
import type { Curve, Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly say: Say;
  readonly gameSay: GameSay;
  replay(at: number): void;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** The game as a line, from the first moment to the last, with the moments that turned it. */
export function StoryCurve({ story: { curves, moments }, say, gameSay, replay }: Props) {
  const [told, setTold] = useState<LogLine | null>(null);
  const end = Math.max(1, ...curves.flatMap(({ points }) => points.map(({ at }) => at)));
  const words = (line: LogLine): string => gameSay(line.event.type, line.event as Facts);
  return (
    <section className="panel curve" aria-labelledby="curve-title">
      <div className="ph">
        <Hourglass className="i" aria-hidden />
        <h2 id="curve-title">{say('end-story')}</h2>
        <ul className="legend">
          {curves.map(({ name, points }, place) => (
            <li key={name} className={`line-${place}`}>
              {say(name)} <small>{say('end-at-most', { count: highest(points) })}</small>
            </li>
          ))}
        </ul>
        <p className="told">{told === null ? say('end-click-moment') : words(told)}</p>
      </div>
      <div className="tml">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {curves.map((curve, place) => (
            <Line key={curve.name} curve={curve} end={end} place={place} />
          ))}
        </svg>
        <ol>
          {moments.map(line => (
            <li key={`${line.at}/${line.event.type}`} style={{ left: `${(line.at / end) * 100}%` }}>
              <button
                type="button"
                style={{ top: `${heightAt(curves[0], line.at)}%` }}
                aria-label={say('replay-from', { what: words(line) })}
                onMouseEnter={() => setTold(line)}
                onMouseLeave={() => setTold(null)}
                onFocus={() => setTold(line)}
                onBlur={() => setTold(null)}
                onClick={() => replay(line.at)}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LineProps {
  readonly curve: Curve;
  readonly end: number;
  readonly place: number;
}

function Line({ curve: { points }, end, place }: LineProps) {
  if (points.length === 0) return null;
  const top = highest(points);
  const path = points.map(({ at, value }) => `${(at / end) * WIDTH} ${height(value, top)}`).join('L');
  return (
    <g className={`line-${place}`}>
      {place === 0 && <path className="under" d={`M0 ${HEIGHT}L${path}L${WIDTH} ${HEIGHT}Z`} />}
      <path className="over" d={`M${path}`} vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** How far from the top a value lies, in hundredths. */
const height = (value: number, top: number): number =>
  HEIGHT - 6 - (value / Math.max(1, top)) * (HEIGHT - 16);

/** Where the line lies at a moment, between the two points around it. */
function heightAt(curve: Curve | undefined, at: number): number {
  if (curve === undefined) return HEIGHT / 2;
  const { points } = curve;
  const after = points.find(point => point.at >= at) ?? points.at(-1);
  const before = points.findLast(point => point.at <= at) ?? points[0];
  if (after === undefined || before === undefined) return HEIGHT / 2;
  const part = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at);
  return height(before.value + (after.value - before.value) * part, highest(points));
}

const highest = (points: Curve['points']): number => Math.max(0, ...points.map(({ value }) => value));
