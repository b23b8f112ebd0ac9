import { newRng } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { bootstrap } from '../src/stats/bootstrap.ts';
import {
  estimateDifference,
  meanEstimate,
  proportion,
  shareDifference,
  twoSided,
} from '../src/stats/intervals.ts';
import { fitStrengths } from '../src/stats/logistic.ts';
import { likelihood, normal, resampled } from '../src/stats/random.ts';
import { histogramOf, quantile, spreadOf } from '../src/stats/spread.ts';
import { findings, stratifiedDifference } from '../src/stats/strata.ts';

describe('intervals', () => {
  test('a share has Wilson’s', () => {
    const { value, low, high } = proportion(8, 10);
    expect(value).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(proportion(0, 20).low).toBe(0);
    expect(proportion(20, 20).high).toBeCloseTo(1, 9);
    expect(proportion(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('a difference of shares has Newcombe’s (56/70 and 48/80, from his paper)', () => {
    const { value, low, high } = shareDifference([48, 80], [56, 70]);
    expect(value).toBeCloseTo(0.2, 9);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });

  test('a difference of means is as unsure as both together', () => {
    const { value, low, high } = estimateDifference(meanEstimate(10, 3, 9), meanEstimate(12, 4, 16));
    expect(value).toBe(2);
    expect(high - low).toBeCloseTo(2 * 1.959964 * Math.SQRT2, 5);
  });

  test('the tails of the normal distribution', () => {
    expect(twoSided(1.959964)).toBeCloseTo(0.05, 5);
    expect(twoSided(-2.575829)).toBeCloseTo(0.01, 5);
    expect(twoSided(0)).toBeCloseTo(1, 6);
  });
});

describe('strata', () => {
  const stratum = (won: number, of: number, wonWithout: number, ofWithout: number) => ({
    won,
    of,
    wonWithout,
    ofWithout,
  });

  test('one alone is the plain difference', () => {
    const effect = stratifiedDifference([stratum(30, 40, 20, 40)]);
    expect(effect?.value).toBeCloseTo(0.25, 9);
    expect(effect?.low).toBeGreaterThan(0);
    expect(effect?.p).toBeLessThan(0.05);
  });

  test('what only comes more often in easy settings does nothing', () => {
    const easy = stratum(81, 90, 9, 10);
    const hard = stratum(1, 10, 9, 90);
    expect(stratifiedDifference([easy, hard])?.value).toBeCloseTo(0, 9);
  });

  test('nothing is said where nothing can be', () => {
    expect(stratifiedDifference([stratum(5, 10, 0, 0)])).toBeNull();
    expect(stratifiedDifference([stratum(0, 10, 0, 10)])).toBeNull();
    expect(stratifiedDifference([])).toBeNull();
  });

  test('what always won with it and never without is clear, not certain', () => {
    const effect = stratifiedDifference([stratum(10, 10, 0, 10)]);
    expect(effect?.value).toBe(1);
    expect(effect?.low).toBeGreaterThan(0.5);
    expect(effect?.low).toBeLessThan(0.95);
    expect(effect?.p).toBeLessThan(0.001);
  });

  test('many findings must be clearer than one', () => {
    expect(findings([0.04])).toEqual([true]);
    expect(findings([0.001, ...Array.from({ length: 9 }, () => 0.5), 0.04])).toEqual([
      true,
      ...Array.from({ length: 10 }, () => false),
    ]);
  });
});

describe('strengths', () => {
  test('are what the results say: three wins of four are 191 Elo', () => {
    const many = 1e6;
    const [strength = 0] = fitStrengths([{ terms: [[0, 1]], won: 0.75 * many, of: many }], 1);
    expect((strength * 400) / Math.LN10).toBeCloseTo(190.8, 1);
  });

  test('are found from a chain of opponents', () => {
    const meeting = (a: number, b: number, odds: number) => ({
      terms: [
        [a, 1],
        [b, -1],
      ] as [number, number][],
      won: 1e6 / (1 + Math.exp(-odds)),
      of: 1e6,
    });
    const [a = 0, b = 0, c = 0] = fitStrengths([meeting(0, 1, 1), meeting(1, 2, 0.5)], 3);
    expect(a - b).toBeCloseTo(1, 4);
    expect(a - c).toBeCloseTo(1.5, 4);
  });

  test('of whoever always wins are great, not endless', () => {
    const [strength = 0] = fitStrengths([{ terms: [[0, 1]], won: 50, of: 50 }], 1);
    expect(strength).toBeCloseTo(Math.log(101), 3);
  });
});

describe('chance', () => {
  test('the same seed gives the same intervals, which hold the value', () => {
    const draw = (rng: Parameters<typeof normal>[0]) => [normal(rng)];
    const [one] = bootstrap([0], 'seed', draw);
    expect(bootstrap([0], 'seed', draw)).toEqual([one]);
    expect(one?.low).toBeCloseTo(-1.96, 0);
    expect(one?.high).toBeCloseTo(1.96, 0);
  });

  test('what happened every time is likely, not sure', () => {
    const rng = newRng('likely');
    const draws = Array.from({ length: 2000 }, () => likelihood(rng, 10, 10));
    expect(spreadOf(draws).mean).toBeCloseTo(10.5 / 11, 2);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(resampled(rng, 50).every(place => place >= 0 && place < 50)).toBe(true);
  });
});

test('spreads and histograms', () => {
  expect(spreadOf([1, 2, 3, 4, 5])).toMatchObject({
    of: 5,
    mean: 3,
    median: 3,
    quarter: 2,
    least: 1,
    most: 5,
  });
  expect(spreadOf([])).toMatchObject({ of: 0, mean: 0 });
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect(histogramOf([12, 13, 13, 40])).toEqual({
    from: 12,
    width: 2,
    counts: [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  });
});
