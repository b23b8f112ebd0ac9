import { expect, test } from 'vitest';
import { buyPoint, fatigueOptions } from '../src/rules/fatigue.ts';
import { recoverFatigue } from '../src/rules/healing.ts';
import {
  aGame,
  faces,
  type GameSet,
  type HeroSet,
  offered,
  perform,
  type TestGame,
} from '../testing/index.ts';
import { strike } from './attacking.ts';
import { offersOf, playOn } from './turns.ts';

const A = 'mad-carthos';

const aTurn = (
  hero: HeroSet = {},
  turn: Partial<NonNullable<GameSet['turn']>> = {},
  set: GameSet = {},
): TestGame =>
  aGame({
    heroes: { [A]: { at: [2, 2], ...hero }, 'landrec-the-wise': {} },
    ...set,
    turn: { hero: A, stage: 'act', action: 'battle', ...turn },
  });

test('DJ-FAT-01 DJ-FAT-02 one token for one point, with any action, until none is left', () => {
  const game = aTurn({ fatigue: 2 });
  playOn(game, 'fatigue', 'fatigue');
  expect(game.hero(A).fatigue).toBe(0);
  expect(game.state.turn).toMatchObject({ points: 2, bought: 2 });
  expect(offersOf(game, A)).not.toContain('fatigue');
  expect(game.told('fatigue-spent')).toHaveLength(2);
});

test('DJ-FAT-03 such points pay like any others, and are the first to go', () => {
  const game = aTurn({ fatigue: 1, wounds: 2, potions: { healing: 1 } }, { action: 'advance', points: 4 });
  playOn(game, 'fatigue', 'drink:healing');
  expect(game.hero(A).wounds).toBe(5);
  expect(game.state.turn).toMatchObject({ points: 4, bought: 0, spent: 0 });
});

test('DJ-FAT-04 a black die for a fatigue after the roll, seen before the next, five black dice at most', () => {
  const game = aTurn({ items: ['mage-staff-1'], fatigue: 3 }, {}, { monsters: [['ogre', 'normal', [4, 2]]] });
  const rolled = faces(
    ['white', '3/1/1'],
    ['yellow', '3/0/0'],
    ['black', 'enh'],
    ['black', 'enh'],
    ['black', 'enh'],
  );
  const { asked } = perform(
    strike(game, A, 'mage-staff-1'),
    `target:${game.at([4, 2])}`,
    rolled,
    'add-die',
    faces(['black', 'enh']),
    'add-die',
    faces(['black', 'blank']),
  );
  expect(asked.filter(({ ask }) => ask === 'add-die')).toHaveLength(2);
  expect(game.hero(A).fatigue).toBe(1);
});

test('DJ-FAT-05 fatigue never rises above its maximum', () => {
  const game = aTurn({ fatigue: 2 });
  recoverFatigue(game.table, game.hero(A), 5, 'DJ-FAT-05');
  expect(game.hero(A).fatigue).toBe(3);
});

test('DJ-FAT-06 no points outside his own turn, nor while none can be spent; a bought one may stay unused', () => {
  const game = aTurn();
  expect(fatigueOptions(game.state, game.hero('landrec-the-wise'))).toEqual([]);
  for (const held of [{ webbed: true }, { halted: true }])
    expect(fatigueOptions(aTurn({}, held).state, game.hero(A))).toEqual([]);
  const grappled = aTurn({}, {}, { monsters: [['naga', 'normal', [3, 2]]] });
  expect(fatigueOptions(grappled.state, grappled.hero(A))).toEqual([]);
  perform(buyPoint(game.table, game.hero(A), { id: 'fatigue', action: 'fatigue' }));
  playOn(game, 'end-turn');
  expect(game.hero(A)).toMatchObject({ fatigue: 2, acted: true });
});

test('DJ-FAT-06 DJ-FAT-04 after a miss no die is bought', () => {
  const game = aTurn({ items: ['mage-staff-1'] }, {}, { monsters: [['ogre', 'normal', [4, 2]]] });
  const missed = faces(
    ['white', 'X'],
    ['yellow', '3/0/0'],
    ['black', 'enh'],
    ['black', 'enh'],
    ['black', 'enh'],
  );
  const performed = perform(strike(game, A, 'mage-staff-1'), `target:${game.at([4, 2])}`, missed);
  expect(offered(performed, 'add-die')).toEqual([]);
  expect(game.hero(A).fatigue).toBe(3);
});
