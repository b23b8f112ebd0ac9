import './end.css';
import type { Facts, Seat } from '@tenebrae/kernel';
import { useMemo } from 'react';
import Hourglass from '~icons/game-icons/hourglass';
import Trophy from '~icons/game-icons/laurels-trophy';
import Players from '~icons/game-icons/tabletop-players';
import SaveArrow from '~icons/game-icons/save-arrow';
import Scales from '~icons/game-icons/scales';
import Tombstone from '~icons/game-icons/tombstone';
import { type LogLine, type Scene, seatsHere } from '../engine/scene.ts';
import { fileName, handOut } from '../saves/export.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { Deeds } from './Deeds.tsx';
import { fortuneOf } from './fortune.ts';
import type { Story } from './story.ts';
import { StoryCurve } from './StoryCurve.tsx';
import { tellerOf } from './tell.ts';

interface Props {
  readonly scene: Scene;
  readonly log: readonly LogLine[];
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly names: Readonly<Record<string, string>>;
  /** Shows the table as it stood at a moment. */
  onReplay(at: number): void;
  /** What a bot makes of the match. */
  onReview(): void;
  /** The same seats and options once more, where this screen may do that. */
  readonly onAgain: (() => void) | null;
  onLeave(): void;
}

/** How it ended, in a sentence; what everybody did; and the way back to any moment that mattered. */
export function EndScreen({ scene, log, say, gameSay, names, onReplay, onReview, onAgain, onLeave }: Props) {
  const story = useMemo(() => tellerOf(scene).story(scene, log), [scene, log]);
  const { result } = scene;
  if (result === null) return null;
  const here = seatsHere(scene);
  const isOurs = (seat: Seat): boolean => here.length === 0 || here.includes(seat);
  const won = result.winners.some(isOurs);
  const Sign = won ? Trophy : Tombstone;
  const replayFrom = (at: number): void =>
    onReplay(scene.moments.findLast(moment => moment <= at) ?? scene.moments[0] ?? 0);
  return (
    <section className={won ? 'end won' : 'end lost'} aria-labelledby="end-title">
      <header>
        <Sign className="i laur" aria-hidden />
        <p className="cap">{say(won ? 'victory' : 'defeat')}</p>
        <h1 id="end-title">{sentence(gameSay(result.outcome, result.about))}</h1>
        <p className="closing">
          {closing(story, say, won)} <span className="rule">{result.rule}</span>
        </p>
      </header>
      <dl className="nums">
        {story.numbers.map(({ value, of }) => (
          <div key={of}>
            <dd>{value}</dd>
            <dt>{say(of)}</dt>
          </div>
        ))}
      </dl>
      <Deeds story={story} say={say} gameSay={gameSay} names={names} />
      <StoryCurve story={story} say={say} gameSay={gameSay} replay={replayFrom} />
      <div className="acts">
        <button type="button" className="btn" onClick={() => replayFrom(0)}>
          <Hourglass className="i" aria-hidden /> {say('replay')}
        </button>
        <button type="button" className="btn" onClick={onReview}>
          <Scales className="i" aria-hidden /> {say('review')}
        </button>
        {onAgain !== null && (
          <button type="button" className="btn prime" onClick={onAgain}>
            <Players className="i" aria-hidden /> {say('same-table-again')}
          </button>
        )}
        <button
          type="button"
          className="btn ghost"
          onClick={() => handOut(chronicle(log, gameSay), `${fileName(gameSay('game'))}.txt`, 'text/plain')}
        >
          <SaveArrow className="i" aria-hidden /> {say('save-chronicle')}
        </button>
        <button type="button" className="btn ghost" onClick={onLeave}>
          {say('back-to-lobby')}
        </button>
      </div>
    </section>
  );
}

/** "Victory: the nemesis is destroyed." stands under the word "Victory" already. */
function sentence(outcome: string): string {
  const rest = /^\p{L}{2,12}\s?:\s*(.+)$/u.exec(outcome)?.[1] ?? outcome;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** How long it took, and what the dice had to do with it. */
function closing({ numbers, heroes, closing: own }: Story, say: Say, won: boolean): string {
  if (own !== undefined) return say(own.text, own.facts);
  const rounds = numbers[0]?.value ?? 0;
  const luck = heroes.flatMap(hero => hero.luck ?? []);
  const rolled = luck.reduce((total, one) => total + one.rolled, 0);
  const expected = luck.reduce((total, one) => total + one.expected, 0);
  const facts = { rolled, expected: Math.round(expected) };
  const dice = luck.length === 0 ? '' : ` ${say(`end-${fortuneOf(rolled, expected)}`, facts)}`;
  return `${say(won ? 'end-won-after' : 'end-lost-after', { rounds })}${dice}`;
}

const chronicle = (log: readonly LogLine[], gameSay: GameSay): string =>
  log.map(({ event }) => `${gameSay(event.type, event as Facts)} [${event.rule}]`).join('\n');
