import './online.css';
import '../table/table.css';
import '../table/question.css';
import '../table/side.css';
import '../table/phone.css';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Person, TableInfo } from '@tenebrae/protocol';
import type { Trouble } from '../engine/scene.ts';
import { Header } from '../shell/Header.tsx';
import { addressOf, go } from '../shell/route.ts';
import { useDressed } from '../table/looks.ts';
import { type OpenTable, openTable } from '../table/store.ts';
import { Table } from '../table/Table.tsx';
import { type Say, useSay } from '../words/speech.ts';
import { saveOf } from './api.ts';
import { whyClosed } from './api-why.ts';
import { Around } from './Around.tsx';
import { Extras, type Panel } from './Extras.tsx';
import { Gathering } from './Gathering.tsx';
import { sameAgain } from './make-online.ts';
import { NameForm } from './NameForm.tsx';
import { NotShown } from './NotShown.tsx';
import { type OnlineTable, openOnline } from './online-table.ts';
import type { Deed } from './outbox.ts';
import { readMarkOf } from './read-mark.ts';
import { findServer } from './server.ts';
import { TooOld } from './TooOld.tsx';
import { sayTrouble } from './trouble.ts';
import { useSitting } from './use-sitting.ts';
import { useTurnNotice } from './use-turn-notice.ts';
import { dialTable } from './wire.ts';

interface Opened {
  readonly id: string;
  readonly online: OnlineTable;
  readonly table: OpenTable;
}

/** A table of the server, from the gathering to the end. */
export function OnlineScreen({ id }: { readonly id: string }) {
  const opened = useOpened(id);
  const say = useSay();
  useSitting(id, opened?.online ?? null);
  return opened === null ? <Waiting say={say} /> : <Entrance {...opened} />;
}

function useOpened(id: string): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    void findServer();
    const online = openOnline({
      dial: dialTable(id),
      why: () => whyClosed(id),
      mark: readMarkOf(id),
      record: () => saveOf(id),
    });
    const table = openTable(online.engine);
    setOpened({ id, online, table });
    return () => {
      setOpened(null);
      table.close();
    };
  }, [id]);
  return opened;
}

/** Whatever keeps this page from the table, or the table. */
function Entrance({ id, online, table }: Opened) {
  const say = useSay();
  const line = online.use(state => state.line);
  switch (line) {
    case 'no-session':
      return (
        <Gate say={say} title={say('come-in')}>
          <NameForm deed={say('go-to-table')} onNamed={online.retry} />
        </Gate>
      );
    case 'too-old':
      return (
        <Gate say={say} title={say('new-version')}>
          <TooOld say={say} />
        </Gate>
      );
    case 'no-such-table':
    case 'not-allowed':
    case 'malformed':
      return (
        <Gate say={say} title={say('table-not-opened')}>
          <p>{say(`trouble-${line}`, { message: '' })}</p>
          <p>
            <a className="btn prime" href={addressOf({ page: 'lobby' })}>
              {say('to-the-lobby')}
            </a>
          </p>
        </Gate>
      );
    case 'closed':
    case 'connecting':
    case 'cut':
    case 'open':
      return <AtTable {...{ id, online, table }} />;
  }
}

function AtTable({ id, online, table }: Opened) {
  const say = useSay();
  const { table: info, line, you } = online.use();
  const scene = table.use(state => state.scene);
  const dressed = useDressed(info?.game ?? null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const act = useCallback((deed: Deed) => void online.act(deed).then(setTrouble), [online]);
  useTurnNotice(scene, info, say);
  const extras = useMemo(() => <Extras {...{ online, say, panel, setPanel }} />, [online, say, panel]);
  if (info === null) return <Waiting say={say} isCut={line === 'cut'} retry={online.retry} />;
  const notice = trouble !== null && (
    <p className="news bad" role="alert">
      {sayTrouble(say, trouble)}
    </p>
  );
  const around = <Around {...{ online, table, say, panel, setPanel, act, notice }} tell={setTrouble} />;
  if (info.status === 'gathering')
    return (
      <>
        <Gathering {...{ online, say, notice, act }} tell={setTrouble} />
        {around}
      </>
    );
  if (scene === null || seesNothing(info, you))
    return (
      <>
        <NotShown {...{ online, say, notice, act }} />
        {around}
      </>
    );
  if (dressed === null) return <Waiting say={say} />;
  return (
    <>
      <Table
        slot={`online/${id}`}
        {...{ table, dressed, extras }}
        keeper={null}
        again={() =>
          void sameAgain(info).then(
            next => go({ page: 'online', table: next }),
            () => {},
          )
        }
      />
      {around}
    </>
  );
}

/** Who has no seat sees nothing of such a table, not even what was shown before. */
const seesNothing = ({ spectators, seats }: TableInfo, you: Person | null): boolean =>
  spectators === 'nobody' &&
  !seats.some(({ holder, lentTo }) => holder?.id === you?.id || lentTo?.id === you?.id);

interface GateProps {
  readonly say: Say;
  readonly title: string;
  readonly children: ReactNode;
}

function Gate({ title, children }: GateProps) {
  return (
    <div className="page">
      <Header page="online" />
      <main className="sheet panel o-sheet" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

interface WaitingProps {
  readonly say: Say;
  readonly isCut?: boolean;
  retry?(): void;
}

function Waiting({ say, isCut = false, retry }: WaitingProps) {
  return (
    <main className="waiting">
      <p role="status">{say(isCut ? 'cut-off' : 'loading')}</p>
      {isCut && (
        <p>
          <button type="button" className="btn" onClick={retry}>
            {say('try-now')}
          </button>
        </p>
      )}
    </main>
  );
}
