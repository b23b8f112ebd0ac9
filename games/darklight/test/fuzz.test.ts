import { fuzz, playthrough } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { game } from '../src/index.ts';
import { words } from '../src/words/index.ts';

test.each([1, 2, 3, 4])('random and sensible play of every kind runs clean (seed %i)', seed => {
  const report = fuzz(game, { decisions: 600, seed, every: 12, longest: 20_000, words, content });
  expect(report.failures).toEqual([]);
  expect(report.decisions).toBe(600);
});

test.each([1, 2, 3, 4])('The Awakening runs clean with %i players', players => {
  const options = { play: 'quest', quest: 'q-awakening', accursed: 0 };
  const report = fuzz(game, { decisions: 300, seed: 'stairs', players, every: 30, options, words, content });
  expect(report.failures).toEqual([]);
});

test('a campaign with every rule that may be chosen runs clean', () => {
  const options = {
    'play': 'campaign',
    'quest': 'random',
    'fair-and-square': true,
    'need-or-greed': true,
    'monster-choices': 'leader',
  };
  const report = fuzz(game, { decisions: 800, seed: 'pact', every: 40, options, words, content });
  expect(report.failures).toEqual([]);
});

test('the first rounds of The Awakening go as they always went', async () => {
  const text = playthrough(game, {
    seed: 'awakening',
    players: 3,
    options: { quest: 'q-awakening' },
    decisions: 70,
  });
  await expect(text).toMatchFileSnapshot('playthroughs/awakening.txt');
});

test('a campaign goes on as it always went', async () => {
  const options = { 'play': 'campaign', 'quest': 'random', 'need-or-greed': true };
  const text = playthrough(game, { seed: 'road', players: 2, options, decisions: 120 });
  await expect(text).toMatchFileSnapshot('playthroughs/campaign.txt');
});
