import { expect, test } from 'vitest';
import { scaling } from '../src/bench/lab.ts';
import { labLines } from '../src/bench/lab-lines.ts';

test('scaling is judged round by round, and only where there are two cores', () => {
  const rates = { one: [10, 2, 11], two: [19, 3.8, 12] };
  expect(scaling(rates, 1.7, 2)).toEqual({ one: 10, two: 12, ratio: 1.9, least: 1.7, pass: true });
  expect(scaling({ one: [10], two: [16] }, 1.7, 2).pass).toBe(false);
  expect(scaling({ one: [10], two: [10] }, 1.7, 1).pass).toBe(true);
});

test('it is told in a table', () => {
  const threads = scaling({ one: [10], two: [19] }, 1.7, 2);
  const queue = scaling({ one: [10], two: [14] }, 1.5, 2);
  const lines = labLines({ game: 'candles', threads, queue, pass: false });
  expect(lines.join('\n')).toContain('threads                   10  19  1.9 times, at least 1.7: ');
  expect(lines.join('\n')).toMatch(/over the queue +10 +14 +1\.4 times, at least 1\.5: .*missed/);
});
