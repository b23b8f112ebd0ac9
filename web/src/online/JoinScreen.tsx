import './online.css';
import { use, useState } from 'react';
import Chair from '~icons/game-icons/wooden-chair';
import type { Invitation } from '@tenebrae/protocol';
import { Header } from '../shell/Header.tsx';
import { boxed } from '../shell/lobby/shelf.ts';
import { addressOf, go } from '../shell/route.ts';
import { useSay } from '../words/speech.ts';
import { invitation, join } from './api.ts';
import { NameForm } from './NameForm.tsx';
import { findServer, useServerState } from './server.ts';
import { titleOf } from './titles.ts';
import { sayFault } from './trouble.ts';

type Asked = Invitation['table'] | null;

const asked = new Map<string, Promise<Asked>>();

/** What the link leads to, asked once; null when there is no such table, or nobody to ask. */
function invited(code: string): Promise<Asked> {
  const known = asked.get(code);
  if (known !== undefined) return known;
  const found = findServer()
    .then(() => invitation(code))
    .catch(() => null);
  asked.set(code, found);
  return found;
}

/** Where an invitation's link leads: what is played, with whom, and the way to the table. */
export function JoinScreen({ code }: { readonly code: string }) {
  const say = useSay();
  const table = use(invited(code));
  const me = useServerState(server => server.me);
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState('');
  const enter = async (): Promise<void> => {
    if (going) return;
    setGoing(true);
    try {
      go({ page: 'online', table: await join(code) });
    } catch (thrown) {
      setFault(sayFault(say, thrown));
    } finally {
      setGoing(false);
    }
  };
  const box = table === null ? undefined : boxed(table.game);
  return (
    <div className="page">
      <Header page="join" />
      <main className="sheet panel o-sheet" tabIndex={-1}>
        {table === null ? (
          <>
            <h1>{say('no-invitation')}</h1>
            <p className="gist">{say('no-invitation-help')}</p>
            <p>
              <a className="btn prime" href={addressOf({ page: 'lobby' })}>
                {say('to-the-lobby')}
              </a>
            </p>
          </>
        ) : (
          <div className="o-invited" data-game={table.game}>
            {box !== undefined && <img className="o-poster" src={box.poster} alt="" />}
            <div>
              <p className="cap">{say('invited-by', { name: table.host.name })}</p>
              <h1>{titleOf(say, table)}</h1>
              {box !== undefined && <p className="gist">{say(`game.${box.id}.gist`)}</p>}
              <ul className="o-who">
                {table.seats.map(({ seat, name, bot }, place) => (
                  <li key={seat} style={{ '--c': `var(--seat-${place + 1})` }}>
                    <i className={name === null && bot === null ? 'free' : ''} aria-hidden />
                    {name ?? say(bot === null ? 'seat-free' : 'a-bot')}
                  </li>
                ))}
              </ul>
              {me === null ? (
                <NameForm deed={say('go-to-table')} onNamed={() => void enter()} />
              ) : (
                <button type="button" className="btn prime" disabled={going} onClick={() => void enter()}>
                  <Chair className="i" aria-hidden /> {say('go-to-table')}
                </button>
              )}
              {fault !== '' && (
                <p className="news bad" role="alert">
                  {fault}
                </p>
              )}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
