import { expect, test } from 'vitest';
import { visit, openBuildings } from '../src/rules/buildings.ts';
import { playDay, playDayEnd, playVisit } from '../src/rules/hamlet.ts';
import { isThreatened } from '../src/rules/modifiers.ts';
import { serviceOptions } from '../src/rules/services.ts';
import { aGame, perform, type GameSet, type TestGame } from '../testing/index.ts';

/** A Hamlet phase under the Threat of a Boss at the Level of the Act. */
const under = (
  threat: 'necromancer' | 'prophet' | 'collector' | 'fanatic',
  act: 1 | 2 | 3,
  set: GameSet = {},
): TestGame =>
  aGame({
    act,
    gold: 20,
    hamlet: {},
    heroes: ['crusader', 'hellion', 'vestal'],
    ...set,
    campaign: { threat },
  });

test('DD-HAM-10, DD-SET-12 the Hamlet side holds in the Hamlet, at the Level of the campaign', () => {
  const { state } = under('prophet', 2);
  expect(isThreatened(state, 'prophet-2-hamlet')).toBe(true);
  expect(isThreatened(state, 'prophet-1-hamlet')).toBe(false);
  state.campaign.threat = null;
  expect(isThreatened(state, 'prophet-2-hamlet')).toBe(false);
});

test.each([
  ['necromancer', 'graveyard'],
  ['collector', 'nomad-wagon'],
] as const)('DD-HAM-10 %s-1-hamlet: the %s cannot be visited', (threat, building) => {
  const { state, hero } = under(threat, 1);
  expect(openBuildings(state, hero('crusader'))).not.toContain(building);
  state.campaign.threat = null;
  expect(openBuildings(state, hero('crusader'))).toContain(building);
});

test('DD-HAM-10 necromancer-2-hamlet: the lowest d10 spends day one at the Graveyard, the Caretaker there or not, and may use it', () => {
  const { table, state, hero } = under('necromancer', 2);
  // Of equals the foremost; the Caretaker comes to the Graveyard.
  perform(playDay(table), 7, 3, 3, 8);
  expect(state.hamlet).toMatchObject({ mourner: 'hellion', caretaker: 'graveyard' });
  perform(playVisit(table), 'idle');
  const { asked } = perform(playVisit(table), 'visit:graveyard', 'mourn', 'focused');
  const ways = asked[0]?.options.map(({ id }) => id) ?? [];
  expect(ways.filter(id => /^(visit|hamlet-skill|idle)/.test(id))).toEqual(['visit:graveyard']);
  expect(hero('hellion').resolve).toBe('focused');
  Object.assign(state.hamlet ?? {}, { day: 2 });
  perform(playDay(table), 9);
  expect(state.hamlet?.mourner).toBeNull();
});

test('DD-HAM-10 necromancer-2-hamlet: whoever must be there may do without the Virtue, and nobody else takes the place', () => {
  const { table, hero, state } = under('necromancer', 2);
  perform(playDay(table), 7, 3, 4, 9);
  expect(openBuildings(state, hero('crusader'))).not.toContain('graveyard');
  perform(playVisit(table), 'idle');
  perform(playVisit(table), 'visit:graveyard', 'pass');
  expect(hero('hellion').resolve).toBeNull();
});

test('DD-HAM-10 necromancer-3-hamlet: the same, but the Graveyard gives nothing', () => {
  const { table, hero } = under('necromancer', 3);
  perform(playDay(table), 1, 3, 4, 9);
  perform(playVisit(table), 'visit:graveyard');
  expect(hero('crusader').resolve).toBeNull();
});

test.each([
  [1, [2, 5]],
  [2, [1, 4]],
  [3, [3]],
] as const)('DD-HAM-10 prophet-%i-hamlet: the Tavern recovers less Stress, not below 0', (act, amounts) => {
  const { state, hero } = under('prophet', act, { heroes: { vestal: { stress: 8 } } });
  const offered = serviceOptions(state, hero('vestal'), 'tavern').map(({ about }) => about?.['amount']);
  expect(offered).toEqual(amounts);
});

test('DD-HAM-10 prophet-1-hamlet: the visit recovers what was offered; the Abbey is not concerned', () => {
  const { table, state, hero } = under('prophet', 1, { heroes: { vestal: { stress: 8 } } });
  state.campaign.buildings.abbey = 3;
  perform(visit(table, hero('vestal'), 'tavern'), 'service:1');
  expect(hero('vestal').stress).toBe(3);
  perform(visit(table, hero('vestal'), 'abbey'), 'service:3');
  expect(hero('vestal').stress).toBe(0);
});

test.each([
  ['a visited building', 4, [6], 14],
  ['an empty one', 2, [], 20],
] as const)('DD-HAM-10 collector-2-hamlet: the night visitor comes to %s', (_, roll, more, gold) => {
  const { table, state, told } = under('collector', 2, {
    hamlet: { visits: [{ hero: 'vestal', building: 'tavern' }] },
  });
  perform(playDayEnd(table), roll, ...more);
  expect(state.campaign.gold).toBe(gold);
  expect(told('night-visitor-came')).toHaveLength(1);
});

test('DD-HAM-10, DD-HAM-25 collector-2-hamlet: no more Gold is lost than there is', () => {
  const { table, state } = under('collector', 2, {
    gold: 4,
    hamlet: { visits: [{ hero: 'vestal', building: 'tavern' }] },
  });
  perform(playDayEnd(table), 4, 9);
  expect(state.campaign.gold).toBe(0);
});

test('DD-HAM-10 collector-3-hamlet: the Hero who was there loses a Trinket of choice', () => {
  const { table, state, hero } = under('collector', 3, {
    heroes: { vestal: { level: 2, trinkets: ['critical-stone', 'speed-stone'] }, crusader: {} },
    hamlet: { visits: [{ hero: 'vestal', building: 'tavern' }] },
  });
  perform(playDayEnd(table), 4, 'trinket:critical-stone');
  expect(hero('vestal').trinkets.map(({ id }) => id)).toEqual(['speed-stone']);
  expect(state.decks.trinkets[0].discard).toEqual(['critical-stone']);
  expect(state.campaign.gold).toBe(20);
});

test('DD-HAM-10 fanatic-1-hamlet: each day the Hero with the most Stress, of equals the foremost, suffers 1 more', () => {
  const { table, hero } = under('fanatic', 1, {
    light: 5,
    heroes: { crusader: { stress: 2 }, hellion: { stress: 4 }, vestal: { stress: 4 } },
  });
  perform(playDay(table), 9);
  expect([hero('crusader').stress, hero('hellion').stress, hero('vestal').stress]).toEqual([2, 5, 4]);
});

test('DD-HAM-10 fanatic-2-hamlet: removing Quirks at the Abbey costs 2 Gold more', () => {
  const { table, state, hero } = under('fanatic', 2, {
    gold: 4,
    heroes: { vestal: { quirks: ['soft', 'nervous'] } },
  });
  expect(serviceOptions(state, hero('vestal'), 'abbey').map(({ about }) => about?.['gold'])).toEqual([4]);
  perform(visit(table, hero('vestal'), 'abbey'), 'quirk:soft');
  expect(state.campaign.gold).toBe(0);
});

test.each([
  [5, 'hellion', []],
  [6, null, ['visit:survivalist']],
] as const)('DD-HAM-10 fanatic-3-hamlet: on a %i %s may not visit a building today', (roll, barred, open) => {
  const { table, state } = under('fanatic', 3, {
    gold: 1,
    heroes: { hellion: { stress: 4, resolve: 'focused', skillLevel: 3 }, crusader: {} },
    hamlet: { wagon: [] },
  });
  // Unwounded, virtuous and fully trained, with 1 Gold: only the Survivalist has anything to give.
  perform(playDay(table), roll, 4);
  expect(state.hamlet?.barred ?? null).toBe(barred);
  const { asked } = perform(playVisit(table), 'hamlet-skill:hellion:sharpen-spear');
  expect(asked[0]?.options.map(({ id }) => id).filter(id => id.startsWith('visit:'))).toEqual(open);
});

test('DD-HAM-10, DD-HAM-20 a Crusader who speaks first ends the day also for whoever should mourn', () => {
  const { table, state } = under('necromancer', 2);
  perform(playDay(table), 7, 3, 4, 9);
  perform(playVisit(table), 'hamlet-skill:crusader:zealous-speech');
  expect(state.phase).toEqual({ kind: 'day-end' });
  expect(state.hamlet?.visits).toEqual([]);
});
