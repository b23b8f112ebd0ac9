import { expect, test } from 'vitest';
import { hitNumber, isInRange, permittedDistances } from '../src/rules/hit.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { aGame } from '../testing/index.ts';

/** A Crusader with Zealous Accusation (Range 1, Acc 9) against a Bone Soldier (Dodge 0). */
function aim(
  from: string,
  at: string,
  light = 3,
): { acc: number; reaches: boolean; distances: readonly number[] } {
  const { state, hero, monster } = aGame({
    light,
    battle: {
      room: 'arena-cages',
      heroes: { crusader: from, hellion: '5', highwayman: '4', vestal: '4' },
      monsters: [['bone-soldier', at]],
    },
  });
  const card = cardFor(hero('crusader'), 'crusader:zealous-accusation');
  const use = newSkillUse(hero('crusader'), 'crusader:zealous-accusation', card, at, [
    monster('bone-soldier:1'),
  ]);
  return {
    acc: hitNumber(state, use, monster('bone-soldier:1')),
    reaches: isInRange(state, hero('crusader'), from, card, at),
    distances: permittedDistances(state, from, card, at),
  };
}

test('DD-POS-07 from High Ground at an Area that is not: +1 Acc and one Area farther', () => {
  expect(aim('3', '2')).toEqual({ acc: 10, reaches: true, distances: [1, 2] });
  expect(aim('3', '6')).toMatchObject({ acc: 10, reaches: true });
  expect(aim('3', '8')).toMatchObject({ acc: 9, reaches: false, distances: [1] });
});

test('DD-POS-08 from outside Low Ground at Low Ground: +1 Acc and one Area farther', () => {
  expect(aim('2', '1')).toMatchObject({ acc: 10, reaches: true });
  expect(aim('2', '10')).toMatchObject({ acc: 10, reaches: true });
  expect(aim('1', '10')).toMatchObject({ acc: 9, reaches: true, distances: [1] });
  expect(aim('1', '9')).toMatchObject({ acc: 9, reaches: false });
});

test('DD-POS-09 optional Range adds the next distance; the printed ones stay', () => {
  expect(aim('2', '1').distances).toEqual([1, 2]);
  expect(aim('2', '4').distances).toEqual([1]);
});

test('DD-POS-10 from High to Low Ground both count', () => {
  expect(aim('3', '1')).toEqual({ acc: 11, reaches: true, distances: [1, 2, 3] });
  expect(aim('3', '10')).toMatchObject({ acc: 11, reaches: true });
});
