import '../shell/set/set.css';
import type { Person as Somebody, SeatInfo, TableInfo } from '@tenebrae/protocol';
import type { ReactNode } from 'react';
import Chair from '~icons/game-icons/wooden-chair';
import Door from '~icons/game-icons/exit-door';
import Person from '~icons/game-icons/person';
import Robot from '~icons/game-icons/robot-helmet';
import { BOT_SITTERS, isBot } from '../engine/scene.ts';
import { SeatDisc } from '../shell/SeatDisc.tsx';
import { BotOptions } from '../shell/set/Kinds.tsx';
import type { Say, ShellText } from '../words/speech.ts';
import type { Deed } from './outbox.ts';
import { sitterName } from './titles.ts';

interface Props {
  readonly table: TableInfo;
  readonly you: Somebody | null;
  /** The seats that are waited for. */
  readonly asked: readonly string[];
  readonly say: Say;
  act(deed: Deed): void;
}

/** Every seat: whose it is, who plays it now, whether they are here, and what can be done about it. */
export function SeatRows(props: Props) {
  const { table, asked, say } = props;
  return (
    <ul className="sl o-seats" aria-label={say('seats')}>
      {table.seats.map((info, place) => {
        const { seat, holder, bot } = info;
        const Icon = holder !== null && bot === null ? Person : bot === null ? Chair : Robot;
        return (
          <li key={seat} className={asked.includes(seat) ? 'o-asked' : ''}>
            <SeatDisc seat={place + 1} Icon={Icon} />
            <div>
              <b>
                {sitterName(say, info, place)}
                <Presence info={info} say={say} />
              </b>
              <small>{standing(info, props)}</small>
            </div>
            <Deeds {...props} info={info} place={place} />
          </li>
        );
      })}
    </ul>
  );
}

/** A green dot for who is here; the words are for those who do not see it. */
function Presence({
  info: { holder, bot, lentTo, present },
  say,
}: {
  readonly info: SeatInfo;
  readonly say: Say;
}) {
  if (bot !== null || (holder === null && lentTo === null)) return null;
  const words = say(present ? 'is-here' : 'is-away');
  return <i className={present ? 'o-dot here' : 'o-dot'} role="img" aria-label={words} title={words} />;
}

function standing({ seat, holder, bot, lentTo }: SeatInfo, { you, asked, say }: Props): string {
  const parts = [
    holder === null
      ? bot === null
        ? say('seat-by-link')
        : botText(bot, say)
      : lentTo !== null
        ? say('lent-to-person', { name: lentTo.name })
        : bot !== null
          ? `${say('lent-to-bot')} · ${botText(bot, say)}`
          : holder.id === you?.id
            ? say('your-seat')
            : null,
    asked.includes(seat) ? say('is-asked') : null,
  ];
  return parts.filter(part => part !== null).join(' · ');
}

/** What a bot does; one that this page does not know is a bot all the same. */
const botText = (bot: string, say: Say): string =>
  isBot(bot) ? `${say(`sits-${bot}`)}, ${say(`seat-${bot}-help`)}` : say('a-bot');

interface DeedsProps extends Props {
  readonly info: SeatInfo;
  readonly place: number;
}

/** What may be done with a seat: taken, left, lent, taken back, given to a bot. */
function Deeds({ place, ...props }: DeedsProps) {
  const { table, you, say, act, info } = props;
  const { seat, holder, bot, lentTo } = info;
  if (table.status === 'over' || table.status === 'archived') return null;
  const number = place + 1;
  const deed = (kind: 'sit' | 'rise' | 'reclaim', words: ShellText, look = ''): ReactNode => {
    const Icon = ICONS[kind];
    return (
      <button type="button" className={`btn small ${look}`} onClick={() => act({ kind, seat })}>
        {Icon !== null && <Icon className="i" aria-hidden />} {say(words)}
        <span className="sr"> {say('seat-number', { number })}</span>
      </button>
    );
  };
  if (holder === null)
    return (
      <div className="o-deeds">
        {deed('sit', 'sit-here')}
        {table.isHost && <LendTo {...props} number={number} botsOnly />}
        {table.isHost && bot !== null && deed('rise', 'free-the-seat', 'ghost')}
      </div>
    );
  if (holder.id === you?.id)
    return (
      <div className="o-deeds">
        {bot !== null || lentTo !== null
          ? deed('reclaim', 'take-seat-back', 'prime')
          : table.status === 'playing' && <LendTo {...props} number={number} />}
        {deed('rise', 'leave-seat', 'ghost')}
      </div>
    );
  const isLentToYou = lentTo !== null && lentTo.id === you?.id;
  // Before the match the host can free a seat that somebody took and left.
  const canFree = table.isHost && table.status === 'gathering';
  if (!isLentToYou && !canFree) return null;
  return (
    <div className="o-deeds">{deed('rise', isLentToYou ? 'give-seat-back' : 'free-the-seat', 'ghost')}</div>
  );
}

const ICONS = { sit: Chair, rise: Door, reclaim: null } as const;

interface LendProps extends Omit<DeedsProps, 'place'> {
  readonly number: number;
  readonly botsOnly?: boolean;
}

/** Bots, and everybody who is at the table. */
function LendTo({ table, you, say, act, info, number, botsOnly }: LendProps) {
  const friends = botsOnly === true ? [] : peopleAt(table).filter(({ id }) => id !== you?.id);
  const lend = (to: string): void => {
    const kind = BOT_SITTERS.find(one => `bot ${one}` === to);
    const friend = friends.find(({ id }) => id === to);
    if (kind !== undefined) act({ kind: 'lend', seat: info.seat, to: { bot: kind } });
    else if (friend !== undefined) act({ kind: 'lend', seat: info.seat, to: { person: friend.id } });
  };
  return (
    <select
      className="drop"
      value={botsOnly === true && isBot(info.bot ?? '') ? `bot ${info.bot}` : ''}
      aria-label={say(botsOnly === true ? 'give-seat-to' : 'lend-seat-to', { number })}
      onChange={event => lend(event.target.value)}
    >
      <option value="" disabled>
        {say(botsOnly === true ? 'give-to' : 'lend-to')}
      </option>
      <BotOptions say={say} asValue={bot => `bot ${bot}`} />
      {friends.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Everybody who has a seat or looks on, each once. */
function peopleAt({ seats, watchers }: TableInfo): readonly Somebody[] {
  const people = [...seats.flatMap(({ holder }) => holder ?? []), ...watchers];
  return people.filter(({ id }, place) => people.findIndex(one => one.id === id) === place);
}
