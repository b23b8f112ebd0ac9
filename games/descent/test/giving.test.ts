import { expect, test } from 'vitest';
import { give, giveOptions } from '../src/rules/giving.ts';
import { aGame, type GameSet, type HeroSet, perform, type TestGame } from '../testing/index.ts';

const A = 'mad-carthos';
const B = 'landrec-the-wise';

const aScene = (giver: HeroSet, receiver: HeroSet, set: GameSet = {}): TestGame =>
  aGame({
    heroes: { [A]: { at: [2, 2], ...giver }, [B]: { at: [3, 3], ...receiver } },
    ...set,
    turn: { hero: A, stage: 'act', action: 'run', points: 4 },
  });

const offers = (game: TestGame): string[] => giveOptions(game.state, game.hero(A)).map(({ id }) => id);
const hand = (game: TestGame, id: string, ...script: readonly string[]): void => {
  const option = giveOptions(game.state, game.hero(A)).find(one => one.id === id);
  if (option === undefined) throw new Error(`${id} is not offered`);
  perform(give(game.table, game.hero(A), option), ...script);
};

const LADEN: HeroSet = { items: ['dagger-1'], pack: ['bow-1'], potions: { vitality: 1 } };

test('DJ-ACT-05 any card or potion, in use or packed, to an adjacent hero; nothing from afar, nothing to a monkey', () => {
  const gifts = [`give:dagger-1:${B}`, `give:vitality:${B}`, `give:bow-1:${B}`];
  expect(offers(aScene(LADEN, {}))).toEqual(gifts);
  expect(offers(aScene(LADEN, { at: [4, 4] }))).toEqual([]);
  expect(offers(aScene(LADEN, { monkey: { timer: 1, fresh: false } }))).toEqual([]);
  const town = aScene({}, {});
  town.hero(A).place = 'town';
  expect(offers(town)).toEqual([]);
});

test('DJ-ACT-05 heroes in the town give to each other', () => {
  const game = aGame({
    heroes: { [A]: { items: ['dagger-1'] }, [B]: {}, 'ispher': { at: [2, 2] } },
    turn: { hero: A, stage: 'act', action: 'run', points: 1 },
  });
  expect(offers(game)).toEqual([`give:dagger-1:${B}`]);
});

test('DJ-ACT-05 the receiver finds a place for it at once; an aim of the giver is spoiled if it was in use', () => {
  const game = aScene({ ...LADEN, order: 'aim' }, {});
  hand(game, `give:bow-1:${B}`, 'equip:bow-1');
  expect(game.hero(B).items).toEqual([{ card: 'bow-1', equipped: true, exhausted: false }]);
  expect([game.hero(A).order, game.state.turn?.points]).toEqual(['aim', 3]);
  hand(game, `give:dagger-1:${B}`, 'pack:dagger-1');
  expect(game.hero(A)).toMatchObject({ items: [], order: null });
  expect(game.told('item-given')).toMatchObject([
    { item: 'bow', receiver: B },
    { item: 'dagger', receiver: B },
  ]);
});

test('DJ-HRT-04 an exhausted card is no less exhausted in another’s hands', () => {
  const game = aScene({ items: ['iron-shield-1'] }, {});
  for (const item of game.hero(A).items) Object.assign(item, { exhausted: true });
  hand(game, `give:iron-shield-1:${B}`, 'equip:iron-shield-1');
  expect(game.hero(B).items).toEqual([{ card: 'iron-shield-1', equipped: true, exhausted: true }]);
});

test('DJ-ACT-13 DJ-FAM-12 Pico goes to an adjacent hero for 2 points and takes no room', () => {
  const game = aScene({}, {}, { pico: A });
  expect(offers(game)).toEqual([`give-pico:${B}`]);
  hand(game, `give-pico:${B}`);
  expect([game.state.pico, game.state.turn?.points, game.hero(B).items]).toEqual([B, 2, []]);
  expect(offers(game)).toEqual([]);
});

test('DJ-FAM-10 a ferret with empty paws is given things, next to him or in his own space', () => {
  const ferrets = (mata: readonly [number, number], kata: readonly [number, number]): GameSet => ({
    familiars: [
      { id: 'mata', owner: B, at: mata },
      { id: 'kata', owner: B, at: kata },
      { id: 'skye', owner: B, at: [2, 2] },
    ],
  });
  const game = aScene({ items: ['dagger-1'] }, { at: [9, 9] }, ferrets([2, 2], [5, 5]));
  expect(offers(game)).toEqual(['give:dagger-1:mata']);
  hand(game, 'give:dagger-1:mata');
  expect(game.state.familiars[0]).toMatchObject({ carries: 'dagger-1', exhausted: false });
  expect(game.hero(A).items).toEqual([]);
  Object.assign(game.hero(A).potions.healing, { equipped: 1 });
  expect(offers(game)).toEqual([]);
});
