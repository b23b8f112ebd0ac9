import './review.css';
import type { Review, Turn } from '@tenebrae/bots';
import type { Seat } from '@tenebrae/kernel';
import { useEffect, useState } from 'react';
import Hourglass from '~icons/game-icons/hourglass';
import { tellerOf } from '../end/tell.ts';
import { type LogLine, type Scene, seatsHere } from '../engine/scene.ts';
import { useSettings } from '../shell/settings.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { Chart } from './Chart.tsx';
import { CurveTable } from './CurveTable.tsx';
import type { Desk } from './desk.ts';
import { type Percent, percentIn } from './figures.ts';
import { LuckTable, Mistakes, Turns } from './Findings.tsx';
import { Progress } from './Progress.tsx';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: Seat): string;
  look(at: number): void;
  readonly branch: ((at: number) => void) | null;
  toEnd(): void;
}

/** A match that is over, as a bot sees it: its prospects over time, where it turned, luck, and what cost most. */
export function ReviewScreen(props: Props) {
  const { desk, scene, say, toEnd } = props;
  const { phase, part, message, done } = desk.use();
  const here = seatsHere(scene);
  const match = nameOf(scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of the match says when it is another one
  useEffect(() => desk.begin(match, here), [desk, match]);
  return (
    <section className="rv" aria-labelledby="review-title">
      <header>
        <h1 id="review-title">{say('review-title')}</h1>
        <p>{say('review-gist')}</p>
      </header>
      <Progress
        {...{ phase, message, done, say }}
        futures={part?.futures ?? 0}
        stop={desk.stop}
        again={() => desk.again(here)}
        toEnd={toEnd}
      />
      {part !== null && part.points.length > 1 && (
        <Found {...props} part={part} isDone={phase === 'done'} isWorking={phase === 'working'} />
      )}
    </section>
  );
}

/** One end of one table is not another's. */
const nameOf = ({ moment, moments, result, log }: Scene): string =>
  [moment, moments.length, result?.outcome ?? '', log.from + log.lines.length].join('/');

interface FoundProps extends Props {
  readonly part: Review;
  readonly isDone: boolean;
  readonly isWorking: boolean;
}

function Found(props: FoundProps) {
  const { part, scene, log, say, gameSay, nameOf, look, branch, isDone, isWorking } = props;
  const percent = percentIn(useSettings(settings => settings.language));
  const here = seatsHere(scene);
  const own = part.sides.findIndex(side => side.some(seat => here.includes(seat)));
  const [picked, setPicked] = useState<string | null>(null);
  const nameOfSide = (side: readonly Seat[]): string =>
    side.length === scene.seats.length ? say('review-party') : side.map(nameOf).join(', ');
  const found = part.sides.findIndex(side => side.join(' ') === picked);
  const side = Math.max(0, found < 0 ? own : found);
  const told = part.told[side] ?? 'chance';
  const turns = part.turns.filter(turn => turn.side === side);
  const turnText = (turn: Turn): string => turnWords(turn, say, percent);
  const { moments } = scene;
  const shared = { say, gameSay, percent, nameOf, look, branch };
  return (
    <>
      <section className="panel rv-curve" aria-labelledby="rv-curve">
        <div className="ph">
          <Hourglass className="i" aria-hidden />
          <h2 id="rv-curve">{say('review-chance')}</h2>
          <ul className="legend" aria-hidden>
            <li className="of-chance">{say('review-chance')}</li>
            {told === 'standing' && <li className="of-standing">{say('review-standing')}</li>}
            <li className="of-margin">{say('review-margin')}</li>
          </ul>
          {part.sides.length > 1 && (
            <label className="rv-side">
              {say('review-side')}{' '}
              <select
                className="drop"
                value={part.sides[side]?.join(' ') ?? ''}
                onChange={event => setPicked(event.target.value)}
              >
                {part.sides.map(one => (
                  <option key={one.join(' ')} value={one.join(' ')}>
                    {nameOfSide(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <Chart
          {...{ turns, side, told, moments, say, percent, turnText, look }}
          points={part.points}
          end={part.end}
        />
        {told === 'standing' && <p className="rv-told">{say('review-standing-gist')}</p>}
        <CurveTable {...{ side, told, moments, say, percent, look }} points={part.points} />
      </section>
      <div className="rv-parts">
        <Turns {...shared} {...{ turns, log, isDone, turnText }} turnsOn={tellerOf(scene).turnsOn} />
        <div>
          <Mistakes {...shared} {...{ isDone, isWorking }} mistakes={part.mistakes} />
          <LuckTable {...shared} luck={part.luck} throws={part.throws} />
        </div>
      </div>
    </>
  );
}

const turnWords = ({ by, before, after }: Turn, say: Say, percent: Percent): string =>
  `${say(`review-turn-${by}`, { before: percent(before), after: percent(after) })}, ${say(after > before ? 'review-better' : 'review-worse')}`;
