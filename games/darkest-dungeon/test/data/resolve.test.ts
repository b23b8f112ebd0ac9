import { expect, test } from 'vitest';
import { AFFLICTIONS, isVirtue, type ResolveId, resolveCardOf, VIRTUES } from '../../src/data/resolve.ts';
import { effectsSay } from './says.ts';

// biome-ignore format: the ledger's table
const CARDS: readonly (readonly [ResolveId, boolean, number, string, string])[] = [
  ['selfish', false, 4, 'lose-provision', ''],
  ['fearful', false, 2, 'stress 2', ''],
  ['hopeless', false, 3, 'actions -1', ''],
  ['masochistic', false, 3, 'wounds 1/level', 'mark 1'],
  ['irrational', false, 3, 'odd-even slot 1 slot -1', ''],
  ['focused', true, 5, 'acc-this-turn 1', ''],
  ['stalwart', true, 3, 'stress -2', ''],
  ['courageous', true, 4, 'others stress -1', ''],
  ['powerful', true, 4, 'damage-this-turn 1/level', ''],
  ['vigorous', true, 4, 'heal 1/level', ''],
];

test('DD-STR-02 there are five Afflictions and five Virtues', () => {
  expect([Object.keys(AFFLICTIONS).length, Object.keys(VIRTUES).length]).toEqual([5, 5]);
});

test.each(CARDS)('DD-STR-07 %s (Virtue: %s) speaks on at most %i: %s', (id, virtue, upTo, effects, after) => {
  const card = resolveCardOf(id);
  expect(isVirtue(id)).toBe(virtue);
  expect(card.upTo).toBe(upTo);
  expect(effectsSay(card.effects)).toBe(effects);
  expect(effectsSay(card.after)).toBe(after);
});
