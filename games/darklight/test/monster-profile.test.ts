import { expect, test } from 'vitest';
import { MONSTERS, type MonsterId } from '../src/data/monsters.ts';
import { healthAtPlacement, rowOf } from '../src/rules/monster-profile.ts';
import { newDungeon } from '../src/rules/new-dungeon.ts';

/** The rows as the ledger prints them: S P M E / Health / melee / ranged / souls, Levels 2 to 5. */
// biome-ignore format: a table
const ROWS: readonly (readonly [MonsterId, string, string, string, string])[] = [
  ['seeker', '4 3 2 2 / 5 / 1/4+ / - / 2', '4 3 2 3 / 6 / 1/4+ / - / 2', '5 4 3 3 / 7 / 1/3+ / - / 3', '5 4 3 4 / 8 / 1/3+ / - / 3'],
  ['skorn-savage', '5 3 2 4 / 8 / 1/4+ / - / 3', '5 3 2 5 / 9 / 1/4+ / - / 4', '6 4 3 5 / 11 / 1/3+ / - / 5', '6 4 3 6 / 12 / 1/3+ / - / 6'],
  ['skorn-hurler', '4 4 2 3 / 7 / 1/5+ / 1/4+ / 3', '4 4 2 4 / 8 / 1/5+ / 1/4+ / 4', '5 5 3 4 / 9 / 1/4+ / 1/3+ / 5', '5 5 3 5 / 10 / 1/4+ / 1/3+ / 6'],
  ['dreadworm', '6 2 2 5 / 23 / 2/4+ / - / 9', '6 2 2 6 / 27 / 2/4+ / - / 12', '7 3 3 6 / 32 / 2/3+ / - / 15', '7 3 3 7 / 36 / 2/3+ / - / 18'],
  ['ashen-thrall', '3 2 2 2 / 4 / 1/5+ / - / 2', '3 2 2 3 / 5 / 1/5+ / - / 2', '4 3 3 3 / 6 / 1/4+ / - / 3', '4 3 3 4 / 6 / 1/4+ / - / 3'],
  ['bone-archer', '3 4 2 2 / 5 / 1/5+ / 1/4+ / 2', '3 4 2 3 / 6 / 1/5+ / 1/4+ / 2', '4 5 3 3 / 7 / 1/4+ / 1/3+ / 3', '4 5 3 4 / 8 / 1/4+ / 1/3+ / 3'],
  ['rotmonger', '5 2 3 4 / 10 / 1/4+ / - / 5', '5 2 3 5 / 12 / 1/4+ / - / 6', '6 3 4 5 / 14 / 1/3+ / - / 8', '6 3 4 6 / 16 / 1/3+ / - / 9'],
  ['weeping-shade', '3 3 4 3 / 7 / 1/4+ / - / 5', '3 3 4 4 / 8 / 1/4+ / - / 6', '4 4 5 4 / 9 / 1/3+ / - / 8', '4 4 5 5 / 10 / 1/3+ / - / 9'],
  ['cinder-imp', '3 3 3 2 / 4 / 1/5+ / 1/5+ / 3', '3 3 3 3 / 5 / 1/5+ / 1/5+ / 4', '4 4 4 3 / 6 / 1/4+ / 1/4+ / 5', '4 4 4 4 / 6 / 1/4+ / 1/4+ / 6'],
  ['flayed-hound', '4 4 2 2 / 7 / 2/5+ / - / 3', '4 4 2 3 / 8 / 2/5+ / - / 4', '5 5 3 3 / 9 / 2/4+ / - / 5', '5 5 3 4 / 10 / 2/4+ / - / 6'],
  ['skorn-berserker', '5 3 2 3 / 9 / 2/5+ / - / 5', '5 3 2 4 / 11 / 2/5+ / - / 6', '6 4 3 4 / 13 / 2/4+ / - / 8', '6 4 3 5 / 14 / 2/4+ / - / 9'],
  ['veiled-acolyte', '3 4 4 3 / 7 / 1/5+ / 1/5+ / 3', '3 4 4 4 / 8 / 1/5+ / 1/5+ / 4', '4 5 5 4 / 9 / 1/4+ / 1/4+ / 5', '4 5 5 5 / 10 / 1/4+ / 1/4+ / 6'],
  ['charnel-hulk', '7 2 2 6 / 25 / 1/4+ / - / 9', '7 2 2 7 / 30 / 1/4+ / - / 12', '8 3 3 7 / 35 / 1/3+ / - / 15', '8 3 3 8 / 40 / 1/3+ / - / 18'],
  ['gallows-knight', '6 3 4 6 / 28 / 2/3+ / - / 18', '6 3 4 7 / 33 / 2/3+ / - / 24', '7 4 5 7 / 39 / 2/2+ / - / 30', '7 4 5 8 / 44 / 2/2+ / - / 36'],
  ['hexmother', '3 5 6 4 / 23 / 1/5+ / 2/4+ / 18', '3 5 6 5 / 27 / 1/5+ / 2/4+ / 24', '4 6 7 5 / 32 / 1/4+ / 2/3+ / 30', '4 6 7 6 / 36 / 1/4+ / 2/3+ / 36'],
  ['skorn-warchief', '6 3 3 5 / 30 / 2/4+ / - / 18', '6 3 3 6 / 36 / 2/4+ / - / 24', '7 4 4 6 / 42 / 2/3+ / - / 30', '7 4 4 7 / 48 / 2/3+ / - / 36'],
  ['drowned-bishop', '5 4 5 5 / 25 / 2/4+ / - / 18', '5 4 5 6 / 30 / 2/4+ / - / 24', '6 5 6 6 / 35 / 2/3+ / - / 30', '6 5 6 7 / 40 / 2/3+ / - / 36'],
  ['devil-lord', '7 4 6 6 / 38 / 3/4+ / - / 30', '7 4 6 7 / 45 / 3/4+ / - / 40', '8 5 7 7 / 53 / 3/3+ / - / 50', '8 5 7 8 / 60 / 3/3+ / - / 60'],
];

const printed = (kind: MonsterId, level: 1 | 2 | 3 | 4 | 5): string => {
  const { attributes: a, health, melee, ranged, souls } = rowOf(kind, level);
  const skill = (one: typeof ranged) => (one === null ? '-' : `${one.attacks}/${one.toHit}+`);
  return `${a.strength} ${a.perception} ${a.mind} ${a.endurance} / ${health} / ${skill(melee)} / ${skill(ranged)} / ${souls}`;
};

test.each(ROWS)('DL-MON-04 DL-SRV-35 the level rows of %s', (kind, ...rows) => {
  expect(([2, 3, 4, 5] as const).map(level => printed(kind, level))).toEqual(rows);
});

test('DL-MON-04 Level 1 is what the card prints', () => {
  expect(ROWS.map(([kind]) => kind)).toEqual(Object.keys(MONSTERS));
  expect(printed('seeker', 1)).toBe('3 2 1 2 / 4 / 1/4+ / - / 1');
});

test.each([
  [1, 15],
  [2, 23],
  [3, 38],
  [4, 53],
] as const)('DL-BOS-03 a Devil Lord against %i Accursed has %i Health, additions apart', (count, health) => {
  expect(healthAtPlacement(newDungeon('q-crypt-6', count), 'devil-lord')).toBe(health);
  expect(healthAtPlacement(newDungeon('q-crypt-6', count), 'devil-lord', 10)).toBe(health + 10);
});
