import { randomUUID } from 'node:crypto';
import type { Game, Seat } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import type { OnlineScene, Person } from '@tenebrae/protocol';
import { onTestFinished } from 'vitest';
import type { Games } from '../src/games.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { sceneFor } from '../src/tables/scene.ts';
import type { DeedMessage, LiveTable, NewTable } from '../src/tables/service.ts';
import { openTables } from '../src/tables/tables.ts';

/** A message without its name. */
export type Wish = DeedMessage extends infer M ? (M extends DeedMessage ? Omit<M, 'id'> : never) : never;

export const aPerson = (name: string): Person => ({ id: name.toLowerCase(), name });
export const ANN = aPerson('Ann');
export const BEN = aPerson('Ben');
export const EVE = aPerson('Eve');

/** The demonstration game, which has hidden hands; or a variant of it. */
export const only =
  (game: object = candles): Games =>
  async () =>
    game as Game;

export interface HouseWish {
  readonly games?: Games;
  readonly now?: () => number;
  readonly liveTables?: number;
  readonly idle?: number;
  readonly tablesPerPerson?: number;
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** A node of a server without its edge. What it complains about is kept. */
export async function openHouse(url: string, wish: HouseWish = {}) {
  const complaints: unknown[] = [];
  const complain = (thrown: unknown): void => void complaints.push(thrown);
  const store: Store = await openStore({ url, complain });
  const { liveTables = 100, idle = 60_000, tablesPerPerson = 100 } = wish;
  const tables = openTables({
    store,
    node: randomUUID(),
    games: wish.games ?? only(),
    config: { liveTables, idle, tablesPerPerson },
    now: wish.now ?? Date.now,
    complain,
  });
  let isOpen = true;
  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await tables.close();
    await store.close();
  }
  onTestFinished(close);
  return {
    store,
    tables,
    complaints,
    close,
    /** Asks a table for something, under a new name or the given one. */
    act: (id: string, who: Person, wanted: Wish, name: string = randomUUID()): Promise<void> =>
      tables.act(id, who, { ...wanted, id: name } as DeedMessage),
    /** Answers what is asked now, for whoever plays the seat that is asked. */
    async answer(id: string, given: number | string = 0, seat?: Seat): Promise<void> {
      const table = await tables.open(id);
      const asked = seat ?? table.match?.asked()[0] ?? '';
      const place = table.record.seats.find(one => one.seat === asked);
      const who = place?.lentTo ?? place?.holder ?? EVE;
      const wanted = { kind: 'answer', asking: table.asking, given, seat: asked } as const;
      await tables.act(id, who, { ...wanted, id: randomUUID() });
    },
  };
}

/** A table for two that has begun: Ann is red, Ben is blue. */
export async function aMatch(house: House, plan: Partial<NewTable> = {}): Promise<string> {
  const id = await aTable(house, plan);
  await house.act(id, ANN, { kind: 'sit', seat: 'red' });
  await house.act(id, BEN, { kind: 'sit', seat: 'blue' });
  await house.act(id, ANN, { kind: 'begin' });
  return id;
}

/** A table that anybody may enter, which Ann has made. */
export const aTable = ({ tables }: House, plan: Partial<NewTable> = {}): Promise<string> =>
  tables.create(
    {
      title: 'Thursday',
      game: 'candles',
      players: 2,
      options: { goal: 500 },
      open: true,
      ...plan,
    } as NewTable,
    ANN,
  );

/** All that somebody sees of the match. */
export const seen = (table: LiveTable, who: Person): OnlineScene | null =>
  sceneFor(table, who, -1, thrown => {
    throw thrown;
  });

/** Everything about a table that must be the same on every node. */
export const allOf = (table: LiveTable) => ({
  head: table.head,
  asking: table.asking,
  askedAt: table.askedAt,
  record: table.record,
  save: table.match?.save() ?? null,
  seen: [ANN, BEN, EVE].map(who => seen(table, who)),
});
