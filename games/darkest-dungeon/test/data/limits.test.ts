import { expect, test } from 'vitest';
import { D10, DEATHBLOW_SIDES, DEATHBLOW_SKULLS } from '../../src/data/dice.ts';
import { HERO_IDS } from '../../src/data/heroes.ts';
import * as limits from '../../src/data/limits.ts';
import { LEVELS } from '../../src/data/stances.ts';

test('DD-STR-01, DD-STR-02, DD-QRK-02, DD-DTH-04 the numbers of mind and body', () => {
  expect(limits.BREAKING_POINT).toBe(10);
  expect(limits.VIRTUE_CHANCE).toBe(2);
  expect(limits.QUIRK_LIMIT).toBe(3);
  expect([DEATHBLOW_SKULLS, DEATHBLOW_SIDES, D10]).toEqual([3, 10, 10]);
});

test('DD-XPL-05, DD-TRI-01, DD-BLD-11, DD-HDT-04 what Levels give and cost', () => {
  expect(limits.SKILL_SLOTS).toEqual([3, 4, 5]);
  expect(limits.TRINKET_SLOTS).toEqual([1, 2, 3]);
  expect(limits.HERO_LEVEL_PRICE).toEqual({ xp: 4, gold: 2 });
  expect(limits.SKILL_LEVEL_PRICE).toEqual({ xp: 2, gold: 1 });
  expect([limits.UPGRADES_A_VISIT, limits.QUEST_XP]).toEqual([2, 3]);
});

test('DD-SET-01, DD-SET-02, DD-SET-07, DD-SET-10, DD-BSU-14, DD-HRO-03, DD-MOD-02, DD-MOD-05 party, Battle and start', () => {
  expect([limits.PARTY_SIZE, limits.MONSTER_SLOTS, limits.MONSTER_INITIATIVE]).toEqual([4, 4, 4]);
  expect([limits.BATTLE_ROUNDS, limits.ACTIONS, limits.WAITING_HEROES]).toEqual([4, 2, 2]);
  expect(limits.STARTING_GOLD).toEqual({ normal: 10, radiant: 20, stygian: 0 });
  expect([limits.GENERAL_QUESTS, limits.LAST_HAMLET_DAYS]).toEqual([2, 4]);
});

test('DD-PVP-05 the draft gives four Heroes to each team', () => {
  expect(limits.DRAFT).toEqual([1, 2, 2, 2, 1]);
});

test('DD-HDT-03 there are never more Waiting Heroes than Heroes nobody has played', () => {
  const most = limits.WAITING_HEROES + LEVELS.length - 1;
  expect(limits.PARTY_SIZE + most).toBeLessThanOrEqual(HERO_IDS.length);
});
