import { describe, expect, test } from 'vitest';
import { BadPlan, cellCount, kindOf, lineupName, matchAt, matchCount } from '../src/plan/plan.ts';
import { readPlanWords, settlePlan } from '../src/plan/read-plan.ts';
import { SUBJECTS } from '../testing/subjects.ts';
import { aRun } from '../testing/runs.ts';

const settled = (value: object) => {
  const words = readPlanWords({ game: 'duel', ...value });
  return settlePlan((SUBJECTS[words.game] ?? SUBJECTS['duel'])?.game as never, words);
};

test('lists stand for each of their values, and every setting meets every line-up', () => {
  const plan = settled({
    settings: { players: [2, 3], options: { skill: [0, 5] } },
    bots: ['random', { overlord: 'greedy', hero: 'habit' }],
    games: 7,
  });
  expect(plan.settings).toEqual([
    { players: 2, options: { skill: 0 } },
    { players: 2, options: { skill: 5 } },
    { players: 3, options: { skill: 0 } },
    { players: 3, options: { skill: 5 } },
  ]);
  expect(plan.lineups.map(lineupName)).toEqual(['random', 'overlord=greedy hero=habit']);
  expect([cellCount(plan), matchCount(plan)]).toEqual([8, 56]);
});

test('a ladder fills the table in every way', () => {
  const names = (by: string) =>
    settled({ ladder: { bots: ['random', 'greedy'], by } }).lineups.map(lineupName);
  expect(names('table')).toEqual(['random', 'greedy']);
  expect(names('kind')).toEqual([
    'random',
    'overlord=random hero=greedy',
    'overlord=greedy hero=random',
    'greedy',
  ]);
  expect(names('seat')).toHaveLength(4);
  expect(kindOf('hero-12')).toBe('hero');
});

test('the same plan with more games begins with the same matches', () => {
  const [few, many] = [aRun({ games: 3 }), aRun({ games: 9 })];
  expect(many.id).toBe(few.id);
  for (let index = 0; index < matchCount(few.plan); index++)
    expect(matchAt(many.plan, index)).toEqual(matchAt(few.plan, index));
  expect(aRun({ seed: '2' }).id).not.toBe(few.id);
});

describe('what is wrong is said, with its place', () => {
  test.each([
    [[], 'the plan is an object of fields'],
    [{}, 'game is a name'],
    [{ bot: 'greedy' }, 'the plan has no field bot'],
    [{ settings: [{ players: 2 }, { players: 'two' }] }, 'settings[1].players is a whole number from 1 on'],
    [{ settings: { options: { skill: null } } }, 'settings.options.skill is a text, a number, true or false'],
    [{ games: 0 }, 'games is a whole number from 1 on'],
    [{ bots: [{ hero: 3 }] }, 'bots[0].hero is a name'],
    [{ ladder: { bots: ['greedy'], by: 'side' } }, 'ladder.by is one of table, kind, seat'],
  ])('%j', (value, message) => {
    const whole =
      Array.isArray(value) || !('game' in value || Object.keys(value).length > 0)
        ? value
        : { game: 'duel', ...value };
    expect(() => readPlanWords(whole)).toThrow(BadPlan);
    expect(() => readPlanWords(whole)).toThrow(message);
  });

  test.each([
    [{}, 'there is no line-up'],
    [{ bots: ['grandmaster'] }, 'there is no bot grandmaster (known: random'],
    [{ bots: [{ dragon: 'greedy' }] }, 'duel has no seat dragon (known: all, overlord, hero-1, hero)'],
    [{ bots: [{ overlord: 'greedy' }] }, 'no bot is named for hero-1'],
    [{ bots: ['greedy'], settings: { players: 7 } }, 'duel is for 2 to 3 players, not 7'],
    [{ bots: ['greedy'], settings: { options: { luck: 1 } } }, 'duel: there is no option luck'],
    [
      { bots: ['greedy'], settings: { players: 3, options: { skill: 20 } } },
      'duel: so much skill is for two',
    ],
    [{ bots: ['greedy'], settings: [] }, 'there is no setting'],
  ])('%j', (value, message) => {
    expect(() => settled(value)).toThrow(BadPlan);
    expect(() => settled(value)).toThrow(message);
  });
});
