import Bubble from '~icons/game-icons/chat-bubble';
import People from '~icons/game-icons/tabletop-players';
import type { Say } from '../words/speech.ts';
import type { OnlineTable } from './online-table.ts';

/** What lies open beside the table. */
export const PANELS = ['people', 'chat'] as const;
export type Panel = (typeof PANELS)[number];

interface Props {
  readonly online: OnlineTable;
  readonly say: Say;
  readonly panel: Panel | null;
  setPanel(panel: Panel | null): void;
}

/** In the top bar: who is here, and what is said. */
export function Extras({ online, say, panel, setPanel }: Props) {
  const { chat, read, you, table } = online.use();
  const unread = chat.filter(({ at, by }) => at > read && by.id !== you?.id).length;
  const here = table?.seats.filter(({ present, bot }) => present && bot === null).length ?? 0;
  const people = say('people-here', { count: here });
  const talk = unread === 0 ? say('chat') : say('chat-unread', { count: unread });
  const toggle = (one: Panel) => () => setPanel(panel === one ? null : one);
  return (
    <>
      <button
        type="button"
        className={panel === 'people' ? 'tool o-people on' : 'tool o-people'}
        aria-label={people}
        title={people}
        aria-expanded={panel === 'people'}
        onClick={toggle('people')}
      >
        <People className="i" aria-hidden />
        <span className="o-count" aria-hidden>
          {here}
        </span>
      </button>
      <button
        type="button"
        className={panel === 'chat' ? 'tool o-chats on' : 'tool o-chats'}
        aria-label={talk}
        title={talk}
        aria-expanded={panel === 'chat'}
        onClick={toggle('chat')}
      >
        <Bubble className="i" aria-hidden />
        {unread > 0 && (
          <span className="o-count unread" aria-hidden>
            {unread}
          </span>
        )}
      </button>
    </>
  );
}
