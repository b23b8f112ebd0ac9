import { load, start } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import { describe, expect, test } from 'vitest';
import { infoFor } from '../src/tables/info.ts';
import { DATABASES } from '../testing/databases.ts';
import { aMatch, ANN, aTable, BEN, EVE, openHouse, seen } from '../testing/house.ts';

describe.each(DATABASES)('what a table agrees on, on $name', ({ fresh }) => {
  test('while the table rests nobody answers, neither a person nor a bot', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    await expect(house.act(id, EVE, { kind: 'pause', paused: true })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await house.act(id, BEN, { kind: 'pause', paused: true });
    await expect(house.answer(id)).rejects.toMatchObject({ code: 'paused' });
    await house.act(id, BEN, { kind: 'lend', seat: 'blue', to: { bot: 'random' } });
    await house.act(id, ANN, { kind: 'lend', seat: 'red', to: { bot: 'random' } });
    const { asking } = await house.tables.open(id);
    expect(await house.tables.answerFor(id, asking, { seat: 'red', option: 0, why: 'bot' })).toBe(false);
    expect(await house.tables.waiting(0)).toEqual([]);
    await house.act(id, ANN, { kind: 'pause', paused: false });
    expect(await house.tables.answerFor(id, asking, { seat: 'red', option: 0, why: 'bot' })).toBe(true);
  });

  test('the host sets the policy; while others play, nothing that gives somebody more', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house, { policy: { undo: 'consent' } });
    await expect(house.act(id, BEN, { kind: 'policy', policy: { agreement: 'all' } })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    for (const policy of [{ undo: 'free' }, { dice: 'person' }] as const)
      await expect(house.act(id, ANN, { kind: 'policy', policy })).rejects.toMatchObject({ code: 'consent' });
    await expect(house.act(id, ANN, { kind: 'policy', policy: { dice: 'outside' } })).rejects.toMatchObject({
      code: 'against-the-rules',
    });
    await expect(aTable(house, { policy: { dice: 'outside' } })).rejects.toMatchObject({
      code: 'against-the-rules',
    });
    await house.act(id, ANN, { kind: 'policy', policy: { agreement: 'all', undo: 'never' } });
    expect(infoFor(await house.tables.open(id), BEN).policy).toMatchObject({
      agreement: 'all',
      undo: 'never',
    });
    await house.answer(id, 0, 'red');
    expect(seen(await house.tables.open(id), BEN)?.votes).toEqual({ red: 0 });
  });

  test('votes leave the question as it is, and a late answer to another question is refused', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house, { policy: { agreement: 'all' } });
    const { asking } = await house.tables.open(id);
    await house.answer(id, 0, 'red');
    expect((await house.tables.open(id)).asking).toBe(asking);
    await house.act(id, BEN, { kind: 'answer', asking, given: 0, seat: 'blue' });
    const later = await house.tables.open(id);
    expect(later.asking).toBe(later.head);
    await expect(house.act(id, ANN, { kind: 'answer', asking, given: 0, seat: 'red' })).rejects.toMatchObject(
      {
        code: 'stale',
      },
    );
    await expect(
      house.act(id, BEN, { kind: 'answer', asking: later.asking, given: 0, seat: 'blue' }),
    ).rejects.toMatchObject({ code: 'not-your-question' });
    await expect(
      house.act(id, ANN, { kind: 'answer', asking: later.asking, given: 99, seat: 'red' }),
    ).rejects.toMatchObject({ code: 'no-such-option' });
    await expect(
      house.act(id, EVE, { kind: 'answer', asking: later.asking, given: 0, seat: 'red' }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('when the clock runs out a bot answers, not before, and whoever takes over has all of the time', async () => {
    let now = 1_000_000;
    const house = await openHouse(await fresh(), { now: () => now });
    const id = await aMatch(house, { policy: { agreement: 'all' } });
    await house.act(id, ANN, { kind: 'arrange', clock: 30 });
    const { asking } = await house.tables.open(id);
    const clock = (seat: string) => house.tables.answerFor(id, asking, { seat, option: 0, why: 'clock' });
    expect(infoFor(await house.tables.open(id), ANN).due).toBe(now + 30_000);
    now += 29_000;
    expect(await clock('red')).toBe(false);
    await house.act(id, ANN, { kind: 'pause', paused: true });
    now += 60_000;
    expect(await clock('red')).toBe(false);
    await house.act(id, ANN, { kind: 'pause', paused: false });
    expect(await clock('red')).toBe(false);
    await house.tables.cards(ANN, 'mine');
    now += 30_000;
    expect(await house.tables.waiting(0)).toEqual([id]);
    expect(await clock('red')).toBe(true);
    expect(await clock('red')).toBe(false);
    expect(await clock('blue')).toBe(true);
    expect((await house.tables.open(id)).asking).not.toBe(asking);
  });

  test('bots that a dead node left waiting are found, and those that are at work are not', async () => {
    let now = 1_000_000;
    const url = await fresh();
    const house = await openHouse(url, { now: () => now });
    const id = await aTable(house);
    for (const seat of ['red', 'blue'])
      await house.act(id, ANN, { kind: 'lend', seat, to: { bot: 'random' } });
    await house.act(id, ANN, { kind: 'begin' });
    const other = await openHouse(url, { now: () => now });
    expect(await other.tables.waiting(5000)).toEqual([]);
    now += 6000;
    // Also when the node died before it drew the table for the lists.
    expect(await other.tables.waiting(5000)).toEqual([id]);
    await house.tables.cards(ANN, 'mine');
    expect(await other.tables.waiting(5000)).toEqual([id]);
    const { asking } = await other.tables.open(id);
    expect(await other.tables.answerFor(id, asking, { seat: 'red', option: 0, why: 'bot' })).toBe(true);
    expect(await other.tables.waiting(5000)).toEqual([]);
  });

  test('in the archive nothing happens any more', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    await expect(house.act(id, BEN, { kind: 'archive' })).rejects.toMatchObject({ code: 'not-allowed' });
    await house.act(id, ANN, { kind: 'archive' });
    await house.act(id, ANN, { kind: 'archive' });
    await expect(house.answer(id)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(house.act(id, BEN, { kind: 'chat', text: 'hello?' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    const table = await house.tables.open(id);
    expect(infoFor(table, BEN).status).toBe('archived');
    expect(seen(table, BEN)?.moments).toHaveLength(1);
  });

  test('a save is for whoever plays alone, or for all when it is over; a table goes on from one with other dice', async () => {
    const house = await openHouse(await fresh());
    const shared = await aMatch(house);
    await expect(house.tables.save(shared, ANN)).rejects.toMatchObject({ code: 'not-allowed' });
    const alone = await aTable(house);
    for (const seat of ['red', 'blue']) await house.act(alone, ANN, { kind: 'sit', seat });
    await house.act(alone, ANN, { kind: 'begin' });
    for (let i = 0; i < 5; i++) await house.answer(alone);
    const save = await house.tables.save(alone, ANN);
    await expect(house.tables.save(alone, BEN)).rejects.toMatchObject({ code: 'not-allowed' });
    const id = await house.tables.create({ title: 'Again', save }, BEN);
    for (const seat of ['red', 'blue']) await house.act(id, BEN, { kind: 'sit', seat });
    await house.act(id, BEN, { kind: 'begin' });
    const { match } = await house.tables.open(id);
    expect(match?.view('red')).toEqual(load(candles, save).view('red'));
    expect(match?.save().journal.at(-1)).toMatchObject({ kind: 'reseed' });
    const forged = { ...save, journal: [...save.journal, { kind: 'answer', seat: 'red', option: 77 }] };
    await expect(house.tables.create({ title: '', save: forged }, BEN)).rejects.toMatchObject({
      code: 'against-the-rules',
    });
    const outside = start(candles, { seed: 1, policy: { dice: 'outside' } }).save();
    await expect(house.tables.create({ title: '', save: outside }, BEN)).rejects.toMatchObject({
      code: 'against-the-rules',
    });
  });
});
