import { expect, test } from 'vitest';
import {
  armourOf,
  attributeOf,
  evasionOf,
  faithLimitOf,
  healthOf,
  isDistressed,
  meleeOf,
  sourceLimitOf,
  weightLimitOf,
} from '../src/rules/profile.ts';
import { passesTest } from '../src/rules/tests.ts';
import { aGame, perform } from '../testing/index.ts';

test('WE-25 DL-INS-02 DL-ATR-03 DL-EQP-09 distressed: all attributes one less, none below 1', () => {
  const game = aGame({
    board: 'O...',
    accursed: { outcast: { insanity: 7, gains: { attributes: { agility: -3 }, melee: 0, ranged: 0 } } },
  });
  const outcast = game.accursed('outcast');
  expect(isDistressed(game.state, outcast)).toBe(true);
  expect(attributeOf(game.state, outcast, 'strength')).toBe(2);
  expect(attributeOf(game.state, outcast, 'agility')).toBe(1);
  expect(weightLimitOf(game.state, outcast)).toBe(12);
});

test('DL-ATK-10 DL-EQP-01 DL-EQP-12 Armour: Endurance and what is equipped, nothing of the Inventory', () => {
  const game = aGame({
    accursed: { 'black-knight': { items: ['chain-shirt', 'wooden-shield'], pack: ['iron-boots'] } },
  });
  expect(armourOf(game.state, game.accursed('black-knight'))).toBe(4 + 2 + 1);
});

test('DL-EVA-02 DL-ATR-14 Evasion: current Agility and what items and skills give', () => {
  const game = aGame({ accursed: { 'black-knight': { items: ['scaled-buckler'], injuries: ['palsy'] } } });
  expect(evasionOf(game.state, game.accursed('black-knight'))).toBe(3 - 1 + 2);
});

test('DL-FTH-02 DL-CHN-03 limits of Faith and Source', () => {
  const game = aGame({ board: 'EW..' });
  expect(faithLimitOf(game.state, game.accursed('exorcist'))).toBe(6);
  expect(sourceLimitOf(game.state, game.accursed('blood-witch'))).toBe(5);
});

test('DL-ATR-10 DL-SRV-32 skills and levels change attacks and To Hit', () => {
  const game = aGame({
    accursed: {
      'black-knight': {
        level: 6,
        skills: ['war-third-strike'],
        gains: { attributes: {}, melee: 1, ranged: 0 },
      },
    },
  });
  expect(meleeOf(game.state, game.accursed('black-knight'))).toEqual({ attacks: 3, toHit: 3 });
  expect(healthOf(game.state, game.accursed('black-knight'))).toBe(23);
});

test('WE-03 DL-ATR-04 one die that shows enough passes a Test, their total does not matter', () => {
  const game = aGame({ board: 'W...' });
  const test = () => passesTest(game.table, game.accursed('blood-witch'), 'perception', 5, 'DL-ATR-04');
  expect(perform(test(), [2, 3, 6]).value).toBe(true);
  expect(perform(test(), [2, 3, 4]).value).toBe(false);
});

test('DL-ATR-04 the Outcast rolls one more die in Perception Tests', () => {
  const game = aGame({ board: 'O...' });
  expect(
    perform(passesTest(game.table, game.accursed('outcast'), 'perception', 6, 'DL-ATR-04'), [1, 1, 1, 1, 6])
      .value,
  ).toBe(true);
});
