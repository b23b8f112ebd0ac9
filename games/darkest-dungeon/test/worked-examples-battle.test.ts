import { expect, test } from 'vitest';
import { playBattleEnd, playRoundEnd } from '../src/rules/battle-end.ts';
import { stanceOf } from '../src/rules/figures.ts';
import { nextToAct, playInitiative } from '../src/rules/initiative.ts';
import { canRest } from '../src/rules/resting.ts';
import { spawnCard } from '../src/rules/spawning.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import { aGame, perform, playOut } from '../testing/index.ts';

test('EX-06 Two actions a round (DD-BOS-09, DD-BAT-02, DD-HOR-04)', () => {
  const horror = () =>
    aGame({
      act: 4,
      battle: {
        room: 'boss-shuffling-horror',
        boss: 'shuffling-horror',
        monsters: [['shuffling-horror'], ['cultist-priest'], ['malignant-growth']],
        initiative: ['monsters', 'monsters', 'monsters', 'monsters'],
      },
    });
  const order = (pushed: boolean): (string | undefined)[] => {
    const { table, state, monster } = horror();
    return [1, 2, 3, 4].map(card => {
      playOut(playInitiative(table), [], ['monsters']);
      if (card === 1 && pushed) moveOnTracker(state, monster('shuffling-horror'), -1);
      return state.battle?.turn?.figure;
    });
  };
  expect(order(false)).toEqual([
    'shuffling-horror',
    'shuffling-horror',
    'cultist-priest:1',
    'malignant-growth:1',
  ]);
  expect(order(true)).toEqual([
    'shuffling-horror',
    'cultist-priest:1',
    'shuffling-horror',
    'malignant-growth:1',
  ]);
});

test('EX-12 Large Monster overflow (DD-BSU-06, DD-BSU-07, DD-BSU-11)', () => {
  const { table, state, monster } = aGame({
    battle: { room: 'ruins-8', initiative: ['heroes', 'heroes', 'heroes', 'heroes'] },
  });
  for (const card of ['bone-soldier:1', 'madman:1', 'webber:1'] as const) perform(spawnCard(table, card));
  expect(state.trackers.monsters).toEqual(['bone-soldier:1', 'webber:1', 'madman:1']);
  perform(spawnCard(table, 'brigand-bloodletter:1'));
  expect(state.trackers.monsters).toEqual(['bone-soldier:1', 'brigand-bloodletter:1', 'madman:1']);
  expect(stanceOf(state, monster('brigand-bloodletter:1'))).toBe('defensive');
  expect(stanceOf(state, monster('madman:1'))).toBe('support');
  expect(monster('brigand-bloodletter:1').area).toBe('W');
  expect(state.battle?.initiative.unseen).toEqual([
    ...new Array<string>(4).fill('heroes'),
    ...new Array<string>(3).fill('monsters'),
  ]);
});

test('EX-16 Flight (DD-END-03, DD-END-04, DD-END-05, DD-END-08)', () => {
  const { table, state } = aGame({
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: 'lair', r2: null } },
    battle: { room: 'ruins-1', monsters: [['maggot']], chests: ['NE'], round: 4, initiative: [] },
  });
  expect(nextToAct(state, 'monsters')?.id).toBe('maggot:1');
  perform(playInitiative(table));
  perform(playRoundEnd(table));
  playOut(playBattleEnd(table, 'fled'));
  expect(state.quest?.dungeon).toMatchObject({ party: 'r1', tokens: { r1: 'lair' }, fled: true });
  expect(state.quest?.dungeon?.visited).not.toContain('r1');
  expect(canRest(state)).toBe(false);
  expect(state.decks.loot.unseen.length).toBe(10);
  expect(state.battle).toBeNull();
});
