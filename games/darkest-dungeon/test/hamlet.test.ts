import { expect, test } from 'vitest';
import { HAMLET_EVENTS } from '../src/data/hamlet-events.ts';
import { beat } from '../src/rules/beat.ts';
import { playDay, playDayEnd, playHamletEvent, playVisit } from '../src/rules/hamlet.ts';
import { sufferStress } from '../src/rules/stress.ts';
import { aCampaign, aGame, perform, playOut, replacedBy } from '../testing/index.ts';

const ids = (options: readonly { id: string }[] | undefined): string[] => (options ?? []).map(({ id }) => id);

test('DD-HAM-11, DD-HAM-12 an Event gives the number of days and is shuffled back', () => {
  const { table, state, told } = aGame({ hamlet: { event: null, days: 0 } });
  perform(playHamletEvent(table), 'busy-week');
  expect(state.hamlet).toMatchObject({ event: 'busy-week', day: 1, days: HAMLET_EVENTS['busy-week'].days });
  expect(state.decks.events.unseen).toHaveLength(16);
  expect(told('hamlet-event-drawn')).toMatchObject([{ event: 'busy-week', days: 2 }]);
  expect(state.phase).toEqual({ kind: 'day' });
});

test.each([
  'labor-force',
  'guild-training',
] as const)('DD-HAM-11, DD-HAM-26 %s leaves the campaign, also when its offer is refused', event => {
  const { table, state } = aGame({ hamlet: { event: null, days: 0 }, heroes: ['crusader'] });
  perform(playHamletEvent(table), event, 'pass');
  expect(state.decks.events.unseen).toHaveLength(15);
  expect(state.decks.events.unseen).not.toContain(event);
  expect(state.campaign.buildings.abbey).toBe(1);
});

test('DD-FIN-01 the last Hamlet phase has four days and no Event, and leads to the last encounter', () => {
  const { table, state } = aGame({ act: 4, campaign: { questsDone: 1 }, hamlet: { event: null, days: 0 } });
  perform(playHamletEvent(table));
  expect(state.hamlet).toMatchObject({ event: null, days: 4 });
  perform(playDay(table), 2);
  expect(state.hamlet?.caretaker).toBe('abbey');
  Object.assign(state.hamlet ?? {}, { day: 5 });
  perform(playDayEnd(table));
  expect(state.phase).toEqual({ kind: 'final-encounter' });
});

test('DD-ACT-05, DD-CAM-09 the Hamlet phase after the third Boss is like any other', () => {
  const { table, state } = aGame({ act: 4, hamlet: { event: null, days: 0 } });
  perform(playHamletEvent(table), 'uneventful-week');
  expect(state.hamlet?.event).toBe('uneventful-week');
});

test.each([
  [1, 'nomad-wagon'],
  [2, 'abbey'],
  [3, 'sanitarium'],
  [4, 'tavern'],
  [5, 'survivalist'],
  [6, 'guild'],
  [7, 'blacksmith'],
  [8, 'graveyard'],
  [9, 'stagecoach'],
  [10, 'stagecoach'],
])('DD-HAM-14, DD-HAM-15 on a %i the Caretaker occupies the %s', (roll, building) => {
  const { table, state, told } = aGame({
    hamlet: {},
    gold: 20,
    heroes: { crusader: { stress: 3, wounds: 3 } },
  });
  perform(playDay(table), roll);
  expect(state.hamlet?.caretaker).toBe(building);
  expect(told('caretaker-placed')).toMatchObject([{ building }]);
  const { asked } = perform(playVisit(table), 'idle');
  expect(ids(asked[0]?.options)).not.toContain(`visit:${building}`);
});

test('DD-HAM-13 the days go by: Caretaker, each Hero, and after the last day the next Quest', () => {
  const { table, state } = aGame({ hamlet: { days: 2 }, heroes: ['highwayman', 'jester'] });
  for (const day of [1, 2]) {
    expect(state.hamlet?.day).toBe(day);
    perform(playDay(table), 9);
    perform(playVisit(table), 'idle');
    expect(state.phase).toEqual({ kind: 'visit' });
    perform(playVisit(table), 'idle');
    expect(state.phase).toEqual({ kind: 'day-end' });
    perform(playDayEnd(table));
  }
  expect(state.phase).toEqual({ kind: 'day-end' });
  perform(playDayEnd(table));
  expect(state.phase).toEqual({ kind: 'choose-quest' });
  expect(state.hamlet).toBeNull();
});

test('DD-HAM-16 General Repairs close another building each day; a closed one and the Stagecoach are rolled again', () => {
  const { table, state } = aGame({
    hamlet: { event: 'general-repairs' },
    campaign: { threat: 'collector' },
    gold: 9,
    heroes: { crusader: { stress: 2, wounds: 2 } },
  });
  // The Caretaker is in the Tavern, the Collector has emptied the Nomad Wagon.
  perform(playDay(table), 4, 4, 10, 1, 3);
  expect(state.hamlet).toMatchObject({ caretaker: 'tavern', closedToday: ['sanitarium'] });
  const { asked } = perform(playVisit(table), 'idle');
  const open = ids(asked[0]?.options).filter(id => id.startsWith('visit:'));
  expect(open).toEqual(['visit:survivalist', 'visit:blacksmith', 'visit:graveyard']);
});

test('DD-HAM-14 in a Busy Week the Caretaker does not come', () => {
  const { table, state } = aGame({ hamlet: { event: 'busy-week' } });
  perform(playDay(table));
  expect(state.hamlet?.caretaker).toBeNull();
});

test('DD-HAM-17, DD-HAM-18 Heroes spend the day in Stance order, and a visited building is blocked for the others', () => {
  const { table, state } = aGame({
    hamlet: {},
    gold: 10,
    heroes: { vestal: { stress: 5 }, crusader: { stress: 5 } },
  });
  const first = perform(playVisit(table), 'visit:tavern', 'service:0');
  expect(first.asked[0]?.about).toMatchObject({ hero: 'vestal' });
  const second = perform(playVisit(table), 'idle');
  expect(second.asked[0]?.about).toMatchObject({ hero: 'crusader' });
  expect(ids(second.asked[0]?.options)).not.toContain('visit:tavern');
  expect(state.hamlet?.visits).toEqual([{ hero: 'vestal', building: 'tavern' }]);
});

test('DD-HAM-21 a Hero may do nothing with a day', () => {
  const { table, state, told } = aGame({ hamlet: {}, heroes: ['jester', 'vestal'] });
  perform(playVisit(table), 'idle');
  expect(state.hamlet?.done).toEqual(['jester']);
  expect(told('day-idled')).toMatchObject([{ hero: 'jester' }]);
});

test('DD-HAM-22 Skills, Stances and buildings may be changed at any time, and cost no day', () => {
  const { table, state, hero } = aGame({ hamlet: {}, gold: 20, heroes: ['jester', 'vestal'] });
  const [old] = hero('vestal').equipped;
  perform(playVisit(table), 'swap:vestal', `unequip:${old}`, 'equip:vestal:illumination');
  expect(hero('vestal').equipped).toContain('vestal:illumination');
  perform(playVisit(table), 'rearrange', 'order:vestal');
  expect(state.trackers.heroes).toEqual(['vestal', 'jester']);
  perform(playVisit(table), 'upgrade:blacksmith');
  expect(state.campaign).toMatchObject({ gold: 10, buildings: { blacksmith: 2 } });
  expect(state.hamlet?.done).toEqual([]);
  expect(perform(playVisit(table), 'idle').asked[0]?.about).toMatchObject({ hero: 'vestal' });
});

test('DD-HAM-22, DD-HAM-23 after the last day the group may still build before it sets out', () => {
  const { table, state } = aGame({ hamlet: { day: 4, days: 3 }, gold: 10, phase: { kind: 'day-end' } });
  perform(playDayEnd(table), 'upgrade:nomad-wagon');
  expect(state.campaign).toMatchObject({ gold: 0, buildings: { 'nomad-wagon': 2 } });
  expect(state.phase).toEqual({ kind: 'day-end' });
  perform(playDayEnd(table));
  expect(state.phase).toEqual({ kind: 'choose-quest' });
});

test('DD-HAM-20 a Hero whose Hamlet Skill kills another leaves the place to a replacement, who may still spend the day', () => {
  const { table, state } = aGame({
    hamlet: {},
    heroes: { abomination: {}, vestal: { stress: 9, resolve: 'focused' } },
  });
  perform(playVisit(table), 'hamlet-skill:abomination:psyche-up', ...replacedBy('jester'));
  expect(state.fallen).toMatchObject([{ id: 'vestal', cause: 'heart-attack' }]);
  expect(perform(playVisit(table), 'idle').asked[0]?.about).toMatchObject({ hero: 'jester' });
});

test('DD-CAM-04 a death in the Hamlet with nobody waiting loses the campaign', () => {
  const { table, hero } = aGame({
    hamlet: {},
    campaign: { waiting: 0 },
    heroes: { vestal: { stress: 9, resolve: 'focused' } },
  });
  expect(perform(sufferStress(table, hero('vestal'), 1, 'DD-HAM-10')).result).toMatchObject({
    outcome: 'no-replacement',
  });
});

test('DD-HAM-25 what cannot be paid is not offered', () => {
  const { table } = aGame({ hamlet: {}, gold: 0, heroes: { highwayman: { stress: 5, wounds: 5, xp: 6 } } });
  const { asked } = perform(playVisit(table), 'idle');
  expect(ids(asked[0]?.options)).toEqual([
    'visit:nomad-wagon',
    'visit:graveyard',
    'hamlet-skill:highwayman:clean-guns',
    'idle',
    'swap:highwayman',
  ]);
});

test('DD-CAM-02 the tutorial has two quiet days in the Hamlet and ends with them', () => {
  const { table, state } = aCampaign({ mode: 'tutorial' });
  state.quest = null;
  state.hamlet = aGame({ hamlet: { event: null, days: 0 } }).state.hamlet;
  perform(playHamletEvent(table));
  expect(state.hamlet).toMatchObject({ event: 'quiet-days', days: 2 });
  Object.assign(state.hamlet ?? {}, { day: 3 });
  // Group 1 starts with 10 Gold, enough for two buildings.
  const { result } = perform(playDayEnd(table), 'set-out', 'understood');
  expect(result).toMatchObject({ outcome: 'tutorial-done', winners: ['player-1'] });
});

test('DD-CAM-02 the tutorial explains the way home and the days in the Hamlet', () => {
  const { table, state } = aCampaign({ mode: 'tutorial' });
  Object.assign(state.quest ?? {}, { tasks: 2 });
  state.phase = { kind: 'return' };
  const seen = state.tutorial?.seen ?? [];
  for (let beats = 0; beats < 60 && !seen.includes('end'); beats += 1)
    playOut(beat(table), [], ['sell', 'idle', 'set-out']);
  expect(seen).toEqual(['going-home', 'hamlet', 'sell', 'caretaker', 'visit', 'guild', 'upgrade', 'end']);
});
