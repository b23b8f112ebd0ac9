import { expect, test } from 'vitest';
import { LOOT_CHESTS } from '../../src/data/loot.ts';
import { STANCES } from '../../src/data/stances.ts';
import { LOOT_TOKENS } from '../../src/rules/set-up.ts';

test('DD-HRO-09 the pile holds ten tokens: two rolls, two choices, four small and two large heaps of Gold', () => {
  expect(Object.entries(LOOT_CHESTS).map(([id, { copies }]) => [id, copies])).toEqual([
    ['loot-roll-provision', 2],
    ['loot-choose-provision', 2],
    ['loot-gold-or-roll', 4],
    ['loot-double-gold-or-choose', 2],
  ]);
  expect(LOOT_TOKENS.length).toBe(10);
});

test('DD-SET-01 the Stances from front to back', () => {
  expect(STANCES).toEqual(['aggressive', 'defensive', 'ranged', 'support']);
});
