import { describe, expect, test } from 'vitest';
import { newRng, nextWord, type Rng, throwDie } from '../src/index.ts';
import { refusalOf } from './a-match.ts';

describe('the generator', () => {
  test('gives the published numbers of xoshiro128**', () => {
    const rng: Rng = [1, 2, 3, 4];
    expect(Array.from({ length: 5 }, () => nextWord(rng))).toEqual([11520, 0, 5927040, 70819200, 2031721883]);
  });

  test('keeps its state as plain data, from which the same numbers follow', () => {
    const rng = newRng('wick');
    nextWord(rng);
    const kept = JSON.parse(JSON.stringify(rng)) as Rng;
    const first = Array.from({ length: 100 }, () => throwDie(rng, 6));
    expect(Array.from({ length: 100 }, () => throwDie(kept, 6))).toEqual(first);
    expect(kept).toEqual(rng);
  });

  test('keeps every part of its state a word of 32 bits', () => {
    const rng = newRng('wick');
    for (let i = 0; i < 1000; i++) {
      nextWord(rng);
      for (const word of rng) expect(word).toBe(word >>> 0);
    }
  });

  test.each([
    '',
    'wick',
    '0',
    'a'.repeat(1000),
    '🕯',
  ])('begins at something other than zeros from the seed %j', seed => {
    expect(newRng(seed).some(word => word !== 0)).toBe(true);
    expect(newRng(seed)).toEqual(newRng(seed));
  });
});

describe('a die', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 100])('of %i sides shows every face equally often', sides => {
    for (const seed of ['wick', 'wax', 'flame']) {
      const rng = newRng(seed);
      expect(chiSquare(sides, sides * 400, () => throwDie(rng, sides))).toBeLessThan(bound(sides));
    }
  });

  test('of very many sides is as fair: what does not divide evenly is thrown again', () => {
    // Without rejection the lowest third of these faces would come up twice as often.
    const sides = 3 * 2 ** 30;
    const rng = newRng('wick');
    const third = () => Math.ceil(throwDie(rng, sides) / 2 ** 30);
    expect(chiSquare(3, 6000, third)).toBeLessThan(bound(3));
  });

  test.each([1, 2 ** 32])('may have %i sides', sides => {
    const face = throwDie(newRng('wick'), sides);
    expect(face).toBeGreaterThanOrEqual(1);
    expect(face).toBeLessThanOrEqual(sides);
  });

  test.each([
    0,
    -1,
    2.5,
    Number.NaN,
    2 ** 32 + 1,
    Number.POSITIVE_INFINITY,
  ])('of %d sides is refused instead of being thrown for ever', sides => {
    expect(refusalOf(() => throwDie(newRng('wick'), sides))).toEqual({
      name: 'RuleBug',
      message: `there is no die of ${sides} sides`,
    });
  });
});

describe('neighbouring seeds', () => {
  test('give dice that have nothing to do with each other', () => {
    let seed = 0;
    expect(chiSquare(6, 6000, () => throwDie(newRng(String(seed++)), 6))).toBeLessThan(bound(6));
    const pair = () => {
      const [first, second] = [throwDie(newRng(`${seed}`), 6), throwDie(newRng(`${seed + 1}`), 6)];
      seed += 2;
      return (first - 1) * 6 + second;
    };
    expect(chiSquare(36, 36 * 200, pair)).toBeLessThan(bound(36));
  });

  test('differ in about half of the bits of their first word', () => {
    const count = 2000;
    let bits = 0;
    for (let seed = 0; seed < count; seed++) {
      bits += ones(nextWord(newRng(`match ${seed}`)) ^ nextWord(newRng(`match ${seed + 1}`)));
    }
    expect(Math.abs(bits / count - 16)).toBeLessThan(0.5);
  });
});

/** How far the faces of many throws are from being equally frequent. */
function chiSquare(sides: number, throws: number, thrown: () => number): number {
  const seen = new Array<number>(sides).fill(0);
  for (let i = 0; i < throws; i++) {
    const face = thrown();
    seen[face - 1] = (seen[face - 1] ?? Number.NaN) + 1;
  }
  const expected = throws / sides;
  return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
}

/** What a fair die stays below in all but about one of a hundred thousand trials. */
const bound = (sides: number): number => {
  const free = sides - 1;
  return free + 4.5 * Math.sqrt(2 * free) + 12;
};

const ones = (word: number): number => (word >>> 0).toString(2).replaceAll('0', '').length;
