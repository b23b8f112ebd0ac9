import { game as candles } from '@tenebrae/kernel/demo';
import type { Person } from '@tenebrae/protocol';
import { describe, expect, test } from 'vitest';
import { infoFor } from '../src/tables/info.ts';
import { botToPlay } from '../src/tables/live.ts';
import { DATABASES } from '../testing/databases.ts';
import { aMatch, ANN, allOf, aTable, BEN, EVE, type House, only, openHouse, seen } from '../testing/house.ts';

/** Chooses a door as somebody: nothing is learned by that. */
async function chooseDoor(house: House, id: string, who: Person): Promise<void> {
  const { asking } = await house.tables.open(id);
  const seat = who === ANN ? 'red' : 'blue';
  await house.act(id, who, { kind: 'answer', asking, given: 'door:oak', seat });
}

const undoTo = async (house: House, id: string, who: Person, back: number): Promise<void> => {
  const { match, head } = await house.tables.open(id);
  await house.act(id, who, { kind: 'undo', head, to: match?.moments.at(-1 - back) ?? -1 });
};

describe.each(DATABASES)('going back on $name', ({ fresh }) => {
  test('one takes back an answer of one’s own while nothing was learned, and nobody else does', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    const before = seen(await house.tables.open(id), ANN);
    await chooseDoor(house, id, ANN);
    await expect(undoTo(house, id, BEN, 1)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(undoTo(house, id, EVE, 1)).rejects.toMatchObject({ code: 'not-allowed' });
    await undoTo(house, id, ANN, 1);
    const after = await house.tables.open(id);
    expect(seen(after, ANN)).toMatchObject({ view: before?.view, request: before?.request, canRedo: true });
    await house.act(id, BEN, { kind: 'redo', head: after.head });
    expect(seen(await house.tables.open(id), ANN)).toMatchObject({
      request: { ask: 'play-card' },
      canRedo: false,
    });
  });

  test('past what was learned nobody goes back where the table never does', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    await house.answer(id);
    await house.answer(id);
    await expect(undoTo(house, id, ANN, 2)).rejects.toMatchObject({ code: 'barrier' });
  });

  test('with consent everybody must agree, bots wait for the end of it, and any person can end it', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house, { policy: { undo: 'consent' } });
    await house.answer(id);
    await house.answer(id);
    await undoTo(house, id, ANN, 2);
    const proposed = await house.tables.open(id);
    const to = proposed.match?.moments[0] ?? -1;
    expect(infoFor(proposed, BEN).proposal).toEqual({
      by: 'red',
      to,
      agreed: ['red'],
      wanted: ['red', 'blue'],
    });
    expect(proposed.match?.moment).not.toBe(to);
    await house.act(id, ANN, { kind: 'consent', head: proposed.head, agree: true });
    expect((await house.tables.open(id)).match?.moment).not.toBe(to);
    await expect(
      house.act(id, EVE, { kind: 'consent', head: proposed.head, agree: true }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await house.act(id, BEN, { kind: 'consent', head: proposed.head, agree: false });
    expect(infoFor(await house.tables.open(id), ANN).proposal).toBeNull();
    await expect(
      house.act(id, BEN, { kind: 'consent', head: proposed.head, agree: true }),
    ).rejects.toMatchObject({
      code: 'stale',
    });
    await undoTo(house, id, BEN, 2);
    const { head } = await house.tables.open(id);
    await house.act(id, ANN, { kind: 'chat', text: 'if you must' });
    await house.act(id, ANN, { kind: 'consent', head, agree: true });
    const undone = await house.tables.open(id);
    expect(undone.match?.moment).toBe(to);
    expect(infoFor(undone, ANN).proposal).toBeNull();
  });

  test('an answer ends a proposal; where bots play the other seats, one agrees alone', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house, { policy: { undo: 'consent' } });
    await house.answer(id);
    await house.answer(id);
    await undoTo(house, id, ANN, 2);
    await house.answer(id);
    expect((await house.tables.open(id)).record.proposal).toBeNull();
    await undoTo(house, id, ANN, 3);
    await house.act(id, BEN, { kind: 'lend', seat: 'blue', to: { bot: 'random' } });
    const before = await house.tables.open(id);
    expect(before.record.proposal).toBeNull();
    await undoTo(house, id, ANN, 3);
    expect((await house.tables.open(id)).match?.moment).toBe(before.match?.moments[0]);
  });

  test('while a proposal is open no bot plays', async () => {
    const house = await openHouse(await fresh());
    const id = await aTable(house, { players: 3, policy: { undo: 'consent' } });
    await house.act(id, ANN, { kind: 'sit', seat: 'red' });
    await house.act(id, BEN, { kind: 'sit', seat: 'green' });
    await house.act(id, ANN, { kind: 'lend', seat: 'blue', to: { bot: 'random' } });
    await house.act(id, ANN, { kind: 'begin' });
    while (botToPlay(await house.tables.open(id)) === null)
      await house.answer(id, 0, await personAsked(house, id));
    const { asking, match } = await house.tables.open(id);
    await undoTo(house, id, ANN, (match?.moments.length ?? 0) - 1);
    expect(botToPlay(await house.tables.open(id))).toBeNull();
    expect(await house.tables.answerFor(id, asking, { seat: 'blue', option: 0, why: 'bot' })).toBe(false);
    const { head } = await house.tables.open(id);
    await house.act(id, BEN, { kind: 'consent', head, agree: false });
    expect(await house.tables.answerFor(id, asking, { seat: 'blue', option: 0, why: 'bot' })).toBe(true);
  });

  test('whoever has not seen what is asked now goes nowhere; talk in between does not matter', async () => {
    const house = await openHouse(await fresh());
    const id = await aMatch(house);
    const old = await house.tables.open(id).then(({ head }) => head);
    await chooseDoor(house, id, ANN);
    const { head, match } = await house.tables.open(id);
    const to = match?.moments[0] ?? -1;
    await house.act(id, BEN, { kind: 'chat', text: 'the iron one!' });
    await expect(house.act(id, ANN, { kind: 'undo', head: old, to })).rejects.toMatchObject({
      code: 'stale',
    });
    await expect(house.act(id, ANN, { kind: 'redo', head })).rejects.toMatchObject({
      code: 'nothing-to-redo',
    });
    await expect(house.act(id, ANN, { kind: 'undo', head, to: 999 })).rejects.toMatchObject({
      code: 'no-such-moment',
    });
    await house.act(id, ANN, { kind: 'undo', head, to });
    await expect(house.act(id, ANN, { kind: 'redo', head })).rejects.toMatchObject({ code: 'stale' });
  });

  test('a rule that fails freezes the match for all, on all nodes, until somebody goes back', async () => {
    const broken = only({
      ...candles,
      *beat(table: Parameters<typeof candles.beat>[0]) {
        if (table.state.turn > 0) throw new Error(`the hand was ${table.state.hands['blue']?.join()}`);
        yield* candles.beat(table);
      },
    });
    const url = await fresh();
    const house = await openHouse(url, { games: broken });
    const id = await aMatch(house);
    await house.answer(id);
    while ((await house.tables.open(id)).match?.fault === null) await house.answer(id, 'pass');
    const frozen = await house.tables.open(id);
    expect(seen(frozen, EVE)?.fault?.message).toBe('a rule failed');
    await expect(house.answer(id)).rejects.toMatchObject({ code: 'frozen' });
    const other = await openHouse(url, { games: broken });
    expect(allOf(await other.tables.open(id))).toEqual(allOf(frozen));
    await house.act(id, ANN, { kind: 'undo', head: frozen.head, to: frozen.match?.moment ?? -1 });
    expect((await other.tables.open(id)).match?.fault).toBeNull();
  });
});

const personAsked = async (house: House, id: string): Promise<string | undefined> => {
  const { match } = await house.tables.open(id);
  return match?.asked().find(seat => seat !== 'blue');
};
