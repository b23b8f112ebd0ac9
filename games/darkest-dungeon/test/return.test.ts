import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { beat } from '../src/rules/beat.ts';
import { playReturn, playSellProvisions } from '../src/rules/return.ts';
import { aGame, perform, replacedBy, testGame, type GameSet } from '../testing/index.ts';

/** A party that comes home from Scout Ahead with two Rooms cleared. */
const home = (set: GameSet = {}) =>
  aGame({
    phase: { kind: 'return' },
    quest: { id: 'scout-ahead', cleared: { lair: 1, empty: 1 } },
    dungeon: {},
    ...set,
  });

test('DD-HAM-01 first each Hero and the Stagecoach gain the XP of the Quest', () => {
  const { table, state, hero } = home({ campaign: { stagecoachXp: 2 } });
  perform(playReturn(table));
  expect([hero('crusader').xp, hero('vestal').xp, state.campaign.stagecoachXp]).toEqual([1, 1, 3]);
  expect(state.campaign.questLog).toEqual([{ quest: 'scout-ahead', boss: null, xp: 1 }]);
  expect(hero('hellion').history.quests).toBe(1);
});

test('DD-HAM-02, DD-CAM-14 every discard pile of the Quest is shuffled in again', () => {
  const { table, state } = home();
  const { decks } = state;
  const piles = [decks.curios, decks.positiveQuirks, decks.negativeQuirks, decks.diseases, decks.rooms];
  const all = [...piles, decks.loot, ...decks.trinkets, decks.virtues, decks.afflictions];
  const counts = all.map(({ unseen }) => unseen.length);
  for (const { unseen, discard } of all) (discard as string[]).push(...unseen.splice(0, 2));
  perform(playReturn(table));
  expect(all.map(({ unseen }) => unseen.length)).toEqual(counts);
  expect(all.flatMap(({ discard }) => discard)).toEqual([]);
});

test('DD-HAM-03, DD-HAM-04, DD-HAM-06 Conditions go, Light is 5, Trinkets lie positive side up; the rest stays', () => {
  const { table, state, hero } = home({
    light: 1,
    heroes: {
      abomination: { form: 'beast' },
      vestal: {
        conditions: [
          ['bleed', 2, 1],
          ['buff', 3],
        ],
        trinkets: [{ id: 'critical-stone', up: 'negative', used: true }],
        wounds: 7,
        stress: 6,
        quirks: ['nervous', 'evasive'],
        disease: 'ennui',
      },
    },
  });
  perform(playReturn(table));
  expect(state.campaign.light).toBe(5);
  expect(hero('abomination').form).toBe('human');
  expect(hero('vestal')).toMatchObject({
    conditions: [],
    trinkets: [{ id: 'critical-stone', up: 'positive', used: false }],
    wounds: 7,
    stress: 6,
    quirks: ['nervous', 'evasive'],
    disease: 'ennui',
  });
});

test('DD-HAM-05 an Affliction becomes a Negative Quirk, a Virtue a Positive one', () => {
  const { table, hero } = home({
    heroes: { crusader: { resolve: 'fearful' }, vestal: { resolve: 'focused' } },
  });
  perform(playReturn(table), 'soft', 'resilient');
  expect(hero('crusader')).toMatchObject({ resolve: null, quirks: ['soft'] });
  expect(hero('vestal')).toMatchObject({ resolve: null, quirks: ['resilient'] });
});

test('DD-HAM-24, DD-CAM-06 who goes mad on the return has earned the XP, and is replaced at once with the new total', () => {
  const { table, state, hero } = home({
    heroes: { crusader: { resolve: 'fearful', quirks: ['soft', 'nervous', 'anemic'] }, vestal: {} },
    campaign: { stagecoachXp: 0 },
  });
  perform(playReturn(table), ...replacedBy('jester'));
  expect(state.fallen).toMatchObject([{ id: 'crusader', cause: 'madness', quest: 'scout-ahead' }]);
  expect(hero('jester').xp).toBe(1);
  expect(state.trackers.heroes).toEqual(['vestal', 'jester']);
});

test('DD-HAM-08, DD-HAM-09 Firewood goes back without Gold, and the forms of the Blacksmith end', () => {
  const { table, state, hero } = home({
    gold: 3,
    heroes: { crusader: { forged: { 'crusader:smite': 3 } } },
  });
  expect(state.quest?.firewood).toBe(8);
  perform(playReturn(table));
  expect(state.quest).toBeNull();
  expect(state.campaign.gold).toBe(3);
  expect(hero('crusader')).toMatchObject({ forged: {}, skills: { 'crusader:smite': 1 } });
  expect(state.phase).toEqual({ kind: 'sell-provisions' });
});

test('DD-BOS-02 a general Quest counts once the party is back, whatever XP it earned', () => {
  const { table, state } = home({ quest: 'scout-ahead', campaign: { questsDone: 1 } });
  perform(playReturn(table));
  expect(state.campaign).toMatchObject({ act: 1, questsDone: 2, stagecoachXp: 0 });
});

test('DD-BOS-12, DD-ACT-01 the death of the Boss ends the Act before the Hamlet phase', () => {
  const { table, state } = home({
    quest: { id: 'face-the-threat', boss: 'collector', bossDead: true },
    campaign: { questsDone: 2 },
    onTop: { bosses: ['fanatic'] },
  });
  perform(playReturn(table));
  expect(state.campaign).toMatchObject({ act: 2, questsDone: 0, threat: 'fanatic', stagecoachXp: 3 });
  expect(state.campaign.questLog).toEqual([{ quest: 'face-the-threat', boss: 'collector', xp: 3 }]);
});

test('DD-BOS-12 back from a Boss Battle that began the campaign there is no map', () => {
  const { table, state } = home({
    quest: { id: 'face-the-threat', boss: 'collector', bossDead: true, dungeon: null },
    onTop: { bosses: ['fanatic'] },
  });
  perform(playReturn(table));
  expect(state.campaign.act).toBe(2);
});

test('DD-CAM-02 the Darkest Dungeon leaves the party in Act IV', () => {
  const { table, state } = home({ act: 4, quest: { id: 'light-the-way', bossDead: true } });
  perform(playReturn(table));
  expect(state.campaign).toMatchObject({ act: 4, questsDone: 1 });
});

test('DD-CAM-05 a Boss Quest that ends while the Boss lives loses the campaign', () => {
  const { table } = home({ quest: 'face-the-threat' });
  expect(perform(playReturn(table)).result).toMatchObject({ outcome: 'boss-alive', rule: 'DD-CAM-05' });
});

test('DD-HAM-07 Provisions that are left are used or sold for 1 Gold each', () => {
  const { table, state, hero } = aGame({
    phase: { kind: 'sell-provisions' },
    hamlet: {},
    light: 5,
    gold: 2,
    provisions: { food: 1, potion: 2, torch: 1, tool: 1 },
    heroes: { crusader: { wounds: 3 }, vestal: { stress: 4 } },
  });
  const { asked } = perform(playSellProvisions(table), 'use:potion:vestal');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['sell', 'use:food:crusader', 'use:potion:vestal']);
  expect(hero('vestal').stress).toBe(3);
  expect(state.phase).toEqual({ kind: 'sell-provisions' });
  perform(playSellProvisions(table), 'sell');
  expect(state.campaign.gold).toBe(6);
  expect(Object.values(state.campaign.provisions)).toEqual([0, 0, 0, 0, 0]);
  expect(state.phase).toEqual({ kind: 'hamlet-event' });
});

test('DD-SAV-01, DD-SAV-02 what is written down before the Hamlet phase holds everything that persists, and can be resumed', () => {
  const { table, state, told } = aGame({
    phase: { kind: 'sell-provisions' },
    hamlet: {},
    act: 2,
    gold: 7,
    campaign: { threat: 'prophet', waiting: 1, stagecoachXp: 9, questsDone: 1 },
    heroes: { crusader: { level: 2, xp: 3, wounds: 4, stress: 5, quirks: ['soft'], disease: 'ennui' } },
  });
  state.campaign.buildings.abbey = 2;
  state.decks.events.unseen = state.decks.events.unseen.filter(id => id !== 'labor-force');
  perform(playSellProvisions(table));
  expect(told('hamlet-entered')).toMatchObject([{ rule: 'DD-SAV-01', act: 2 }]);
  const saved = JSON.parse(JSON.stringify(state)) as typeof state;
  expect(saved).toEqual(state);
  expect(saved.campaign).toMatchObject({ act: 2, threat: 'prophet', gold: 7, waiting: 1, stagecoachXp: 9 });
  expect(saved.heroes[0]).toMatchObject({ level: 2, xp: 3, wounds: 4, stress: 5, disease: 'ennui' });
  const resumed = testGame(saved, game.seats(1));
  perform(beat(resumed.table), 'uneventful-week');
  expect(saved.hamlet).toMatchObject({ event: 'uneventful-week', days: 3 });
});
