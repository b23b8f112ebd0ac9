import './online.css';
import { type ReactNode, useRef, useState } from 'react';
import Folder from '~icons/game-icons/open-folder';
import { go } from '../shell/route.ts';
import { useSay } from '../words/speech.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { MyName } from './MyName.tsx';
import { NameForm } from './NameForm.tsx';
import { TooOld } from './TooOld.tsx';
import { useServerState } from './server.ts';
import { TableCardRow } from './TableCardRow.tsx';
import { takeFile } from './take-online.ts';
import { sayFault } from './trouble.ts';
import type { OnlineTables as Found } from './use-tables.ts';

interface Props {
  /** The switch between this device and the server. */
  readonly places: ReactNode;
  /** Null before the first look. */
  readonly tables: Found | null;
}

/** The tables on the server: this player's, and those with a free seat. */
export function OnlineTables({ places, tables }: Props) {
  const say = useSay();
  const { me, isTooOld } = useServerState();
  const [fault, setFault] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    try {
      go({ page: 'online', table: await takeFile(file) });
    } catch (thrown) {
      setFault(say('import-failed', { file: file.name, why: sayFault(say, thrown) }));
    }
  };
  return (
    <section className="panel tables" aria-labelledby="tables">
      <div className="tabs2">
        <h2 id="tables" className="sr">
          {say('tables-online')}
        </h2>
        {places}
        <span className="grow" />
        {me !== null && (
          <button type="button" className="tool" onClick={() => picker.current?.click()}>
            <Folder className="i" aria-hidden /> {say('import-online')}
          </button>
        )}
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          data-testid="import-online"
          onChange={event => {
            const file = event.target.files?.[0];
            if (file !== undefined) void take(file);
            event.target.value = '';
          }}
        />
      </div>
      <div className="tl-scroll">
        <p role="status" className={fault === '' ? 'sr' : 'news bad'}>
          {fault}
        </p>
        {isTooOld ? (
          <TooOld say={say} />
        ) : me === null ? (
          <div className="o-gate">
            <p>{say('online-gist')}</p>
            <NameForm deed={say('come-in')} onNamed={() => {}} />
          </div>
        ) : (
          <>
            <div className="o-tools">
              <MyName say={say} />
              <JoinByCode say={say} />
            </div>
            {tables !== null && tables.mine.length === 0 && <p className="none">{say('no-tables-online')}</p>}
            <ul className="tl" aria-label={say('tables-mine')}>
              {tables?.mine.map(card => (
                <TableCardRow key={card.id} card={card} say={say} />
              ))}
            </ul>
            {tables !== null && tables.open.length > 0 && (
              <>
                <h3 className="o-head">{say('tables-open')}</h3>
                <ul className="tl">
                  {tables.open.map(card => (
                    <TableCardRow key={card.id} card={card} say={say} />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}
