import { expect, test } from 'vitest';
import { fuzzShard, merged, shardsOf } from '../src/fuzz/shard.ts';

const WHOLE = { game: 'candles', decisions: 100, seed: '7', options: { goal: 6 }, every: 10 };

test('a run is cut into parts with seeds of their own', () => {
  expect(shardsOf(WHOLE, 1)).toEqual([WHOLE]);
  expect(shardsOf(WHOLE, 3).map(({ decisions, seed }) => [decisions, seed])).toEqual([
    [34, '7/0'],
    [33, '7/1'],
    [33, '7/2'],
  ]);
  expect(shardsOf({ ...WHOLE, decisions: 2 }, 3)).toHaveLength(2);
});

test('a part tells its progress', async () => {
  const told: number[] = [];
  const report = await fuzzShard(WHOLE, decisions => told.push(decisions));
  expect(report).toMatchObject({ decisions: 100, failures: [] });
  expect(told.at(-1)).toBe(100);
});

test('what any part has seen has been seen', () => {
  const report = {
    game: 'candles',
    decisions: 10,
    games: 1,
    outcomes: { dawn: 1 },
    exercised: { cards: { seen: 1, of: 3, unseen: ['b', 'c'] } },
    failures: [],
  };
  const other = {
    ...report,
    outcomes: { night: 1 },
    exercised: { cards: { seen: 2, of: 3, unseen: ['c'] } },
  };
  expect(merged([report, other, report])).toEqual({
    ...report,
    decisions: 30,
    games: 3,
    outcomes: { dawn: 2, night: 1 },
    exercised: { cards: { seen: 2, of: 3, unseen: ['c'] } },
  });
});
