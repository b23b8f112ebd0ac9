import { expect, test } from 'vitest';
import { meanOf, NO_FACTS, summedFacts, withFacts } from '../src/sim/facts.ts';

const one = withFacts(withFacts(NO_FACTS, { quests: 4, team: 'red' }), { quests: 9, team: 'blue' });
const other = withFacts(withFacts(NO_FACTS, undefined), { deaths: 2, team: 'red', list: [1] });

test('numbers that results tell are added up over all matches that tell them', () => {
  const { numbers } = summedFacts([one, other]);
  expect(numbers).toEqual({
    deaths: { matches: 1, sum: 2, least: 2, most: 2 },
    quests: { matches: 2, sum: 13, least: 4, most: 9 },
  });
  expect(Object.values(numbers).map(meanOf)).toEqual([2, 6.5]);
});

test('words are counted, and how the matches were shared out does not show', () => {
  expect(summedFacts([one, other]).words).toEqual({ team: { blue: 1, red: 2 } });
  expect(JSON.stringify(summedFacts([other, one]))).toBe(JSON.stringify(summedFacts([one, other])));
});
