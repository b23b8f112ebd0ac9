import { describe, expect, test } from 'vitest';
import { chatFor, infoFor } from '../src/tables/info.ts';
import { DATABASES } from '../testing/databases.ts';
import { aMatch, ANN, allOf, aTable, BEN, EVE, openHouse, seen } from '../testing/house.ts';

describe.each(DATABASES)('tables on $name', ({ fresh }) => {
  test('a table is made, sat at, begun and played, and every answer is in its record', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    for (let i = 0; i < 12; i++) await house.answer(id);
    const table = await house.tables.open(id);
    expect(table.match?.moments.length).toBeGreaterThan(10);
    expect(infoFor(table, ANN)).toMatchObject({ status: 'playing', mine: ['red'], isHost: true, head: 16 });
    expect(infoFor(table, EVE)).toMatchObject({ mine: [], isHost: false, invitation: null });
    expect(seen(table, BEN)?.sitters).toEqual({ red: 'elsewhere', blue: 'person' });
    expect(house.complaints).toEqual([]);
  });

  test('of two nodes that answer at once exactly one wins, and the other is told to look again', async () => {
    const url = await fresh();
    const [one, two] = [await openHouse(url), await openHouse(url)];
    const id = await aMatch(one, { policy: { agreement: 'anyone' } });
    await two.tables.open(id);
    for (let round = 0; round < 5; round++) {
      const { asking, match } = await one.tables.open(id);
      const seat = match?.asked()[0] ?? '';
      const who = seat === 'red' ? ANN : BEN;
      const wanted = { kind: 'answer', asking, given: 0, seat } as const;
      const ends = await Promise.allSettled([one.act(id, who, wanted), two.act(id, who, wanted)]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(ends.find(end => end.status === 'rejected')?.reason).toMatchObject({ code: 'stale' });
      expect(allOf(await one.tables.open(id))).toEqual(allOf(await two.tables.open(id)));
    }
  });

  test('what does not depend on the moment is done by both nodes, one after the other', async () => {
    const url = await fresh();
    const [one, two] = [await openHouse(url), await openHouse(url)];
    const id = await aTable(one);
    await two.tables.open(id);
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? one : two).act(id, ANN, { kind: 'chat', text: `line ${i}` }),
      ),
    );
    const lines = chatFor(await two.tables.open(id), 0).map(({ text }) => text);
    expect([...lines].sort()).toEqual(Array.from({ length: 10 }, (_, i) => `line ${i}`));
    expect(allOf(await one.tables.open(id))).toEqual(allOf(await two.tables.open(id)));
  });

  test('the same message again is done already, on any node, whatever happened since', async () => {
    const url = await fresh();
    const [one, two] = [await openHouse(url), await openHouse(url)];
    const id = await aMatch(one);
    const { asking, match } = await one.tables.open(id);
    const wanted = { kind: 'answer', asking, given: 0, seat: match?.asked()[0] ?? '' } as const;
    const who = wanted.seat === 'red' ? ANN : BEN;
    await one.act(id, who, wanted, 'm1');
    await one.act(id, ANN, { kind: 'chat', text: 'well' }, 'm2');
    await one.answer(id);
    const { head } = await one.tables.open(id);
    for (const house of [one, two]) {
      await house.act(id, who, wanted, 'm1');
      await house.act(id, ANN, { kind: 'chat', text: 'well' }, 'm2');
    }
    expect((await two.tables.open(id)).head).toBe(head);
    // Another person's message of the same name is another message.
    await two.act(id, BEN, { kind: 'chat', text: 'well' }, 'm2');
    expect((await one.tables.open(id)).head).toBe(head + 1);
  });

  test('a table that comes back into memory is the table that left it', async () => {
    const url = await fresh();
    const house = await openHouse(url);
    const id = await aMatch(house, { policy: { undo: 'free', agreement: 'all' } });
    for (let i = 0; i < 70; i++) await house.answer(id, 0, (await askedOf(house, id))[i % 2]);
    await house.act(id, BEN, { kind: 'order', seat: 'blue', orders: { default: 'pass' } });
    const { match, head } = await house.tables.open(id);
    await house.act(id, ANN, { kind: 'undo', head, to: match?.moments.at(-4) ?? 0 });
    await house.act(id, EVE, { kind: 'chat', text: 'hm' });
    await house.answer(id);
    const live = allOf(await house.tables.open(id));
    const cold = await openHouse(url);
    expect(allOf(await cold.tables.open(id))).toEqual(live);
    await house.close();
    const later = await openHouse(url);
    expect(allOf(await later.tables.open(id))).toEqual(live);
  });

  test('idle tables leave memory with a snapshot, those that are followed stay, and the limit drops the oldest', async () => {
    let now = 1_000_000;
    const house = await openHouse(await fresh(), { now: () => now, idle: 1000, liveTables: 3 });
    const ids = [await aMatch(house), await aMatch(house), await aMatch(house)];
    const [first = '', second = '', third = ''] = ids;
    const stop = await house.tables.follow(first, () => {});
    await house.answer(second);
    const before = allOf(await house.tables.open(second));
    expect(house.tables.live).toBe(3);
    now += 2000;
    await house.tables.tidy();
    expect(house.tables.live).toBe(1);
    expect(allOf(await house.tables.open(second))).toEqual(before);
    now += 10;
    await house.tables.open(third);
    now += 10;
    await aMatch(house);
    await expect.poll(() => house.tables.live).toBe(3);
    stop();
    now += 2000;
    await house.tables.tidy();
    expect(house.tables.live).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('lists show whose turn it is, whose table it is, and what anybody may join', async () => {
    const house = await openHouse(await fresh(), { tablesPerPerson: 3 });
    const { tables } = house;
    const id = await aMatch(house, { title: 'Ours' });
    const free = await aTable(house, { title: 'Free' });
    const closed = await aTable(house, { title: 'Closed', open: false });
    await expect(aTable(house)).rejects.toMatchObject({ code: 'too-many' });
    const mine = await tables.cards(BEN, 'mine');
    expect(mine).toMatchObject([{ id, title: 'Ours', status: 'playing', yours: true, yourTurn: true }]);
    expect((await tables.cards(EVE, 'open')).map(card => card.id)).toEqual([free]);
    expect((await tables.cards(ANN, 'mine')).map(card => card.id).sort()).toEqual([closed, free, id].sort());
    await house.act(closed, ANN, { kind: 'archive' });
    await aTable(house);
    await house.act(id, BEN, { kind: 'rise', seat: 'blue' });
    expect(await tables.cards(BEN, 'mine')).toEqual([]);
  });
});

const askedOf = async (house: Awaited<ReturnType<typeof openHouse>>, id: string) =>
  (await house.tables.open(id)).match?.asked() ?? [];
