import { type Compilable, sql } from 'kysely';
import { type Deed, type Done, Unreadable } from '../tables/deeds.ts';
import type { TableRow } from './schema.ts';
import type { Store } from './store.ts';

/** A deed that is to be done. */
export interface NewDeed {
  readonly table: string;
  readonly seq: number;
  readonly deed: Deed;
  readonly version: number;
  /** What its sender called it, unique at the table; null for what no message asked for. */
  readonly message: string | null;
  readonly who: string | null;
  readonly time: number;
}

/** Adds a table with its first deed. */
export async function addTable(store: Store, row: TableRow, first: NewDeed): Promise<void> {
  await store.atomically([store.db.insertInto('tables').values(row), insertDeed(store, first)]);
}

/**
 * Adds a deed, durably, or fails with a conflict: then the record has grown meanwhile, or the message is there already.
 * The primary key alone decides which of several nodes is first.
 */
export async function appendDeed(store: Store, done: NewDeed): Promise<void> {
  const { table, seq, time } = done;
  const grown = store.db.updateTable('tables').set({ head: seq, changed_at: time }).where('id', '=', table);
  await store.atOnce([insertDeed(store, done), grown], { kind: 'deed', table, seq });
}

const insertDeed = ({ db }: Store, done: NewDeed): Compilable =>
  db.insertInto('deeds').values({
    table_id: done.table,
    seq: done.seq,
    deed: JSON.stringify(done.deed),
    version: done.version,
    message: done.message,
    who: done.who,
    time: done.time,
  });

/** The deeds of a table after the `since`-th, in order. */
export async function deedsAfter({ db }: Store, table: string, since: number): Promise<readonly Done[]> {
  const rows = await db
    .selectFrom('deeds')
    .select(['seq', 'deed', 'version', 'time'])
    .where('table_id', '=', table)
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, deed, version, time }) => ({ seq, version, time, deed: readDeed(seq, deed) }));
}

function readDeed(seq: number, text: string): Deed {
  let deed: unknown;
  try {
    deed = JSON.parse(text);
  } catch {
    throw new Unreadable(`deed ${seq} is no JSON`);
  }
  if (typeof deed !== 'object' || deed === null || !('kind' in deed) || typeof deed.kind !== 'string')
    throw new Unreadable(`deed ${seq} is no deed`);
  return deed as Deed;
}

/** Whether a message has been done. */
export async function isDone({ db }: Store, table: string, message: string): Promise<boolean> {
  const row = await db
    .selectFrom('deeds')
    .select('seq')
    .where('table_id', '=', table)
    .where('message', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

/** How far a table's record goes, and how far lists know it; null when there is no such table. */
export async function headOf(
  { db }: Store,
  table: string,
): Promise<Pick<TableRow, 'head' | 'drawn' | 'game' | 'trouble'> | null> {
  const row = await db
    .selectFrom('tables')
    .select(['head', 'drawn', 'game', 'trouble'])
    .where('id', '=', table)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a record cannot be read, so that nothing waits for the table; null when it can again. */
export async function noteTrouble({ db }: Store, table: string, trouble: string | null): Promise<void> {
  await db.updateTable('tables').set({ trouble }).where('id', '=', table).execute();
}

/** How many tables somebody has made that are not over. */
export async function tablesMadeBy({ db }: Store, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select(sql<number>`count(*)`.as('count'))
    .where('host', '=', host)
    .where('status', 'in', ['gathering', 'playing'])
    .executeTakeFirstOrThrow();
  return count;
}
