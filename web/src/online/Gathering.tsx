import type { ReactNode } from 'react';
import Candle from '~icons/game-icons/candle-light';
import { Header } from '../shell/Header.tsx';
import { boxed } from '../shell/lobby/shelf.ts';
import type { Say } from '../words/speech.ts';
import { Chat } from './Chat.tsx';
import { Invite } from './Invite.tsx';
import type { OnlineTable } from './online-table.ts';
import type { Deed } from './outbox.ts';
import { SeatRows } from './SeatRows.tsx';
import { Terms, TermsRead } from './Terms.tsx';
import { titleOf } from './titles.ts';
import type { Done } from '../engine/table-engine.ts';

interface Props {
  readonly online: OnlineTable;
  readonly say: Say;
  readonly notice: ReactNode;
  act(deed: Deed): void;
  tell(done: Done): void;
}

/** Before the match: who comes, who sits where, what has been agreed; the host begins when every seat is taken. */
export function Gathering({ online, say, notice, act, tell }: Props) {
  const { table, you } = online.use();
  if (table === null) return null;
  const box = boxed(table.game);
  const free = table.seats.filter(({ holder, bot }) => holder === null && bot === null).length;
  const title = titleOf(say, table);
  return (
    <div className="page">
      <Header page="online" />
      <main className="sheet panel o-sheet" tabIndex={-1} data-game={table.game}>
        <div className="o-top">
          {box !== undefined && <box.Emblem className="i o-emblem" aria-hidden />}
          <div>
            <h1>{title}</h1>
            <p className="gist">
              {say('gathers', { name: table.host.name })}
              {box !== undefined && title !== say(`game.${box.id}`) && ` · ${say(`game.${box.id}`)}`}
            </p>
          </div>
          <div className="o-begin">
            {table.isHost ? (
              <button
                type="button"
                className="btn prime"
                disabled={free > 0}
                onClick={() => act({ kind: 'begin' })}
              >
                <Candle className="i" aria-hidden /> {say('light-the-candle')}
              </button>
            ) : (
              <p>{say('host-begins', { name: table.host.name })}</p>
            )}
            <p role="status">{free > 0 ? say('seats-still-free', { count: free }) : say('everybody-sits')}</p>
          </div>
        </div>
        {notice}
        <div className="o-columns">
          <section aria-labelledby="o-seats">
            <h2 id="o-seats">{say('seats')}</h2>
            <SeatRows {...{ table, you, say, act }} asked={[]} />
            {table.invitation !== null && <Invite code={table.invitation} title={title} say={say} />}
            {table.watchers.length > 0 && (
              <p className="help">
                {say('watchers-are', { names: table.watchers.map(({ name }) => name).join(', ') })}
              </p>
            )}
          </section>
          <section aria-labelledby="o-terms">
            <h2 id="o-terms">{say('agreed')}</h2>
            {table.isHost ? <Terms {...{ table, say, act }} /> : <TermsRead table={table} say={say} />}
          </section>
          <div className="o-talk">
            <h2>{say('chat')}</h2>
            <Chat {...{ online, say, tell }} />
          </div>
        </div>
      </main>
    </div>
  );
}
