import { expect, test } from 'vitest';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { monstersInOrder, stanceOf } from '../src/rules/figures.ts';
import { aGame, perform } from '../testing/index.ts';

test('DD-COL-02 with none of the Collected in play he summons all three, each in its Stance and Area, with three cards', () => {
  const { table, state, told } = aGame({
    act: 2,
    battle: {
      room: 'boss-collector',
      boss: 'collector',
      monsters: [['collector', null, { turnsLeft: 0 }]],
      initiative: ['heroes'],
      turn: 'collector',
    },
  });
  perform(playMonsterTurn(table));
  expect(monstersInOrder(state).map(one => [one.id, stanceOf(state, one), one.area, one.level])).toEqual([
    ['collector', 'aggressive', 'C', 2],
    ['collected-man-at-arms', 'defensive', 'W', 2],
    ['collected-highwayman', 'ranged', 'NW', 2],
    ['collected-vestal', 'support', 'NE', 2],
  ]);
  expect(state.battle?.initiative.unseen).toEqual(['heroes', 'monsters', 'monsters', 'monsters']);
  expect(told('skill-used')).toEqual([]);
});

test('DD-COL-02 while one of them is left he uses his Skills', () => {
  const { table, told, state } = aGame({
    battle: {
      room: 'boss-collector',
      boss: 'collector',
      heroes: { crusader: 'W', hellion: 'S', highwayman: 'SW', vestal: 'SE' },
      monsters: [['collector'], ['collected-vestal']],
      turn: 'collector',
    },
    heroes: { crusader: { wounds: 2 }, hellion: {}, highwayman: {}, vestal: {} },
  });
  perform(playMonsterTurn(table), 6, 10);
  expect(told('skill-used')).toMatchObject([{ skill: 'collector:life-steal', targets: ['crusader'] }]);
  expect(state.battle?.monsters).toHaveLength(2);
});

test('DD-COL-02 where an Area is full the closest one with a space is used, and nobody makes room', () => {
  const { table, hero, monster } = aGame({
    battle: {
      room: 'boss-collector',
      boss: 'collector',
      heroes: { crusader: 'W', hellion: 'W', highwayman: 'W', vestal: 'S' },
      monsters: [['collector']],
      turn: 'collector',
    },
  });
  const { asked } = perform(playMonsterTurn(table), 'area:SW');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['area:NW', 'area:C', 'area:SW']);
  expect(monster('collected-man-at-arms').area).toBe('SW');
  expect(hero('crusader').area).toBe('W');
});

test('Life Steal heals the Collector by his Level on a hit', () => {
  const { table, monster, hero } = aGame({
    act: 3,
    battle: {
      room: 'boss-collector',
      boss: 'collector',
      heroes: { crusader: 'S', hellion: 'SE', highwayman: 'SW', vestal: 'SE' },
      monsters: [['collector', null, { wounds: 20 }], ['collected-vestal']],
      turn: 'collector',
    },
    heroes: { crusader: { wounds: 1, level: 3 }, hellion: {}, highwayman: {}, vestal: {} },
  });
  perform(playMonsterTurn(table), 10, 5);
  expect(hero('crusader').wounds).toBe(9);
  expect(monster('collector').wounds).toBe(14);
});
