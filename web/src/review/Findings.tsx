import type { Luck, Mistake, Review, Turn } from '@tenebrae/bots';
import type { Option, Seat } from '@tenebrae/kernel';
import type { ReactNode } from 'react';
import Branch from '~icons/game-icons/divert';
import Dice from '~icons/game-icons/dice-six-faces-five';
import Eye from '~icons/game-icons/eyeball';
import Turned from '~icons/game-icons/return-arrow';
import Scales from '~icons/game-icons/scales';
import type { LogLine } from '../engine/scene.ts';
import { optionText } from '../table/option-text.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { luckWord, type Percent } from './figures.ts';
import { lineText, tellingLines } from './told.ts';

interface Shared {
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly percent: Percent;
  nameOf(seat: Seat): string;
  look(at: number): void;
  /** Plays on from a moment with other dice; null where this screen may not. */
  readonly branch: ((at: number) => void) | null;
}

/** The ways back to a moment. */
function Ways({ at, what, say, look, branch }: Shared & { readonly at: number; readonly what: string }) {
  return (
    <div className="rv-ways">
      <button
        type="button"
        className="btn small"
        aria-label={say('review-look-at', { what })}
        onClick={() => look(at)}
      >
        <Eye className="i" aria-hidden /> {say('review-look')}
      </button>
      {branch !== null && (
        <button
          type="button"
          className="btn small ghost"
          aria-label={say('review-branch-at', { what })}
          title={say('branch-stays')}
          onClick={() => branch(at)}
        >
          <Branch className="i" aria-hidden /> {say('review-branch')}
        </button>
      )}
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Part({ id, title, icon, children }: PartProps) {
  return (
    <section className="panel rv-part" aria-labelledby={id}>
      <div className="ph">
        {icon}
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

interface TurnsProps extends Shared {
  readonly turns: readonly Turn[];
  readonly log: readonly LogLine[];
  /** The kinds of happenings that a match of this game turns on. */
  readonly turnsOn: readonly string[];
  readonly isDone: boolean;
  turnText(turn: Turn): string;
}

/** The moments at which it turned, and what happened then. */
export function Turns(props: TurnsProps) {
  const { turns, log, turnsOn, say, gameSay, isDone, turnText } = props;
  return (
    <Part id="rv-turns" title={say('review-turns')} icon={<Turned className="i" aria-hidden />}>
      {turns.length === 0 && <p className="rv-none">{say(isDone ? 'review-no-turns' : 'review-none-yet')}</p>}
      <ol className="rv-list">
        {turns.map(turn => (
          <li key={turn.to} className={turn.after > turn.before ? 'up' : 'down'}>
            <b>
              <span aria-hidden>{turn.after > turn.before ? '▲' : '▼'}</span> {turnText(turn)}
            </b>
            {tellingLines(log, turn, 2, turnsOn).map(line => (
              <p key={`${line.at}/${line.event.type}`}>{lineText(line, gameSay)}</p>
            ))}
            <Ways {...props} at={turn.from} what={turnText(turn)} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface LuckProps extends Shared {
  readonly luck: readonly Luck[];
  readonly throws: Review['throws'];
}

/** How the dice treated everybody. */
export function LuckTable({ luck, throws, say, percent, nameOf }: LuckProps) {
  return (
    <Part id="rv-luck" title={say('review-luck')} icon={<Dice className="i" aria-hidden />}>
      <p className="rv-gist">
        {say('review-luck-gist')}
        {throws.weighed < throws.all && throws.weighed > 0 && (
          <> {say('review-luck-sample', { ...throws })}</>
        )}
      </p>
      <ul className="rv-luck">
        {luck.map(({ seat, throws: count, better }) => (
          <li key={seat}>
            <b>{nameOf(seat)}</b>
            {count === 0 ? (
              <span className="word">{say('review-luck-none')}</span>
            ) : (
              <>
                <span className="scale" aria-hidden>
                  <i style={{ left: `${Math.round(better * 100)}%` }} />
                </span>
                <span className="word">{say(luckWord(better))}</span>
                <small>
                  {say('review-luck-better', { percent: percent(better) })} ·{' '}
                  {say('review-luck-throws', { count })}
                </small>
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface MistakesProps extends Shared {
  readonly mistakes: readonly Mistake[];
  readonly isDone: boolean;
  readonly isWorking: boolean;
}

/** The decisions that cost most, and what the bot would have done. */
export function Mistakes(props: MistakesProps) {
  const { mistakes, say, gameSay, percent, nameOf, isDone, isWorking } = props;
  return (
    <Part id="rv-mistakes" title={say('review-mistakes')} icon={<Scales className="i" aria-hidden />}>
      {mistakes.length === 0 && (
        <p className="rv-none">
          {say(isDone ? 'review-no-mistakes' : isWorking ? 'review-mistakes-wait' : 'review-none-yet')}
        </p>
      )}
      <ol className="rv-list">
        {mistakes.map(({ at, seat, question, taken, advised, futures, cost }) => {
          const asked = gameSay(question.ask, question.about);
          return (
            <li key={at}>
              <b>
                {nameOf(seat)} · {asked}
              </b>
              <dl>
                <Way name={say('review-taken')} option={taken} shows={cost.of} {...{ percent, gameSay }} />
                <Way
                  name={say('review-advised')}
                  option={advised}
                  shows={cost.of}
                  {...{ percent, gameSay }}
                />
              </dl>
              <p className="rv-cost">
                {say(`review-cost-${cost.of}`, { amount: percent(cost.amount), doubt: percent(cost.doubt) })}{' '}
                <small>{say('review-compared', { count: futures })}</small>
              </p>
              <Ways {...props} at={at} what={asked} />
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

interface WayProps {
  readonly name: string;
  readonly option: Option & { readonly expected: Mistake['taken']['expected'] };
  readonly shows: Mistake['cost']['of'];
  readonly percent: Percent;
  readonly gameSay: GameSay;
}

function Way({ name, option, shows, percent, gameSay }: WayProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{optionText(option, gameSay)}</span>
        {shows === 'chance' && <span className="num"> {percent(option.expected.chance)}</span>}
      </dd>
    </div>
  );
}
