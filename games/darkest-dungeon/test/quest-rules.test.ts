import { expect, test } from 'vitest';
import type { RoomType } from '../src/data/exploration.ts';
import type { QuestId } from '../src/data/quests.ts';
import { playBattleSetUp } from '../src/rules/battle-set-up.ts';
import { playArrival, playExploration, roomWon } from '../src/rules/exploration.ts';
import { lifeOf } from '../src/rules/figures.ts';
import { dodgeOf } from '../src/rules/hit.ts';
import { mapOptions } from '../src/rules/map-options.ts';
import { afterSpawn, battlePlan, isKeptOut, questXp } from '../src/rules/quest-rules.ts';
import { isFountainShut } from '../src/rules/room-tasks.ts';
import { aGame, type GameSet, perform, playOut, type TestGame } from '../testing/index.ts';

/** The party stands in r1, before the Battle. */
const inRoom = (quest: QuestId, type: RoomType, more: GameSet = {}): TestGame =>
  aGame({ quest, dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: type } }, ...more });
const planned = ({ table }: TestGame, type: RoomType, ...script: string[]) =>
  perform(battlePlan(table, type), ...script).value;
const xpOf = (quest: GameSet['quest']): number =>
  questXp(aGame({ quest: quest ?? 'scout-ahead', dungeon: {} }).state);

test('DD-QST-02, DD-EXP-23 XP by Rooms cleared, of any or of one type, rounded down', () => {
  expect(xpOf({ id: 'clear-the-path', cleared: { lair: 1, curio: 1, treasure: 1 } })).toBe(1);
  expect(xpOf({ id: 'wipe-em-out', cleared: { lair: 2, empty: 2 } })).toBe(2);
  expect(xpOf({ id: 'rising-threat', cleared: { curio: 3, empty: 2 } })).toBe(3);
  expect(xpOf({ id: 'disruption', cleared: { objective: 2, lair: 1 } })).toBe(2);
});

test('DD-QST-02, DD-EXP-23 XP by tasks, by Gold given up, by the Boss', () => {
  expect(xpOf({ id: 'dem-bones', tasks: 2, cleared: { lair: 1 } })).toBe(2);
  expect(xpOf({ id: 'fundraiser', goldGiven: 40 })).toBe(2);
  expect(xpOf({ id: 'face-the-threat' })).toBe(0);
  expect(xpOf({ id: 'face-the-threat', bossDead: true })).toBe(3);
});

test('DD-ROM-06 an ordinary Battle: the top Room Card, nobody named', () => {
  expect(planned(inRoom('scout-ahead', 'lair'), 'lair')).toEqual({
    room: null,
    boss: null,
    named: [],
    task: false,
  });
});

test('DD-BOS-05 the Objective of a Boss Quest is the Boss’s own Room', () => {
  const game = inRoom('face-the-threat', 'objective', { campaign: { threat: 'collector' } });
  expect(planned(game, 'objective')).toEqual({
    room: 'boss-collector',
    boss: 'collector',
    named: [],
    task: false,
  });
  expect(planned(game, 'lair')).toMatchObject({ room: null, boss: null });
});

test('DD-BOS-05, DD-BOS-14 entering it starts the Boss Battle, and only then the Threat ends', () => {
  const { table, state } = aGame({
    phase: { kind: 'arrive' },
    quest: 'face-the-threat',
    campaign: { threat: 'fanatic' },
    dungeon: { tokens: { r1: 'objective' }, way: { kind: 'explore', to: ['r1'], dice: [] } },
  });
  expect(state.campaign.threat).toBe('fanatic');
  perform(playArrival(table));
  expect(state.battle).toMatchObject({ room: 'boss-fanatic', boss: 'fanatic' });
  playOut(playBattleSetUp(table));
  expect(state.campaign.threat).toBeNull();
});

test.each([
  ['we-are-the-flame', 'shuffling-horror'],
  ['light-the-way', 'templars'],
  ['belly-of-the-beast', 'mammoth-cyst'],
] as const)('DD-DDG-11 %s leads to its Boss, %s', (quest, boss) => {
  expect(planned(inRoom(quest, 'objective', { act: 4 }), 'objective')).toMatchObject({
    room: `boss-${boss}`,
    boss,
  });
});

test('DD-QST-10, DD-ROM-10 Dem Bones and Purify the Fountains fight in their own Room, where a task waits', () => {
  expect(planned(inRoom('dem-bones', 'objective'), 'objective')).toMatchObject({
    room: 'ruins-7',
    task: true,
  });
  expect(planned(inRoom('purify-the-fountains', 'objective'), 'objective')).toMatchObject({
    room: 'ruins-3',
    task: true,
  });
  expect(planned(inRoom('dem-bones', 'lair'), 'lair')).toMatchObject({ room: null, task: false });
});

test('DD-QST-10 Disruption: Room 4 or 8 at random for each Objective, also the same again', () => {
  const game = inRoom('disruption', 'objective');
  expect(planned(game, 'objective', 'ruins-8')).toMatchObject({ room: 'ruins-8', task: false });
  expect(planned(game, 'objective', 'ruins-8')).toMatchObject({ room: 'ruins-8' });
  expect(planned(game, 'objective', 'ruins-4')).toMatchObject({ room: 'ruins-4' });
});

test('DD-QST-10 a Room that was set aside comes back with the discards when the party leaves', () => {
  const { table, state } = inRoom('dem-bones', 'lair');
  perform(playExploration(table), 'leave');
  expect(state.decks.rooms.discard).toEqual(['ruins-7']);
});

test('DD-ROM-07 Rising Threat: Curio Rooms always fight, with a random Level 2 Monster first', () => {
  const { table, state } = aGame({
    phase: { kind: 'arrive' },
    quest: 'rising-threat',
    dungeon: { tokens: { r1: 'curio' }, way: { kind: 'explore', to: ['r1'], dice: [] } },
  });
  perform(playArrival(table), 'bone-spearman:2', 'ruins-5');
  expect(state.battle?.named).toEqual(['bone-spearman']);
});

test('DD-ROM-10 Break Them: a Bone Bearer guards each Objective; They Are Back: a Captain', () => {
  expect(planned(inRoom('break-them', 'objective'), 'objective')).toMatchObject({
    room: null,
    named: ['bone-bearer'],
  });
  expect(planned(inRoom('they-are-back', 'objective'), 'objective')).toMatchObject({
    named: ['bone-captain'],
  });
  expect(planned(inRoom('they-are-back', 'curio'), 'curio')).toMatchObject({ named: [] });
});

test('DD-ROM-10 They Are Back: the Captain of an Objective has 20 Life and 2 Dodge more, no other has', () => {
  const strength = (type: RoomType): number[] => {
    const { table, state, monster } = inRoom('they-are-back', type, {
      act: 3,
      light: 5,
      battle: { room: 'ruins-1', monsters: [['bone-captain']] },
    });
    perform(afterSpawn(table, monster('bone-captain:1')));
    return [lifeOf(monster('bone-captain:1')), dodgeOf(state, monster('bone-captain:1'))];
  };
  const [life = 0, dodge = 0] = strength('lair');
  expect(strength('objective')).toEqual([life + 20, dodge + 2]);
});

test('DD-SET-12, DD-BOS-14 the Necromancer’s second Threat: a Captain comes first in the first Battle of a Dungeon', () => {
  const more: GameSet = { act: 2, campaign: { threat: 'necromancer' } };
  expect(planned(inRoom('break-them', 'objective', more), 'objective')?.named).toEqual([
    'bone-captain',
    'bone-bearer',
  ]);
  const later = aGame({
    ...more,
    quest: { id: 'break-them', battles: 1 },
    dungeon: { tokens: { s: 'lair' } },
  });
  expect(planned(later, 'lair')?.named).toEqual([]);
});

test('DD-QST-02 The Threat Is Real: no Level 1 Monsters in Lairs', () => {
  const lair = inRoom('the-threat-is-real', 'lair', { act: 3 }).state;
  expect([isKeptOut(lair, 'bone-soldier:1'), isKeptOut(lair, 'bone-captain:1')]).toEqual([true, false]);
  const treasure = inRoom('the-threat-is-real', 'treasure', { act: 3 }).state;
  expect(isKeptOut(treasure, 'bone-soldier:1')).toBe(false);
  expect(isKeptOut(inRoom('scout-ahead', 'lair').state, 'bone-soldier:1')).toBe(false);
});

test('DD-QST-02, DD-SET-12 Creeping Darkness and the Prophet’s third Threat: each Unholy Monster shakes every Hero', () => {
  const stressOf = (
    quest: QuestId,
    threat: 'prophet' | 'fanatic',
    kind: 'bone-soldier' | 'maggot',
  ): number => {
    const { table, state, hero } = inRoom(quest, 'lair', {
      act: 3,
      campaign: { threat },
      battle: { room: 'ruins-1', monsters: [[kind]] },
    });
    const [monster] = state.battle?.monsters ?? [];
    if (monster !== undefined) perform(afterSpawn(table, monster));
    return hero('vestal').stress;
  };
  expect(stressOf('creeping-darkness', 'fanatic', 'bone-soldier')).toBe(1);
  expect(stressOf('creeping-darkness', 'fanatic', 'maggot')).toBe(0);
  expect(stressOf('clear-the-path', 'prophet', 'bone-soldier')).toBe(1);
  expect(stressOf('creeping-darkness', 'prophet', 'bone-soldier')).toBe(2);
});

test('DD-QST-02 Fundraiser: each Lair gives 10 Gold when it is cleared', () => {
  const { table, state } = inRoom('fundraiser', 'lair', {
    gold: 3,
    battle: { room: 'ruins-1' },
  });
  perform(roomWon(table));
  expect(state.campaign.gold).toBe(13);
});

test('DD-QST-02 Fundraiser: on leaving, lots of 20 Gold may be given up for 1 XP each, if a Lair was cleared', () => {
  const leaving = (lair: number, gold: number): TestGame =>
    aGame({ gold, quest: { id: 'fundraiser', cleared: { lair } }, dungeon: {} });
  const given = leaving(1, 55);
  const { asked } = perform(playExploration(given.table), 'leave', 'give:2');
  expect(asked[1]?.options.map(({ id }) => id)).toEqual(['give:0', 'give:1', 'give:2']);
  expect([given.state.campaign.gold, questXp(given.state)]).toEqual([15, 2]);
  const rich = leaving(2, 200);
  perform(playExploration(rich.table), 'leave', 'give:3');
  expect([rich.state.campaign.gold, questXp(rich.state)]).toEqual([140, 3]);
  const idle = leaving(0, 55);
  perform(playExploration(idle.table), 'leave');
  expect([idle.state.campaign.gold, questXp(idle.state)]).toEqual([55, 0]);
});

test('DD-ROM-14, DD-HRO-11 Dem Bones: the Room is cleared only with the bones; won too early it counts as fled from', () => {
  const won = (task: 'open' | 'done'): TestGame => {
    const game = inRoom('dem-bones', 'objective', { battle: { room: 'ruins-7', task } });
    perform(roomWon(game.table));
    return game;
  };
  const done = won('done').state.quest;
  expect(done).toMatchObject({ tasks: 1, cleared: { objective: 1 }, dungeon: { tokens: {}, fled: false } });
  const missed = won('open').state.quest;
  expect(missed).toMatchObject({
    tasks: 0,
    cleared: {},
    dungeon: { tokens: { r1: 'objective' }, fled: true },
  });
  expect(missed?.dungeon?.visited).toEqual(['s']);
});

test('DD-QST-02 Purify the Fountains: the fountain is off until its task is done', () => {
  const { state } = inRoom('purify-the-fountains', 'objective', {
    battle: { room: 'ruins-3', task: 'open' },
  });
  expect(isFountainShut(state)).toBe(true);
});

test('DD-QST-02 Warm Up the Halls: a Torch clears the Dark Room where the party stands, and gives its Light', () => {
  const { table, state } = inRoom('warm-up-the-halls', 'dark', { act: 3, provisions: { torch: 1 } });
  perform(playExploration(table), 'light-hall');
  expect(state.campaign).toMatchObject({ light: 4, provisions: { torch: 0 } });
  expect(state.quest).toMatchObject({ tasks: 1, cleared: { dark: 1 }, dungeon: { tokens: {} } });
  expect(mapOptions(state).map(({ id }) => id)).toContain('rest');
  const elsewhere = inRoom('the-threat-is-real', 'dark', { act: 3, provisions: { torch: 1 } });
  expect(mapOptions(elsewhere.state).map(({ id }) => id)).not.toContain('light-hall');
});

test('DD-QST-02 Forward Camps: a Torch or Tool sets up one camp in an Empty Room, on entering or later', () => {
  const camping = (type: RoomType): TestGame =>
    aGame({
      act: 3,
      quest: 'forward-camps',
      provisions: { torch: 1, tool: 1, food: 1 },
      dungeon: { party: 'r1', visited: ['s', 'r1'], cleared: { r1: type } },
    });
  const camps = ({ state }: TestGame): string[] =>
    mapOptions(state).flatMap(({ id }) => (id.startsWith('camp') ? [id] : []));
  const game = camping('empty');
  expect(camps(game)).toEqual(['camp:torch', 'camp:tool']);
  perform(playExploration(game.table), 'camp:tool');
  expect(game.state.quest).toMatchObject({ tasks: 1, dungeon: { camps: ['r1'] } });
  expect(game.state.campaign.provisions).toMatchObject({ torch: 1, tool: 0 });
  expect(camps(game)).toEqual([]);
  expect(camps(camping('lair'))).toEqual([]);
});

test('The Old Road: 1 XP each for the Rooms r2, r3 and r5', () => {
  const { table, state } = inRoom('the-old-road', 'lair', { battle: { room: 'old-road-clearing' } });
  perform(roomWon(table));
  expect(questXp(state)).toBe(1);
});
