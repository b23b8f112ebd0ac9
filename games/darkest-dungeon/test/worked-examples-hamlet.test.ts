import { expect, test } from 'vitest';
import { playDay, playVisit } from '../src/rules/hamlet.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const aDay = (): TestGame =>
  aGame({
    gold: 12,
    hamlet: {},
    phase: { kind: 'day' },
    heroes: {
      'crusader': { stress: 7 },
      'hellion': { stress: 7 },
      'vestal': { stress: 7 },
      'plague-doctor': { stress: 7 },
    },
  });

test('EX-17 A Hamlet day (DD-HAM-14, DD-HAM-17, DD-HAM-18, DD-HAM-19, DD-BLD-01)', () => {
  const { table, state, hero } = aDay();
  perform(playDay(table), 2);
  const first = perform(playVisit(table), 'visit:tavern', 'service:1');
  expect(first.asked[0]?.about).toMatchObject({ hero: 'crusader' });
  expect(first.asked[0]?.options.map(({ id }) => id)).toContain('upgrade:blacksmith');
  expect(hero('crusader').stress).toBe(1);
  expect(state.campaign.gold).toBe(9);
  const second = perform(playVisit(table), 'idle');
  expect(second.asked[0]?.about).toMatchObject({ hero: 'hellion' });
  const open = second.asked[0]?.options.map(({ id }) => id) ?? [];
  expect(open).toContain('visit:survivalist');
  expect(open).not.toContain('visit:tavern');
  expect(open).not.toContain('visit:abbey');
  expect(open).not.toContain('upgrade:blacksmith');
});

test('EX-17 before that visit the group could raise the Blacksmith for 10 of the 12 Gold (DD-BLD-01)', () => {
  const { table, state } = aDay();
  perform(playDay(table), 2);
  perform(playVisit(table), 'upgrade:blacksmith');
  expect(state.campaign).toMatchObject({ gold: 2, buildings: { blacksmith: 2 } });
});
