import { game as candles, type Candles } from '@tenebrae/kernel/demo';
import { describe, expect, test } from 'vitest';
import { SNAPSHOT_EVERY } from '../src/tables/memory.ts';
import { DATABASES } from '../testing/databases.ts';
import { aMatch, ANN, allOf, aTable, BEN, openHouse, only } from '../testing/house.ts';

/** The next version: every door opened since then counted one more. */
const NEXT = only({
  ...candles,
  version: candles.version + 1,
  migrate(state: Candles) {
    state.light += 1;
    return null;
  },
});

describe.each(DATABASES)('a new version of a game on $name', ({ fresh }) => {
  test('takes up a match from its last checkpoint, and all that people did beside it stays', async () => {
    const url = await fresh();
    const old = await openHouse(url);
    const id = await aMatch(old);
    for (let i = 0; i < SNAPSHOT_EVERY * 2; i++) await old.answer(id);
    const { match } = await old.tables.open(id);
    await old.close();
    const one = await openHouse(url, { games: NEXT });
    const taken = await one.tables.open(id);
    expect(taken.match?.save().origin).toMatchObject({ version: candles.version });
    expect(lightOf(taken.match)).toBeGreaterThanOrEqual(lightOf(match) - 3);
    expect(taken.record.seats.map(({ holder }) => holder)).toEqual([ANN, BEN]);
    await one.answer(id);
    const other = await openHouse(url, { games: NEXT });
    expect(allOf(await other.tables.open(id))).toEqual(allOf(await one.tables.open(id)));
    await other.answer(id);
    expect(allOf(await one.tables.open(id))).toEqual(allOf(await other.tables.open(id)));
  });

  test('begins a match again whose node fell before it kept anything, with everybody on their seats', async () => {
    const url = await fresh();
    const old = await openHouse(url);
    const id = await aMatch(old);
    await old.answer(id);
    await old.store.db.deleteFrom('snapshots').execute();
    const one = await openHouse(url, { games: NEXT });
    const taken = await one.tables.open(id);
    expect(taken.match?.moments).toHaveLength(1);
    expect(taken.record.seats.map(({ holder }) => holder)).toEqual([ANN, BEN]);
    await one.answer(id);
  });

  test('two new nodes that take it up at once take up the same, and an old node lets go', async () => {
    const url = await fresh();
    const old = await openHouse(url);
    const id = await aMatch(old);
    await old.answer(id);
    const nodes = await Promise.all([1, 2].map(() => openHouse(url, { games: NEXT })));
    const opened = await Promise.all(nodes.map(({ tables }) => tables.open(id)));
    const [first, second] = opened.map(allOf);
    expect(first).toEqual(second);
    await expect(old.answer(id)).rejects.toMatchObject({ code: 'stale' });
    await expect(old.answer(id)).rejects.toMatchObject({ code: 'failed' });
    await nodes[0]?.answer(id);
  });

  test('a table that has not begun simply begins under the new one', async () => {
    const url = await fresh();
    const old = await openHouse(url);
    const id = await aTable(old);
    await old.act(id, ANN, { kind: 'sit', seat: 'red' });
    await old.close();
    const house = await openHouse(url, { games: NEXT });
    await house.act(id, BEN, { kind: 'sit', seat: 'blue' });
    await house.act(id, ANN, { kind: 'begin' });
    await house.answer(id);
    expect((await house.tables.open(id)).match?.save()).toMatchObject({
      version: candles.version + 1,
      origin: null,
    });
  });

  test('that cannot read the old state says so, and the record stays for a version that can', async () => {
    const url = await fresh();
    const old = await openHouse(url);
    const id = await aMatch(old);
    await old.close();
    const refusing = only({
      ...candles,
      version: candles.version + 1,
      migrate: () => 'the candles have changed',
    });
    const house = await openHouse(url, { games: refusing });
    await expect(house.tables.open(id)).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringContaining('the candles have changed'),
    });
    expect(await house.tables.waiting(0)).toEqual([]);
    const better = await openHouse(url, { games: NEXT });
    await better.answer(id);
  });
});

const lightOf = (match: { readonly state: object } | null): number => (match?.state as Candles).light;
