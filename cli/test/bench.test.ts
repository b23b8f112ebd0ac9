import { newRng } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { expect, test } from 'vitest';
import { boardgameIoMatch } from '../src/bench/boardgame-io.ts';
import { measureCosts } from '../src/bench/costs.ts';
import { type Heat, runHeat } from '../src/bench/heat.ts';
import { hintCostOf } from '../src/bench/hints.ts';
import { ledgerCostOf } from '../src/bench/ledgers.ts';
import { kernelMatch, percentile, race, ratio } from '../src/bench/race.ts';
import { CONTESTANTS, measureSpeed } from '../src/bench/speed.ts';
import { hasLine, ticTacToe } from '../src/bench/tic-tac-toe.ts';
import { BOARDS, measureBoards } from '../src/bench/whole-boards.ts';

test('a line is three of a kind', () => {
  const board = (cells: string) => [...cells].map(cell => (cell === '.' ? null : cell));
  for (const won of ['000......', '.1..1..1.', '0...0...0', '..1.1.1..'])
    expect(hasLine(board(won))).toBe(true);
  for (const open of ['.........', '00.......', '001110001']) expect(hasLine(board(open))).toBe(false);
});

test('both kernels play the same matches with the same random numbers', () => {
  const [ours, theirs] = [kernelMatch(ticTacToe), boardgameIoMatch()];
  const [one, other] = [newRng('same'), newRng('same')];
  for (let i = 0; i < 30; i++) {
    const moves = ours(one);
    expect(moves).toBe(theirs(other));
    expect(moves).toBeGreaterThanOrEqual(5);
  }
  expect(one).toEqual(other);
});

test('a race measures each in every round', () => {
  const rates = race({ ours: kernelMatch(ticTacToe), demo: kernelMatch(game) }, 3, 1);
  expect(
    Object.values(rates)
      .flat()
      .every(rate => rate > 0),
  ).toBe(true);
  expect(rates.ours).toHaveLength(3);
});

test('ratios are taken round by round', () => {
  expect(ratio([10, 100, 30], [1, 10, 1])).toBe(10);
  expect(percentile([5, 1, 4, 2, 3], 50)).toBe(3);
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 90)).toBe(10);
});

test('costs are multiples of a decision', () => {
  const costs = measureCosts(game, { players: 2, options: { goal: 3 } });
  expect(costs.moments).toBeGreaterThan(5);
  for (const { p50, p90 } of [costs.fork, costs.undo, costs.save, costs.resume, costs.load]) {
    expect(p50).toBeGreaterThan(0);
    expect(p90).toBeGreaterThanOrEqual(p50);
  }
});

test('whole boards are those of matches halfway, with many figures on many spaces', () => {
  const told: number[] = [];
  const { boards, figures, spaces, sight, reach } = measureBoards(board => told.push(board));
  expect(boards).toBe(BOARDS);
  expect(told).toEqual(Array.from({ length: BOARDS }, (_, board) => board + 1));
  expect(figures).toBeGreaterThan(4);
  expect(spaces).toBeGreaterThan(30);
  for (const { p50, p90 } of [sight, reach]) {
    expect(p50).toBeGreaterThan(0);
    expect(p90).toBeGreaterThanOrEqual(p50);
  }
});

test('a clear result counts at once, of a close one the mean of three', async () => {
  const times: Record<string, number[]> = { darklight: [9, 10.6, 11.3], descent: [10.9, 9.2, 9.3] };
  const heats: string[] = [];
  const told: number[] = [];
  const { games, ticTacToe: first } = await measureSpeed(
    async ({ contestant }: Heat) => {
      heats.push(contestant);
      return { contestant: [1000 * (times[contestant]?.shift() ?? 150)], yardstick: [1000] };
    },
    done => told.push(done),
  );
  expect(first).toMatchObject({ ratio: 150, least: 100, pass: true });
  expect(games['darklight']).toEqual({
    perSecond: 10_300,
    ratio: 10.3,
    yardstick: 1000,
    least: 10,
    pass: true,
  });
  expect(games['descent']).toEqual({ perSecond: 9800, ratio: 9.8, yardstick: 1000, least: 10, pass: false });
  expect(heats).toHaveLength(CONTESTANTS + 4);
  expect(told.at(-1)).toBe(CONTESTANTS);
});

test('a contestant races boardgame.io round by round', async () => {
  const { contestant, yardstick } = await runHeat({ contestant: 'candles', rounds: 2, milliseconds: 1 });
  expect(contestant).toHaveLength(2);
  expect(yardstick.every(rate => rate > 0)).toBe(true);
});

test('a frame counts as dropped by a hint when it is late most times the hint is asked for', () => {
  const taken = (milliseconds: number, longest: number, resting = 16.7) => ({
    milliseconds,
    longest,
    resting,
  });
  const once = [
    [taken(90, 33.4), taken(100, 16.7)],
    [taken(80, 16.7), taken(120, 16.8)],
    [taken(85, 16.7), taken(600, 33.4)],
  ];
  expect(hintCostOf(once)).toEqual({ hints: 6, p50: 100, most: 600, restingFrame: 16.7, longestFrame: 16.8 });
  const always = [[taken(90, 33.4)], [taken(80, 33.3)], [taken(85, 16.7, 33.4)]];
  expect(hintCostOf(always)).toEqual({ hints: 3, p50: 85, most: 90, restingFrame: 16.7, longestFrame: 33.3 });
});

test('what a ledger costs is judged round by round, in starts of the program', () => {
  const slowOnce = [
    { start: 100, rules: 150 },
    { start: 100, rules: 400 },
    { start: 300, rules: 480 },
  ];
  expect(ledgerCostOf(slowOnce)).toEqual({ start: 100, ratio: 1.6, most: 2.5, pass: true });
  expect(ledgerCostOf([{ start: 100, rules: 251 }]).pass).toBe(false);
});
