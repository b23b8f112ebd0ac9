import { fuzz } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content.ts';
import { OPTIONS } from '../src/data/options.ts';
import { game } from '../src/index.ts';
import { words } from '../src/words/index.ts';

type Plan = Parameters<typeof fuzz>[1];

/** Random and sensible play by turns; what fails is told with its save. */
function expectClean(seed: string, options: Plan['options'], more: Partial<Plan> = {}): void {
  const plan = { decisions: 200, every: 20, longest: 20_000, seed, words, content, ...more };
  const report = fuzz(game, options === undefined ? plan : { ...plan, options });
  expect(report.failures).toEqual([]);
  expect(report.decisions).toBe(plan.decisions);
}

test.each([1, 2, 3])('play of every kind runs clean (seed %i)', seed => {
  expectClean(`any/${seed}`, undefined, { decisions: 400 });
});

test.each(OPTIONS.start.values)('a campaign that begins at %s runs clean', start => {
  expectClean(`start/${start}`, { mode: 'campaign', start });
});

test.each(OPTIONS.boss.values)('a Battle against %s runs clean', boss => {
  expectClean(`boss/${boss}`, { mode: 'campaign', start: 'boss-battle', boss });
});

test.each(OPTIONS.difficulty.values)('a campaign in %s mode runs clean', difficulty => {
  expectClean(`difficulty/${difficulty}`, { mode: 'campaign', start: 'act-1', difficulty });
});

test.each(OPTIONS.party.values)('a campaign with the party %s runs clean', party => {
  expectClean(`party/${party}`, { mode: 'campaign', start: 'act-1', party });
});

test.each([1, 4])('the tutorial for %i runs clean', players => {
  expectClean(`tutorial/${players}`, { mode: 'tutorial' }, { players });
});

test.each([
  { players: 2, puppets: false, butcher: false },
  { players: 2, puppets: true, butcher: true },
  { players: 4, puppets: true, butcher: false },
  { players: 4, puppets: false, butcher: true },
])('the Circus for $players runs clean (Puppets $puppets, Butcher $butcher)', ({ players, ...circus }) => {
  expectClean(`circus/${players}`, { mode: 'circus', ...circus }, { players });
});
