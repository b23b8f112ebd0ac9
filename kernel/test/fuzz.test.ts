import { describe, expect, test } from 'vitest';
import { fuzz } from '../testing/index.ts';
import * as broken from './demo/broken.ts';
import { candles } from './demo/candles.ts';

describe('the fuzzer', () => {
  test('finds nothing wrong with the demonstration game', () => {
    const report = fuzz(candles, { decisions: 3000, seed: 1, options: { goal: 8 }, longest: 2000 });
    expect(report.failures).toEqual([]);
    expect(report.decisions).toBe(3000);
    expect(Object.keys(report.outcomes).sort()).toEqual(['dawn', 'night']);
  });

  test.each([
    ['a dead end', broken.deadEnd, 'dead-end'],
    ['an endless loop', broken.endlessLoop, 'runaway'],
    ['an endless match', broken.endlessMatch, 'runaway'],
    ['a leak through a view', broken.leakInView, 'leak-view'],
    ['a leak through an event', broken.leakInEvent, 'leak-event'],
    ['a leak through the set of options', broken.leakInOptions, 'leak-options'],
    ['an undo that crosses a die', broken.undoCrossesDie, 'undo-crosses'],
    ['a fork that shares state', broken.sharedState(), 'fork'],
    ['a rule that throws', broken.throwing, 'threw'],
    ['a broken invariant', broken.losesCards, 'invariant'],
  ] as const)('finds %s', (_, game, fault) => {
    const [failure] = fuzz(game, { decisions: 3000, seed: 7, options: { goal: 40 }, longest: 500 }).failures;
    expect(failure?.fault).toBe(fault);
  });
});
