import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { armsOf } from '../src/rules/attack-dice.ts';
import type { ItemCardId } from '../src/data/items.ts';
import type { SkillId } from '../src/data/skills.ts';
import type { Attack } from '../src/state.ts';
import { aGame, faces } from '../testing/index.ts';
import { strike, target } from './attacking.ts';

const arms = (source: Attack['source'], items: readonly ItemCardId[], skills: readonly SkillId[] = []) => {
  const { state } = aGame({ heroes: { 'red-scorpion': { at: [3, 3], items, skills } } });
  const { damage, freeSurges, dice } = armsOf(state, 'hero:red-scorpion', source);
  return { damage, freeSurges, dice };
};

test('DJ-TWO-01 the one-handed melee weapon that is not used adds its off-hand bonus', () => {
  expect(arms('dagger-1', ['sword-1', 'dagger-1'])).toMatchObject({ damage: 1, freeSurges: 0 });
  expect(arms('sword-1', ['sword-1', 'sword-2'])).toMatchObject({ damage: 1 });
});

test('DJ-TWO-02 sword and dagger: one free surge', () => {
  expect(arms('sword-1', ['sword-1', 'dagger-1'])).toMatchObject({ damage: 0, freeSurges: 1 });
});

test('DJ-ATK-07 only the dice of the weapon used are rolled', () => {
  const game = aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['serpent-blade', 'rage-blade'], fatigue: 0 } },
    monsters: [['ogre', 'normal', [4, 3]]],
  });
  const { value } = perform(
    strike(game, 'red-scorpion', 'serpent-blade'),
    target(game, [4, 3]),
    faces(['red', '2/2/0'], ['green', '1/1/0'], ['green', '1/1/0'], ['black', 'blank']),
  );
  expect(value?.dice).toHaveLength(4);
  expect(game.monster(1).wounds).toBe(2 + 1 + 1 + 2 - 4);
});

test('DJ-TWO-03 both must be melee weapons, and fists or weapons without a bonus gain nothing', () => {
  expect(arms('crossbow-1', ['crossbow-1', 'dagger-1'])).toMatchObject({ damage: 0, freeSurges: 0 });
  expect(arms('dagger-1', ['crossbow-1', 'dagger-1'])).toMatchObject({ damage: 0, freeSurges: 0 });
  expect(arms('fists', ['sword-1', 'dagger-1'])).toMatchObject({ damage: 0, freeSurges: 0 });
  expect(arms('sword-1', ['sword-1', 'blade-of-light'])).toMatchObject({ damage: 0, freeSurges: 0 });
});

test('Ambidextrous adds 1 damage to an off-hand bonus that he uses, and only then', () => {
  expect(arms('sword-1', ['sword-1', 'dagger-1'], ['ambidextrous'])).toMatchObject({
    damage: 1,
    freeSurges: 1,
  });
  expect(arms('sword-1', ['sword-1'], ['ambidextrous'])).toMatchObject({ damage: 0 });
});
