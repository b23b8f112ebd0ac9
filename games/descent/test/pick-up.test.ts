import { expect, test } from 'vitest';
import { doorOptions } from '../src/rules/doors.ts';
import { pickUp, pickUpOptions } from '../src/rules/pick-up.ts';
import type { MarkerKind } from '../src/state.ts';
import { aGame, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const A = 'mad-carthos';

const aScene = (what: MarkerKind, hero: HeroSet = {}): TestGame =>
  aGame({
    heroes: { [A]: { at: [2, 2], ...hero }, 'landrec-the-wise': {} },
    markers: [[what, [2, 2]]],
    turn: { hero: A, stage: 'act', action: 'battle' },
  });

const offers = (game: TestGame): string[] => pickUpOptions(game.state, game.hero(A)).map(({ id }) => id);
const take = (game: TestGame, ...script: readonly string[]): void => {
  const [option] = pickUpOptions(game.state, game.hero(A));
  if (option === undefined) throw new Error('not offered');
  perform(pickUp(game.table, game.hero(A), option), ...script);
};

test('DJ-ACT-01 what lies in his own space, and only that; chests and encounters are not picked up', () => {
  expect(offers(aScene({ kind: 'money' }))).toEqual(['pick-up:1']);
  expect(offers(aScene({ kind: 'money' }, { at: [3, 2] }))).toEqual([]);
  expect(offers(aScene({ kind: 'chest', colour: 'gold' }))).toEqual([]);
  expect(offers(aScene({ kind: 'encounter', encounter: 'well' }))).toEqual([]);
});

test('DJ-ACT-01 money is 100 coins for every hero, wherever he is', () => {
  const game = aScene({ kind: 'money' });
  take(game);
  expect(game.state.heroes.map(hero => hero.coins)).toEqual([400, 400]);
  expect(game.state.markers).toEqual([]);
});

test('DJ-ACT-01 a potion is equipped or packed; without room it stays where it lies', () => {
  const game = aScene({ kind: 'healing' });
  take(game, 'equip:healing');
  expect(game.hero(A).potions.healing).toEqual({ equipped: 1, pack: 0 });
  const full = { healing: { equipped: 3, pack: 0 }, vitality: { equipped: 0, pack: 3 } };
  const laden = aScene({ kind: 'vitality' });
  laden.hero(A).potions = full;
  expect(offers(laden)).toEqual([]);
});

test('DJ-ACT-01 a runekey unlocks the doors of its colour for all', () => {
  const game = aScene({ kind: 'runekey', colour: 'red' });
  game.state.doors = [
    { id: 'door-1', rune: 'red', edges: [[26, 27]], areas: [0, 0], state: 'closed', placed: true },
  ];
  if (game.state.turn !== null) game.state.turn.points = 2;
  expect(doorOptions(game.state, game.hero(A))).toEqual([]);
  take(game);
  expect(game.state.runekeys).toEqual(['red']);
  expect(doorOptions(game.state, game.hero(A))).toHaveLength(1);
});

test('DJ-ACT-01 a relic marker gives its card, in the town too', () => {
  const game = aScene({ kind: 'relic', relic: 'soulbiter' });
  take(game, 'equip:soulbiter');
  expect(game.hero(A).items).toEqual([{ card: 'soulbiter', equipped: true, exhausted: false }]);
  expect(game.state.relics).not.toContain('soulbiter');
  const town = aScene({ kind: 'money' });
  town.hero(A).place = 'town';
  town.state.markers = [{ id: 7, what: { kind: 'relic', relic: 'rune-plate' }, square: 'town', number: 0 }];
  expect(offers(town)).toEqual(['pick-up:7']);
});
