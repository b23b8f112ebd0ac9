import type { TableCard } from '@tenebrae/protocol';
import Chair from '~icons/game-icons/wooden-chair';
import Hourglass from '~icons/game-icons/hourglass';
import Play from '~icons/game-icons/play-button';
import { ago } from '../shell/lobby/ago.ts';
import { boxed } from '../shell/lobby/shelf.ts';
import { addressOf } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';
import { titleOf } from './titles.ts';

/** One table of the server in the lobby's list. */
export function TableCardRow({ card, say }: { readonly card: TableCard; readonly say: Say }) {
  const language = useSettings(settings => settings.language);
  const Emblem = boxed(card.game)?.Emblem;
  const title = titleOf(say, card);
  const persons = card.seats.flatMap(({ name }) => name ?? []);
  const free = card.seats.filter(({ name, bot }) => name === null && bot === null).length;
  const stands = [
    waitsFor(card, say),
    persons.length === 0 ? say('host-is', { name: card.host.name }) : persons.join(', '),
    free > 0 && card.status !== 'over' ? say('seats-free', { count: free }) : null,
    ago(card.changedAt, language),
  ];
  const isOver = card.status === 'over' || card.status === 'archived';
  return (
    <li data-game={card.game} className={card.yourTurn ? 'o-turn' : ''}>
      <span className="te">{Emblem && <Emblem className="i" aria-hidden />}</span>
      <div className="ti">
        <h3>{title}</h3>
        <small>{stands.filter(part => part !== null).join(' · ')}</small>
      </div>
      <span className="sts" role="img" aria-label={say('seats-at-table', { count: card.seats.length })}>
        {card.seats.map(({ seat, name, bot }, place) => (
          <i
            key={seat}
            className={name !== null ? '' : bot !== null ? 'bot' : 'free'}
            style={{ '--c': `var(--seat-${place + 1})` }}
          />
        ))}
      </span>
      <span className="acts-row">
        <a
          className={card.yourTurn ? 'btn small prime' : 'btn small'}
          href={addressOf({ page: 'online', table: card.id })}
        >
          {isOver ? (
            <Hourglass className="i" aria-hidden />
          ) : card.yours ? (
            <Play className="i" aria-hidden />
          ) : (
            <Chair className="i" aria-hidden />
          )}
          {say(
            card.yourTurn
              ? 'your-turn'
              : isOver
                ? 'look-back-on-it'
                : card.yours
                  ? 'go-to-table'
                  : 'join-table',
          )}
          <span className="sr"> {title}</span>
        </a>
      </span>
    </li>
  );
}

/** Where a table stands: gathering, over, or whom it waits for. */
function waitsFor({ status, yourTurn, asked, seats }: TableCard, say: Say): string | null {
  if (status !== 'playing') return say(`status-${status}`);
  if (yourTurn || asked.length === 0) return null;
  if (asked.length > 1) return say('waits-for', { who: say('the-party') });
  const name = seats.find(({ seat }) => seat === asked[0])?.name ?? null;
  return name === null ? null : say('waits-for', { who: name });
}
