import { expect, test } from 'vitest';
import { playCurioRoom } from '../src/rules/curios.ts';
import { playArrival } from '../src/rules/exploration.ts';
import { canRest } from '../src/rules/resting.ts';
import type { RoomType } from '../src/data/exploration.ts';
import { aGame, type GameSet, perform, provisionFaces, type TestGame } from '../testing/index.ts';

/** The party is about to enter r1. */
const entering = (type: RoomType | null, more: GameSet = {}): TestGame =>
  aGame({
    phase: { kind: 'arrive' },
    heroes: { crusader: {}, vestal: {} },
    dungeon: { tokens: { r1: type }, way: { kind: 'explore', to: ['r1'], dice: [] } },
    ...more,
  });

test('DD-ROM-01 Empty: nothing happens and the Room is cleared', () => {
  const { table, state, told } = entering('empty');
  perform(playArrival(table));
  expect(state.quest).toMatchObject({
    cleared: { empty: 1 },
    dungeon: { tokens: {}, cleared: { r1: 'empty' } },
  });
  expect(told('wounds-suffered').concat(told('stress-suffered'))).toEqual([]);
  expect(canRest(state)).toBe(true);
});

test('DD-ROM-02 Trap Room: each Hero splits the Dungeon Level into Wounds and Stress', () => {
  const { table, hero } = entering('trap', { act: 3, players: 2 });
  const { asked } = perform(playArrival(table), 'split:2', 'split:0');
  expect(hero('crusader')).toMatchObject({ wounds: 2, stress: 1 });
  expect(hero('vestal')).toMatchObject({ wounds: 0, stress: 3 });
  expect(asked.map(({ seat }) => seat)).toEqual(['player-1', 'player-2']);
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['split:3', 'split:2', 'split:1', 'split:0']);
});

test('DD-ROM-03, DD-ROM-05, DD-ROM-12 Trap and Dark Rooms keep their tokens, and nobody Rests there', () => {
  for (const type of ['trap', 'dark'] as const) {
    const { table, state } = entering(type);
    perform(playArrival(table), ...(type === 'trap' ? ['split:1', 'split:1'] : []));
    expect(state.quest).toMatchObject({ cleared: {}, dungeon: { tokens: { r1: type }, party: 'r1' } });
    expect(canRest(state)).toBe(false);
  }
});

test('DD-ROM-04 Dark Room: Light −1, never below 0', () => {
  const dim = entering('dark');
  perform(playArrival(dim.table));
  expect(dim.state.campaign.light).toBe(2);
  const black = entering('dark', { light: 0 });
  perform(playArrival(black.table));
  expect(black.state.campaign.light).toBe(0);
});

test.each([
  ['DD-ROM-06', 'lair'],
  ['DD-ROM-09', 'treasure'],
  ['DD-ROM-10', 'objective'],
] as const)('%s a Room (%s) starts a Battle at once, and keeps its token for now', (_rule, type) => {
  const { table, state } = entering(type);
  perform(playArrival(table), 'ruins-5');
  expect(state).toMatchObject({ phase: { kind: 'battle-set-up' }, battle: { room: 'ruins-5', boss: null } });
  expect(state.quest?.dungeon).toMatchObject({ party: 'r1', tokens: { r1: type }, way: null });
});

test.each([
  [1, true],
  [5, true],
  [6, false],
  [10, false],
])('DD-ROM-07 a Curio Room with a roll of %i: Battle %s', (roll, fights) => {
  const { table, state } = entering('curio');
  perform(playArrival(table), roll, ...(fights ? ['ruins-5'] : []));
  expect(state.phase.kind).toBe(fights ? 'battle-set-up' : 'curio-room');
  expect(state.quest?.cleared.curio ?? 0).toBe(fights ? 0 : 1);
});

test('DD-ROM-07, DD-ROM-08 the Curio of a Room that is not guarded is drawn at once', () => {
  const { table, state } = entering('curio', { onTop: { curios: ['candle-shrine'] } });
  perform(playArrival(table), 6);
  perform(playCurioRoom(table), 'figure:vestal');
  expect(state).toMatchObject({ phase: { kind: 'exploration' }, campaign: { light: 5 } });
});

test('DD-ROM-11 nothing happens in a Room that is cleared', () => {
  const { table, state, told } = entering(null, {
    dungeon: { party: 's', visited: ['s', 'r1'], way: { kind: 'explore', to: ['r1'], dice: [] } },
  });
  expect(perform(playArrival(table)).asked).toEqual([]);
  expect(state.phase).toEqual({ kind: 'exploration' });
  expect(told('token-revealed')).toEqual([]);
});

test('DD-ROM-13 a token that is known is resolved as usual on entering', () => {
  const hidden = entering(null, {
    dungeon: { tokens: { r1: null }, unseen: ['dark'], way: { kind: 'explore', to: ['r1'], dice: [] } },
  });
  perform(playArrival(hidden.table), 'dark');
  const known = entering('dark');
  perform(playArrival(known.table));
  expect([hidden.state.campaign.light, known.state.campaign.light]).toEqual([2, 2]);
  expect([hidden.told('token-revealed').length, known.told('token-revealed').length]).toEqual([1, 0]);
});

test('DD-PRV-12 Provisions may be used when the token is turned, before the Room is resolved', () => {
  const { table, state, hero } = entering('lair', {
    heroes: { crusader: { wounds: 3 }, vestal: {} },
    provisions: { food: 1, bandage: 1 },
  });
  perform(playArrival(table), 'use:food:crusader', 'use:bandage:crusader', 'ruins-5');
  expect(hero('crusader').wounds).toBe(1);
  expect(state.phase).toEqual({ kind: 'battle-set-up' });
});

test('DD-DDG-09, DD-DDG-10 an Excavation Site: each Hero rolls a Provision die, 8 points of Rest, and the Firewood stays', () => {
  const { table, state, hero } = entering('empty', {
    act: 4,
    quest: 'light-the-way',
    heroes: { crusader: { wounds: 2 }, vestal: { stress: 1 } },
    dungeon: {
      tile: 'darkest-a',
      tokens: { c2r5: 'empty' },
      way: { kind: 'explore', to: ['c2r5'], dice: [] },
    },
  });
  const [food] = provisionFaces('food');
  perform(playArrival(table), food ?? 1, food ?? 1, 'mend:crusader', 'mend:crusader', 'calm:vestal');
  expect([hero('crusader').wounds, hero('vestal').stress]).toEqual([0, 0]);
  expect(state.campaign.provisions.food).toBe(2);
  expect(state.quest).toMatchObject({ firewood: 32, cleared: { empty: 1 } });
  expect(canRest(state)).toBe(true);
});
