import { newRng } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { decide, habit, random } from '../src/index.ts';
import { aMatch, optionIds, variant } from './tables.ts';

const tally = (match: ReturnType<typeof aMatch>, bot: typeof habit): number[] => {
  const rng = newRng('tally');
  const counts = optionIds(match).map(() => 0);
  for (let i = 0; i < 1000; i++) {
    const option = decide(bot, match, 'red', rng);
    counts[option] = (counts[option] ?? 0) + 1;
  }
  return counts;
};

test('random takes every option about equally often', () => {
  const match = aMatch();
  const fair = 1000 / optionIds(match).length;
  for (const count of tally(match, random)) expect(Math.abs(count - fair)).toBeLessThan(80);
});

test('habit takes options by their weights, and never one of weight 0', () => {
  const match = aMatch(variant({ habits: (_, { options }) => options.map((_, i) => [3, 1, 0][i] ?? 0) }));
  const [first = 0, second = 0, ...rest] = tally(match, habit);
  expect(first / second).toBeGreaterThan(2.2);
  expect(first / second).toBeLessThan(4);
  expect(rest.every(count => count === 0)).toBe(true);
});

test('habits that rule out everything rule out nothing, as if there were none', () => {
  const silent = aMatch(variant({ habits: (_, { options }) => options.map(() => 0) }));
  expect(tally(silent, habit).every(count => count > 0)).toBe(true);
  expect(tally(aMatch(), habit).every(count => count > 0)).toBe(true);
});
