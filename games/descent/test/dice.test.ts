import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { DICE, DIE_COLOURS } from '../src/data/dice.ts';
import { powerFace, rollPower, showsMiss, sumOfDice } from '../src/rules/dice.ts';
import type { RolledDie } from '../src/state.ts';
import { aGame, faceNumber, faces, power, type Written } from '../testing/index.ts';
import { strike } from './attacking.ts';

const die = (colour: RolledDie['colour'], written: Written): RolledDie => ({
  colour,
  face: faceNumber(colour, written),
  added: false,
});

test('DJ-DIC-01 five colours of combat dice show range, damage and surges, which add up', () => {
  expect(DIE_COLOURS.filter(colour => colour !== 'black')).toEqual([
    'red',
    'blue',
    'white',
    'green',
    'yellow',
  ]);
  expect(sumOfDice([die('blue', '3/1/1'), die('green', '0/2/1'), die('yellow', '2/1/0')])).toMatchObject({
    range: 5,
    damage: 4,
    surges: 2,
  });
});

test('DJ-DIC-02 only the red, the blue and the white die have a miss face, one each', () => {
  const misses = Object.entries(DICE).map(([colour, six]) => [colour, six.filter(({ miss }) => miss).length]);
  expect(Object.fromEntries(misses)).toEqual({ red: 1, blue: 1, white: 1, green: 0, yellow: 0, black: 0 });
  expect(showsMiss([die('red', 'X'), die('green', '0/3/0')])).toBe(true);
});

test('DJ-DIC-03, DJ-DIC-04 a black die has three enhancements, two surges and exactly one blank', () => {
  const shown = DICE.black.map((_, place) => powerFace(place + 1)).sort();
  expect(shown).toEqual(['blank', 'enhancement', 'enhancement', 'enhancement', 'surge', 'surge']);
});

test('DJ-DIC-04 a blank gives nothing in an attack', () => {
  expect(sumOfDice([die('black', 'blank')])).toEqual({ range: 0, damage: 0, surges: 0, power: 0 });
});

test('DJ-DIC-05 surges of black dice and of combat dice count alike', () => {
  expect(sumOfDice([die('black', 'surge'), die('red', '1/3/1')]).surges).toBe(2);
});

test('DJ-DIC-06 no attack has more than five black dice, but a roll against a trap may', () => {
  const game = aGame({
    heroes: {
      mordrog: { at: [3, 3], items: ['axe-1'], training: { melee: 2, ranged: 0, magic: 0 }, fatigue: 2 },
    },
    pico: 'mordrog',
    monsters: [['beastman', 'normal', [4, 3]]],
  });
  const five = Array.from({ length: 5 }, () => ['black', 'blank'] as const);
  const { asked } = perform(
    strike(game, 'mordrog', 'axe-1'),
    faces(['red', '2/2/0'], ['green', '0/3/0'], ...five),
  );
  expect(asked).toEqual([]);
  const { value } = perform(
    rollPower('attack-roll', 6, 'DJ-DIC-06', 'hero-1'),
    power(...Array(6).fill('surge')),
  );
  expect(value).toHaveLength(6);
});

test('DJ-DIC-11 free surges are added to those rolled, and are no dice', () => {
  const game = aGame({
    heroes: { 'landrec-the-wise': { at: [3, 3], items: ['mage-staff-1'], fatigue: 0 } },
    monsters: [['ogre', 'normal', [5, 3]]],
  });
  const { value } = perform(
    strike(game, 'landrec-the-wise', 'mage-staff-1'),
    `target:${game.at([5, 3])}`,
    faces(
      ['white', '2/2/0'],
      ['yellow', '2/1/0'],
      ['black', 'blank'],
      ['black', 'blank'],
      ['black', 'blank'],
    ),
    'surge:0',
  );
  expect(value).toMatchObject({ freeSurges: 2, surgesSpent: 2 });
  expect(value?.dice).toHaveLength(5);
});

test('DJ-DIC-11 a miss loses them', () => {
  const game = aGame({
    heroes: { 'landrec-the-wise': { at: [3, 3], items: ['mage-staff-1'] } },
    monsters: [['beastman', 'normal', [5, 3]]],
  });
  const blanks = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
  const { asked } = perform(
    strike(game, 'landrec-the-wise', 'mage-staff-1'),
    faces(['white', 'X'], ['yellow', '2/1/0'], ...blanks),
  );
  expect(asked).toEqual([]);
});
