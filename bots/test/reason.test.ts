import { newRng } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { reasonFor } from '../src/index.ts';
import { aMatch, optionIds, variant } from './tables.ts';

test('an option that habit leaves alone needs no other reason', () => {
  const match = aMatch(variant({ habits: (_, { options }) => options.map((_, i) => (i === 1 ? 1 : 0)) }));
  expect(reasonFor(1, match, 'red', newRng('x'))).toEqual({ kind: 'habit' });
});

test('where nothing tells options apart, it says so', () => {
  const match = aMatch(variant({ evaluate: () => 0 }));
  expect(reasonFor(0, match, 'red', newRng('x'))).toEqual({ kind: 'even' });
});

test('an option that leaves more is compared with the best of the others', () => {
  const match = aMatch(variant({ evaluate: state => -state.deck.discard.length }));
  const pass = optionIds(match).indexOf('pass');
  expect(pass).toBeGreaterThanOrEqual(0);
  const reason = reasonFor(pass, match, 'red', newRng('x'));
  expect(reason).toMatchObject({ kind: 'futures', futures: 12 });
  if (reason.kind !== 'futures') return;
  expect(reason.rival).not.toBe(pass);
  expect(reason.better).toBeGreaterThan(reason.worse);
});

test('the match stays as it is', () => {
  const match = aMatch();
  const before = JSON.stringify(match.save());
  reasonFor(0, match, 'red', newRng('x'));
  expect(JSON.stringify(match.save())).toBe(before);
});
