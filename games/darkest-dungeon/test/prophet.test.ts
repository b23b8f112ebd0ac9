import { expect, test } from 'vitest';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { beginTurn } from '../src/rules/initiative.ts';
import { freeSpaces } from '../src/rules/figures.ts';
import { skillAreas } from '../src/rules/skills.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { aGame, type BattleSet, perform, type TestGame } from '../testing/index.ts';

const aProphet = (turnsLeft: number, more: Partial<BattleSet> = {}): TestGame => {
  const game = aGame({
    battle: {
      room: 'boss-prophet',
      boss: 'prophet',
      heroes: { crusader: 'SW', hellion: 'NW', highwayman: 'S', vestal: 'SW' },
      monsters: [['prophet', null, { turnsLeft }]],
      ...more,
    },
  });
  beginTurn(game.table, game.monster('prophet'));
  const { turn } = game.state.battle ?? {};
  if (turn) turn.actions = 1;
  return game;
};

test('DD-PRO-02 on his first turn of a round four d10 say where the Pews go, and he does nothing else', () => {
  const { table, state, told } = aProphet(3, { pews: ['S', 'S', 'S', 'S'] });
  perform(playMonsterTurn(table), [1, 2, 6, 9]);
  expect(state.battle?.pews).toEqual(['NW', 'NW', 'C', 'SW']);
  expect(told('skill-used')).toEqual([]);
});

test('DD-PRO-03 on his second turn he uses a Skill as any Monster', () => {
  const { table, told } = aProphet(2);
  perform(playMonsterTurn(table), 3, 'area:W', 10);
  expect(told('skill-used')).toMatchObject([{ skill: 'prophet:eye-on-you', area: 'SW' }]);
});

test('DD-PRO-04 on his third turn every Pew is an attack of its own on all Heroes of its Area, at any distance', () => {
  const { table, told, hero } = aProphet(1, { pews: ['SW', 'NW', 'E', 'SW'] });
  perform(playMonsterTurn(table), 10, 10, 3);
  expect(told('skill-used')).toMatchObject([
    { skill: 'prophet:rubble-of-ruin', area: 'SW', targets: ['crusader', 'vestal'] },
    { area: 'NW', targets: ['hellion'] },
    { area: 'SW', targets: ['crusader', 'vestal'] },
  ]);
  expect(hero('crusader').wounds).toBe(9);
  expect(hero('hellion').wounds).toBe(0);
});

test('DD-PRO-05 Pews take no space, and nobody can aim at them', () => {
  const { state, hero } = aProphet(1, { pews: ['SW', 'SW', 'SW', 'E'] });
  expect(freeSpaces(state, 'SW')).toBe(1);
  expect(freeSpaces(state, 'E')).toBe(4);
  expect(skillAreas(state, hero('vestal'), cardFor(hero('vestal'), 'vestal:judgement'))).not.toContain('E');
});

test('DD-PRO-06 a turn that is lost counts all the same', () => {
  const game = aProphet(3);
  const { turn } = game.state.battle ?? {};
  if (turn) turn.actions = 0;
  perform(playMonsterTurn(game.table));
  expect(game.state.battle?.pews).toEqual([]);
  beginTurn(game.table, game.monster('prophet'));
  const next = game.state.battle?.turn;
  if (next) next.actions = 1;
  perform(playMonsterTurn(game.table), 8, 'area:W', 10);
  expect(game.told('skill-used')).toMatchObject([{ skill: 'prophet:fulminate' }]);
});
