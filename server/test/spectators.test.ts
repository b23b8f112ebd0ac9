import { newRng, PARTY, type Seat, throwDie } from '@tenebrae/kernel';
import type { Candles } from '@tenebrae/kernel/demo';
import type { Person } from '@tenebrae/protocol';
import { expect, test } from 'vitest';
import { infoFor } from '../src/tables/info.ts';
import { pastSceneFor } from '../src/tables/scene.ts';
import type { LiveTable } from '../src/tables/service.ts';
import { freshFile } from '../testing/databases.ts';
import { aMatch, ANN, BEN, EVE, type House, openHouse, seen } from '../testing/house.ts';

test('who looks on sees nothing, what everybody knows, or one seat’s cards, as the table chose', async () => {
  const house = await openHouse(await freshFile());
  const id = await aMatch(house);
  const look = async () => seen(await house.tables.open(id), EVE);
  const { match } = await house.tables.open(id);
  expect((await look())?.view).toEqual(match?.view(null));
  await house.act(id, ANN, { kind: 'arrange', spectators: 'nobody' });
  expect(await look()).toBeNull();
  const table = await house.tables.open(id);
  expect(() => pastSceneFor(table, EVE, 0, () => {})).toThrow('nothing to see');
  await house.act(id, ANN, { kind: 'arrange', spectators: { seat: 'red' } });
  expect(await look()).toMatchObject({ view: match?.view('red'), mine: [], undoTo: null, undo: 'none' });
  expect((await look())?.request).toMatchObject({ options: [] });
});

test('nobody is sent anything that depends on what they cannot know', async () => {
  const house = await openHouse(await freshFile());
  const id = await aMatch(house);
  const eyes: readonly (readonly [Person, Seat | null])[] = [
    [ANN, 'red'],
    [BEN, 'blue'],
    [EVE, null],
  ];
  let differing = 0;
  for (let turn = 0; turn < 40; turn++) {
    for (const [who, seat] of eyes) {
      const table = await house.tables.open(id);
      const before = sentTo(table, who);
      const hidden = JSON.stringify(table.match?.state);
      const other = await aConcealed(house, id, seat, turn);
      expect(sentTo(other, who)).toEqual(before);
      if (JSON.stringify(other.match?.state) !== hidden) differing += 1;
    }
    await house.answer(id, turn % 3 === 0 ? 'peek' : 0).catch(() => house.answer(id));
  }
  // Otherwise this would have shown nothing.
  expect(differing).toBeGreaterThan(60);
});

test('what somebody answered is told to whoever sees the same, and to everybody when the match is over', async () => {
  const house = await openHouse(await freshFile());
  const id = await aMatch(house);
  const by = new Map<Seat, number>();
  for (let turn = 0; turn < 6; turn++) {
    const { match } = await house.tables.open(id);
    if (match?.request?.kind === 'question') by.set(match.request.seat, match.moment);
    await house.answer(id);
  }
  const look = async (who: Person, seat: Seat) =>
    pastSceneFor(await house.tables.open(id), who, by.get(seat) ?? -1, () => {});
  expect(await look(ANN, 'red')).toMatchObject({ answered: { seat: 'red', option: 0 } });
  expect(await look(BEN, 'red')).toMatchObject({ answered: null, request: { options: [] } });
  expect(await look(EVE, 'red')).toMatchObject({ answered: null, request: { options: [] } });
  expect(await look(BEN, PARTY)).toMatchObject({ answered: { option: 0 } });
  expect(await look(EVE, PARTY)).toMatchObject({ answered: null, request: { options: [] } });
  const open = async () => seen(await house.tables.open(id), BEN);
  expect((await open())?.can.account).toBe(false);
  const rng = newRng('to the end');
  for (let match = (await house.tables.open(id)).match; match?.request?.kind === 'question'; ) {
    // Who votes otherwise than the other would vote for ever.
    const vote = Object.values(match.votes)[0] ?? throwDie(rng, match.request.options.length) - 1;
    const seat = match.asked().find(one => match?.votes[one] === undefined);
    await house.answer(id, vote, seat);
    match = (await house.tables.open(id)).match;
  }
  expect((await open())?.can.account).toBe(true);
  const past = await look(BEN, 'red');
  expect(past).toMatchObject({ answered: { seat: 'red', option: 0 } });
  expect(past.request?.kind === 'question' && past.request.options.length).toBeGreaterThan(0);
});

/** All that may be sent to somebody about a table. */
const sentTo = (table: LiveTable, who: Person) => ({
  scene: seen(table, who),
  info: infoFor(table, who),
  now: pastSceneFor(table, who, table.match?.moment ?? 0, () => {}),
});

/** The table as it could as well be for all that a seat knows: a copy of it whose hidden cards are others. */
async function aConcealed(house: House, id: string, seat: Seat | null, seed: number): Promise<LiveTable> {
  const table = await house.tables.open(id);
  const { match } = table;
  if (match === null) throw new Error('the match has not begun');
  const twin = match.branch(match.moment);
  const rng = newRng(`conceal ${seed}`);
  match.game.conceal?.(twin.state as Candles, seat, pool => {
    const at = throwDie(rng, pool.length) - 1;
    return pool.splice(at, 1)[0] as (typeof pool)[number];
  });
  return { ...table, match: twin };
}
