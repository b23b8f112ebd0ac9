import { fuzz, playthrough } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { QUEST_IDS } from '../src/data/quests.ts';
import { game } from '../src/index.ts';
import { words } from '../src/words/index.ts';

type Plan = Parameters<typeof fuzz>[1];

/** Random and sensible play by turns; what fails is told with its save. */
function expectClean(seed: string, options: NonNullable<Plan['options']>, players: number): void {
  const decisions = 240;
  const plan = { decisions, every: 16, longest: 50_000, seed, options, players, words, content };
  const report = fuzz(game, plan);
  expect(report.failures).toEqual([]);
  expect(report.decisions).toBe(decisions);
}

test.each(
  QUEST_IDS.map((quest, at) => ({ quest, players: 2 + (at % 4), faq: at % 2 === 1 })),
)('$quest for $players runs clean (later rulings: $faq)', ({ quest, players, faq }) => {
  expectClean(`quest/${quest}`, { quest, faq }, players);
});

test.each([
  2, 3, 4, 5,
])('a quest that the overlord chooses runs clean for %i, with heroes chosen', players => {
  expectClean(`chosen/${players}`, { 'quest': 'overlord-chooses', 'choose-heroes': true }, players);
});

test.each([
  { name: 'into-the-dark', players: 5, decisions: 80, options: { quest: 'into-the-dark' } },
  { name: 'the-lamplighter', players: 3, decisions: 70, options: { quest: 'the-lamplighter', faq: true } },
  {
    name: 'overlord-chooses',
    players: 2,
    decisions: 60,
    options: { 'quest': 'overlord-chooses', 'choose-heroes': true },
  },
])('$name goes as it always went', async ({ name, players, decisions, options }) => {
  const text = playthrough(game, { seed: name, players, options, decisions });
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
