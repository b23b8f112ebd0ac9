import { expect, test } from 'vitest';
import {
  COUNTERS,
  CURIO_ROOM_FIGHT,
  DARKNESS,
  EXCAVATION,
  EXPLORATION_DICE_PER_HERO,
  EXPLORATION_DIE,
  HUNGER,
  RADIANT_EXPLORATION_DICE,
  ROOM_TYPES,
  RUBBLE,
  TOKENS_OF_A_TYPE,
  TRAP_DIE,
  TREASURE_GOLD,
} from '../../src/data/exploration.ts';
import {
  PROVISION_DICE_PER_HERO,
  PROVISION_DIE,
  PROVISION_LIMIT,
  PROVISION_SALE,
} from '../../src/data/provisions.ts';

test('DD-PRV-03 the Provision die has six faces, one of each kind', () => {
  expect(PROVISION_DIE).toEqual(['food', 'bandage', 'potion', 'torch', 'tool', 'wild']);
});

test('DD-PRV-01, DD-PRV-04 two dice a Hero, sixteen in all; what is left is sold for 1 Gold', () => {
  expect([PROVISION_DICE_PER_HERO, PROVISION_LIMIT, PROVISION_SALE]).toEqual([2, 16, 1]);
});

test('DD-EXP-10 the Exploration die has five results and seven blanks', () => {
  const results = ['rubble', 'hunger', 'stressful-darkness', 'curio', 'trap'];
  expect(EXPLORATION_DIE).toEqual([...results, ...new Array(7).fill('blank')]);
});

test('DD-EXP-11 to DD-EXP-15 what counters each result, and what it costs otherwise', () => {
  expect(COUNTERS).toEqual({
    'rubble': 'tool',
    'hunger': 'food',
    'stressful-darkness': 'torch',
    'curio': 'torch',
    'trap': 'tool',
  });
  expect({ RUBBLE, HUNGER, DARKNESS, TRAP_DIE }).toEqual({
    RUBBLE: { woundsPerDungeonLevel: 1, stress: 1 },
    HUNGER: { woundsPerHeroLevel: 2 },
    DARKNESS: { light: 1, stress: 2 },
    TRAP_DIE: { acc: 8, damage: 2, crit: 2, critical: 4 },
  });
});

test('DD-EXP-08, DD-MOD-04 two Exploration dice a Hero, one in Radiant mode', () => {
  expect([EXPLORATION_DICE_PER_HERO, RADIANT_EXPLORATION_DICE]).toEqual([2, 1]);
});

test('DD-QST-06 twenty-one Room tokens: three of each of seven types', () => {
  expect(ROOM_TYPES.length * TOKENS_OF_A_TYPE).toBe(21);
});

test('DD-ROM-07, DD-ROM-09, DD-DDG-09 the numbers of the Rooms', () => {
  expect([CURIO_ROOM_FIGHT, TREASURE_GOLD, EXCAVATION]).toEqual([
    5,
    20,
    { dicePerHero: 1, restingPoints: 8 },
  ]);
});
