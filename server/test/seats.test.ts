import { describe, expect, test } from 'vitest';
import { addGuest } from '../src/store/identities.ts';
import { infoFor } from '../src/tables/info.ts';
import { mayEnter } from '../src/tables/rights.ts';
import { DATABASES } from '../testing/databases.ts';
import { aMatch, ANN, aPerson, aTable, BEN, EVE, openHouse, seen } from '../testing/house.ts';

const CAT = aPerson('Cat');

describe.each(DATABASES)('seats on $name', ({ fresh }) => {
  test('one takes a free seat and leaves one’s own; the host frees any before the match', async () => {
    const house = await openHouse(await fresh());
    const id = await aTable(house);
    await house.act(id, BEN, { kind: 'sit', seat: 'blue' });
    await expect(house.act(id, EVE, { kind: 'sit', seat: 'blue' })).rejects.toMatchObject({
      code: 'seat-taken',
    });
    await expect(house.act(id, EVE, { kind: 'sit', seat: 'pink' })).rejects.toMatchObject({
      code: 'no-such-seat',
    });
    await expect(house.act(id, EVE, { kind: 'rise', seat: 'blue' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await house.act(id, ANN, { kind: 'rise', seat: 'blue' });
    await house.act(id, EVE, { kind: 'sit', seat: 'blue' });
    await house.act(id, EVE, { kind: 'rise', seat: 'blue' });
    await expect(house.act(id, ANN, { kind: 'begin' })).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await house.tables.open(id)).record.seats.every(({ holder }) => holder === null)).toBe(true);
  });

  test('after the beginning the host shows nobody another’s cards', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    await expect(house.act(id, ANN, { kind: 'arrange', spectators: { seat: 'blue' } })).rejects.toMatchObject(
      { code: 'not-allowed' },
    );
    await house.act(id, ANN, { kind: 'arrange', spectators: { seat: 'red' } });
    expect(seen(await house.tables.open(id), EVE)?.view).toEqual(
      seen(await house.tables.open(id), ANN)?.view,
    );
  });

  test('the host frees the seat of somebody who is gone, for a newcomer and not for those who play', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    const leave = await house.tables.arrive(id, BEN);
    await expect(house.act(id, ANN, { kind: 'rise', seat: 'blue' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    leave();
    await expect(house.act(id, EVE, { kind: 'rise', seat: 'blue' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect.poll(() => house.act(id, ANN, { kind: 'rise', seat: 'blue' }).then(() => true)).toBe(true);
    await expect(house.act(id, ANN, { kind: 'sit', seat: 'blue' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(house.tables.save(id, ANN)).rejects.toMatchObject({ code: 'not-allowed' });
    await house.act(id, EVE, { kind: 'sit', seat: 'blue' });
    expect(infoFor(await house.tables.open(id), EVE).mine).toEqual(['blue']);
  });

  test('who plays alone may take any seat', async () => {
    const house = await openHouse(await fresh());
    const id = await aTable(house);
    await house.act(id, ANN, { kind: 'sit', seat: 'red' });
    await house.act(id, ANN, { kind: 'lend', seat: 'blue', to: { bot: 'random' } });
    await house.act(id, ANN, { kind: 'begin' });
    await house.act(id, ANN, { kind: 'sit', seat: 'blue' });
    expect(infoFor(await house.tables.open(id), ANN).mine).toEqual(['red', 'blue']);
  });

  test('a seat is lent to a bot, which may then answer, and taken back', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house, { policy: { agreement: 'all' } });
    await expect(
      house.act(id, ANN, { kind: 'lend', seat: 'blue', to: { bot: 'random' } }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(
      house.act(id, BEN, { kind: 'lend', seat: 'blue', to: { bot: 'cheat' } }),
    ).rejects.toMatchObject({ code: 'against-the-rules' });
    await house.act(id, BEN, { kind: 'lend', seat: 'blue', to: { bot: 'random' } });
    await house.answer(id, 0, 'red');
    const { asking } = await house.tables.open(id);
    await expect(
      house.act(id, BEN, { kind: 'answer', asking, given: 0, seat: 'blue' }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await house.tables.answerFor(id, asking, { seat: 'red', option: 0, why: 'bot' })).toBe(false);
    expect(await house.tables.answerFor(id, asking - 1, { seat: 'blue', option: 0, why: 'bot' })).toBe(false);
    expect(await house.tables.answerFor(id, asking, { seat: 'blue', option: 0, why: 'bot' })).toBe(true);
    const lent = await house.tables.open(id);
    expect(infoFor(lent, BEN)).toMatchObject({
      mine: [],
      seats: [{ bot: null }, { bot: 'random', holder: BEN }],
    });
    expect(seen(lent, BEN)?.view).toEqual(lent.match?.view('blue'));
    await expect(house.act(id, ANN, { kind: 'reclaim', seat: 'blue' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await house.act(id, BEN, { kind: 'reclaim', seat: 'blue' });
    expect(infoFor(await house.tables.open(id), BEN).mine).toEqual(['blue']);
  });

  test('a seat is lent to a friend, who plays it and gives it back', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    await expect(
      house.act(id, BEN, { kind: 'lend', seat: 'blue', to: { person: CAT.id } }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await addGuest(house.store, CAT, 0);
    await house.act(id, BEN, { kind: 'lend', seat: 'blue', to: { person: CAT.id } });
    const { asking } = await house.tables.open(id);
    await expect(
      house.act(id, BEN, { kind: 'answer', asking, given: 0, seat: 'blue' }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await house.act(id, CAT, { kind: 'answer', asking, given: 0, seat: 'blue' });
    expect(infoFor(await house.tables.open(id), CAT)).toMatchObject({ mine: ['blue'] });
    await house.act(id, CAT, { kind: 'rise', seat: 'blue' });
    expect(infoFor(await house.tables.open(id), BEN)).toMatchObject({
      mine: ['blue'],
      seats: [{}, { lentTo: null }],
    });
  });

  test('the host puts bots on free seats, and a latecomer takes one over', async () => {
    const house = await openHouse(await fresh());
    const id = await aTable(house);
    await house.act(id, ANN, { kind: 'sit', seat: 'red' });
    await expect(
      house.act(id, EVE, { kind: 'lend', seat: 'blue', to: { bot: 'greedy' } }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await house.act(id, ANN, { kind: 'lend', seat: 'blue', to: { bot: 'greedy' } });
    await expect(house.act(id, EVE, { kind: 'begin' })).rejects.toMatchObject({ code: 'not-allowed' });
    await house.act(id, ANN, { kind: 'begin' });
    await house.act(id, EVE, { kind: 'sit', seat: 'blue' });
    expect(infoFor(await house.tables.open(id), EVE)).toMatchObject({
      mine: ['blue'],
      seats: [{}, { bot: null }],
    });
  });

  test('a table that is not open is there only for those who were invited', async () => {
    const house = await openHouse(await fresh());
    const id = await aTable(house, { open: false });
    const { invitation } = infoFor(await house.tables.open(id), ANN);
    await expect(house.act(id, BEN, { kind: 'sit', seat: 'blue' })).rejects.toMatchObject({
      code: 'no-such-table',
    });
    await expect(house.act(id, BEN, { kind: 'chat', text: 'psst' })).rejects.toMatchObject({
      code: 'no-such-table',
    });
    expect(await house.tables.join('nonsense', BEN)).toBeNull();
    expect(await house.tables.invitedTo(invitation ?? '')).toBe(id);
    expect(await house.tables.join(invitation ?? '', BEN)).toBe(id);
    await house.act(id, BEN, { kind: 'sit', seat: 'blue' });
    const { record } = await house.tables.open(id);
    expect([ANN, BEN, EVE].map(who => mayEnter(record, who))).toEqual([true, true, false]);
    await expect(house.tables.open('nowhere')).rejects.toMatchObject({ code: 'no-such-table' });
  });

  test('who comes by another name is called so', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    await house.tables.arrive(id, { ...BEN, name: 'Benjamin' });
    const { seats, host } = infoFor(await house.tables.open(id), ANN);
    expect(seats.map(({ holder }) => holder?.name)).toEqual(['Ann', 'Benjamin']);
    expect(host).toEqual(ANN);
  });
});
