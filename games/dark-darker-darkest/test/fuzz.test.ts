import { fuzz, playthrough } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { game } from '../src/index.ts';
import { words } from '../src/words/index.ts';

test.each([1, 2, 3, 4])('random and sensible play of every kind runs clean (seed %i)', seed => {
  const report = fuzz(game, { decisions: 600, seed, every: 12, longest: 10_000, words, content });
  expect(report.failures).toEqual([]);
  expect(report.decisions).toBe(600);
});

test('the first rounds in house-1 go as they always went', async () => {
  const text = playthrough(game, {
    seed: 'mortimer',
    players: 3,
    options: { house: 'house-1' },
    decisions: 70,
  });
  await expect(text).toMatchFileSnapshot('playthroughs/house-1.txt');
});

test('a round in Darkest with all expansions goes as it always went', async () => {
  const options = {
    'mode': 'darkest',
    'advanced-rules': true,
    'radioactive': true,
    'guts-tokens': 5,
    'disco-doll-tokens': 5,
  };
  const text = playthrough(game, { seed: 'everything', players: 4, options, decisions: 60 });
  await expect(text).toMatchFileSnapshot('playthroughs/everything.txt');
});
