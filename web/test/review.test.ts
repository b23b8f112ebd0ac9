import { BOTS, playOut, type Review } from '@tenebrae/bots';
import { game as house } from '@tenebrae/dark-darker-darkest';
import { type Game, type Match, start } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { LogLine } from '../src/engine/scene.ts';
import { expectedWord } from '../src/hints/expected.ts';
import { courseOf, luckWord, percentIn } from '../src/review/figures.ts';
import { newReviewer } from '../src/review/reviewer.ts';
import { tellingLines } from '../src/review/told.ts';

const game = house as unknown as Game;

/** A match that bots have played to its end. */
function played(seed: string): Match {
  const match = start(game, { players: 2, seed });
  const bot = BOTS['habit'];
  if (bot === undefined) throw new Error('no such bot');
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, bot])), seed);
  return match;
}

test('a whole match of Dark Darker Darkest is reviewed', async () => {
  const match = played('review');
  const parts: Review[] = [];
  const found = await newReviewer(6000).review(match.save(), ['player-1'], part => parts.push(part));
  expect(parts.at(-1)).toEqual(found);
  expect(found.done).toBe(1);
  expect(found.sides).toEqual([match.seats]);
  expect(found.points.length).toBeGreaterThan(16);
  expect(found.points.at(-1)).toMatchObject({
    at: match.moment,
    chances: [match.result?.winners.length === 0 ? 0 : 1],
  });
  // Every point is a moment that can be looked at.
  expect(match.moments).toEqual(expect.arrayContaining(found.points.map(({ at }) => at)));
  expect(found.throws.all).toBeGreaterThan(20);
  expect(found.luck.reduce((sum, { throws }) => sum + throws, 0)).toBe(found.throws.weighed);
  expect(found.mistakes.length).toBeLessThanOrEqual(3);
  for (const { seat, at, taken, advised } of found.mistakes) {
    expect(seat).toBe('player-1');
    expect(match.moments).toContain(at);
    expect(taken.id).not.toBe(advised.id);
  }
});

test('a match that is not over is not reviewed, for others still have secrets', async () => {
  const match = start(game, { players: 2, seed: 'open' });
  await expect(newReviewer().review(match.save(), [], () => {})).rejects.toThrow('over');
});

test('what happens seldom says most about a stretch of the match', () => {
  const line = (at: number, type: string): LogLine => ({ at, event: { type, rule: 'X-01' } });
  const log = [
    line(1, 'step'),
    line(2, 'step'),
    line(3, 'door-opened'),
    line(3, 'step'),
    line(4, 'dice-rolled'),
    line(9, 'fell'),
  ];
  expect(tellingLines(log, { from: 1, to: 4 }, 2, []).map(({ event }) => event.type)).toEqual([
    'door-opened',
    'step',
  ]);
  expect(tellingLines(log, { from: 1, to: 4 }, 1, []).map(({ event }) => event.type)).toEqual([
    'door-opened',
  ]);
});

test('what a game turns on says more than what happens seldom, and the weightiest most', () => {
  const line = (at: number, type: string): LogLine => ({ at, event: { type, rule: 'X-01' } });
  const log = [
    line(1, 'killed'),
    line(2, 'surge-spent'),
    line(3, 'killed'),
    line(4, 'fell'),
    line(5, 'fell'),
    line(6, 'killed'),
  ];
  const told = (most: number): readonly string[] =>
    tellingLines(log, { from: 1, to: 5 }, most, ['fell', 'killed']).map(({ event }) => event.type);
  expect(told(2)).toEqual(['fell', 'fell']);
  expect(told(3)).toEqual(['killed', 'fell', 'fell']);
});

test('figures are said in words', () => {
  expect([0.05, 0.2, 0.4, 0.5, 0.6, 0.8, 0.9].map(expectedWord)).toEqual([
    'expect-lost',
    'expect-much-worse',
    'expect-worse',
    'expect-same',
    'expect-better',
    'expect-much-better',
    'expect-won',
  ]);
  expect([0.02, 0.2, 0.5, 0.8, 0.99].map(luckWord)).toEqual([
    'review-luck-very-bad',
    'review-luck-bad',
    'review-luck-even',
    'review-luck-good',
    'review-luck-very-good',
  ]);
  expect(percentIn('en')(0.314)).toBe('31%');
  const point = { at: 0, futures: 1, margins: [0], standings: [0] };
  const points = [0.4, 0.9, 0.1].map(chance => ({ ...point, chances: [chance] }));
  expect(courseOf(points, 0)).toEqual({ first: 0.4, last: 0.1, low: 0.1, high: 0.9 });
});
