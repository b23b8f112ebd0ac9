import { useEffect, useState } from 'react';
import { startHere } from '../engine/client.ts';
import { type Slot, slotById } from '../saves/kept.ts';
import { addressOf } from '../shell/route.ts';
import { PACES, useSettings } from '../shell/settings.ts';
import { type Say, useSay } from '../words/speech.ts';
import { type Keeper, keepTable } from './autosave.ts';
import { useDressed } from './looks.ts';
import { pendingPlans } from './pending.ts';
import { type OpenTable, openTable } from './store.ts';
import { Table } from './Table.tsx';
import './table.css';
import './question.css';
import './side.css';
import './phone.css';

interface Opened {
  readonly slot: string;
  readonly table: OpenTable;
  readonly keeper: Keeper;
  readonly game: string;
}

/** The table of a slot: taken up from where it was left, or begun by the plan that waits for it. */
export function TableScreen({ slot }: { readonly slot: string }) {
  const say = useSay();
  const opened = useOpened(slot);
  const dressed = useDressed(typeof opened === 'object' ? (opened?.game ?? null) : null);
  if (opened === 'missing') return <NoTable say={say} why={say('no-such-table')} />;
  if (opened === null || dressed === null) return <Waiting say={say} />;
  return <Ready {...opened} dressed={dressed} say={say} />;
}

function Ready({
  slot,
  table,
  keeper,
  dressed,
  say,
}: Opened & { readonly dressed: NonNullable<ReturnType<typeof useDressed>>; readonly say: Say }) {
  const scene = table.use(state => state.scene);
  const trouble = table.use(state => state.trouble);
  if (scene !== null) return <Table slot={slot} table={table} keeper={keeper} dressed={dressed} />;
  return trouble === null ? <Waiting say={say} /> : <NoTable say={say} why={trouble.message} />;
}

function useOpened(slot: string): Opened | 'missing' | null {
  const [opened, setOpened] = useState<Opened | 'missing' | null>(null);
  useEffect(() => {
    let gone = false;
    let close = (): void => {};
    void slotById(slot).then(kept => {
      if (gone) return;
      const next = sitDown(slot, kept ?? null);
      setOpened(next ?? 'missing');
      if (next !== null) close = () => void next.keeper.stop().finally(next.table.close);
    });
    return () => {
      gone = true;
      setOpened(null);
      close();
    };
  }, [slot]);
  return opened;
}

function sitDown(slot: string, kept: Slot | null): Opened | null {
  const plan = pendingPlans.get(slot);
  const pace = PACES[useSettings.getState().pace];
  const how = kept !== null ? { kept: kept.kept } : plan === undefined ? null : { plan };
  if (how === null) return null;
  const engine = startHere(how, pace);
  const table = openTable(engine);
  const game = 'plan' in how ? how.plan.game : how.kept.save.game;
  return { slot, table, keeper: keepTable(slot, engine, table, kept), game };
}

function Waiting({ say }: { readonly say: Say }) {
  return (
    <main className="waiting">
      <p role="status">{say('loading')}</p>
    </main>
  );
}

function NoTable({ say, why }: { readonly say: Say; readonly why: string }) {
  return (
    <main className="waiting no-table">
      <h1>{say('table-not-opened')}</h1>
      <p>{why}</p>
      <p>
        <a className="btn prime" href={addressOf({ page: 'lobby' })}>
          {say('to-the-lobby')}
        </a>
      </p>
    </main>
  );
}
