import { describe, expect, test } from 'vitest';
import { playthrough } from '../testing/index.ts';
import { candles } from './demo/candles.ts';

describe('a playthrough', () => {
  test('of candles reads as it did before', async () => {
    const text = playthrough(candles, { seed: 'golden', players: 3, options: { goal: 6 }, decisions: 60 });
    await expect(text).toMatchFileSnapshot('playthroughs/candles.txt');
  });

  test('is the same for the same seed', () => {
    const plan = { seed: 'a', players: 2, decisions: 20 };
    expect(playthrough(candles, plan)).toBe(playthrough(candles, plan));
    expect(playthrough(candles, plan)).not.toBe(playthrough(candles, { ...plan, seed: 'b' }));
  });

  test('takes the answers it is told to take, and shows what became of the last one', () => {
    const text = playthrough(candles, { seed: 'a', players: 2, decisions: 2, choose: () => 1 });
    expect(text.match(/^ {2}> /gm)).toHaveLength(2);
    expect(text).toContain('1. party: choose-door');
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^ {4}\//);
  });

  test('ends with the result', () => {
    const text = playthrough(candles, { seed: 'a', players: 2, options: { goal: 3 }, decisions: 500 });
    expect(text).toMatch(/\nthe end: outcome=(dawn|night) .*\n$/);
  });
});
