import type { Seat } from '@tenebrae/kernel';
import type { Person, TableCard } from '@tenebrae/protocol';
import { sql } from 'kysely';
import type { Store } from './store.ts';

/** A table as lists need it, for whoever looks. */
export interface DrawnCard {
  readonly title: string;
  readonly host: Person;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string | null;
    readonly bot: string | null;
    /** Whoever plays it. */
    readonly player: string | null;
  }[];
  readonly asked: readonly Seat[];
}

/** What lists and sweeps should know of a table after `seq` deeds. */
export interface Drawing {
  readonly seq: number;
  readonly status: TableCard['status'];
  readonly botWaits: boolean;
  readonly due: number | null;
  readonly hasFreeSeat: boolean;
  readonly members: readonly string[];
  readonly card: DrawnCard;
}

const LONGEST_LIST = 200;

/**
 * Puts a table's row right, unless another node has put right a later one. Whose table it is changes seldom: `isReseated`
 * says that it may have.
 */
export async function draw(store: Store, table: string, drawing: Drawing, isReseated = true): Promise<void> {
  const { db } = store;
  const { seq, members } = drawing;
  const row = db
    .updateTable('tables')
    .set({
      drawn: seq,
      status: drawing.status,
      bot_waits: drawing.botWaits ? 1 : 0,
      due: drawing.due,
      has_free_seat: drawing.hasFreeSeat ? 1 : 0,
      card: JSON.stringify(drawing.card),
    })
    .where('id', '=', table)
    .where('drawn', '<=', seq);
  if (!isReseated) return store.atomically([row]);
  /** Everything after the first step is done only if that was. */
  const ours = db.selectFrom('tables').where('id', '=', table).where('drawn', '=', seq);
  await store.atomically([
    row,
    db
      .deleteFrom('members')
      .where('table_id', '=', table)
      .where('person', 'not in', [...members])
      .where(at => at.exists(ours.select('id'))),
    ...members.map(person =>
      db
        .insertInto('members')
        .columns(['table_id', 'person'])
        .expression(ours.select(['id', sql<string>`cast(${person} as text)`.as('person')]))
        .onConflict(on => on.columns(['table_id', 'person']).doNothing()),
    ),
  ]);
}

/** The tables that are somebody's, or those that anybody may sit down at. */
export async function listCards(
  { db }: Store,
  who: Person,
  which: 'mine' | 'open',
): Promise<readonly TableCard[]> {
  const tables = db
    .selectFrom('tables')
    .select(['tables.id', 'game', 'status', 'card', 'changed_at'])
    .orderBy('changed_at', 'desc')
    .limit(LONGEST_LIST);
  const rows = await (which === 'mine'
    ? tables.innerJoin('members', 'members.table_id', 'tables.id').where('person', '=', who.id)
    : tables
        .where('is_open', '=', 1)
        .where('has_free_seat', '=', 1)
        .where('status', 'in', ['gathering', 'playing'])
  ).execute();
  return rows.map(({ id, game, status, card, changed_at }) =>
    cardFor(who, JSON.parse(card) as DrawnCard, {
      id,
      game,
      status: status as TableCard['status'],
      changedAt: changed_at,
    }),
  );
}

function cardFor(
  who: Person,
  { title, host, seats, asked }: DrawnCard,
  row: Pick<TableCard, 'id' | 'game' | 'status' | 'changedAt'>,
): TableCard {
  const isMine = ({ player }: DrawnCard['seats'][number]): boolean => player === who.id;
  return {
    ...row,
    title,
    host,
    seats: seats.map(({ seat, name, bot }) => ({ seat, name, bot })),
    asked,
    yourTurn: seats.some(one => isMine(one) && asked.includes(one.seat)),
    yours: host.id === who.id || seats.some(isMine),
  };
}

/** Tables on which nothing has moved for a while though a bot or a clock should. */
export async function findWaiting(
  { db }: Store,
  now: number,
  still: number,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'playing')
    .where('trouble', 'is', null)
    .where('changed_at', '<=', now - still)
    .where(at => at.or([at('bot_waits', '=', 1), at('due', '<=', now)]))
    .orderBy('changed_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Tables that nobody came to draw though it is a while since: a node has died. */
export async function findUndrawn({ db }: Store, before: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('trouble', 'is', null)
    .where('changed_at', '<=', before)
    .where('drawn', '<', at => at.ref('head'))
    .orderBy('changed_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The table that an invitation leads to. */
export async function findInvited({ db }: Store, invitation: string): Promise<string | null> {
  const row = await db
    .selectFrom('tables')
    .select('id')
    .where('invitation', '=', invitation)
    .executeTakeFirst();
  return row?.id ?? null;
}
