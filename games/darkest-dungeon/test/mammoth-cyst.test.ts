import { expect, test } from 'vitest';
import { performSpecial } from '../src/effects/specials.ts';
import { stanceOf } from '../src/rules/figures.ts';
import { playMonsterTurn, skillAt } from '../src/rules/monster-turn.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { aGame, perform } from '../testing/index.ts';

test('DD-CYS-02 without a White Cell Stalk it summons one instead of using a Skill, with two cards', () => {
  const { table, state, monster, told } = aGame({
    act: 4,
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      monsters: [['mammoth-cyst', null, { turnsLeft: 1 }]],
      initiative: ['heroes', 'monsters'],
      turn: 'mammoth-cyst',
    },
  });
  perform(playMonsterTurn(table));
  expect(monster('white-cell-stalk')).toMatchObject({ area: 'C', turnsLeft: 2 });
  expect(stanceOf(state, monster('white-cell-stalk'))).toBe('ranged');
  expect(state.battle?.initiative.unseen.filter(side => side === 'monsters')).toHaveLength(3);
  expect(told('skill-used')).toEqual([]);
});

test('DD-CYS-02 with a Stalk in play it uses its Skills', () => {
  const { table, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      monsters: [['mammoth-cyst', null, { wounds: 40 }], ['white-cell-stalk']],
      turn: 'mammoth-cyst',
    },
  });
  perform(playMonsterTurn(table), 9);
  expect(monster('mammoth-cyst').wounds).toBe(25);
});

test('Reconstitute heals the Cyst at any distance', () => {
  const { table, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      monsters: [
        ['mammoth-cyst', 'S', { wounds: 40 }],
        ['white-cell-stalk', 'T12', { wounds: 15 }],
      ],
      turn: 'white-cell-stalk',
    },
  });
  perform(playMonsterTurn(table), 2);
  expect(monster('mammoth-cyst')).toMatchObject({
    wounds: 26,
    conditions: [{ condition: 'buff', tokens: 2 }],
  });
  expect(monster('white-cell-stalk').area).toBe('T12');
});

test.each([
  [4, 'T34'],
  [9, 'BOT'],
] as const)('DD-CYS-03 Teleportation takes a Hero to the Area a d10 names, unless it is full: %i leads to %s', (roll, area) => {
  const { table, hero, monster, told } = aGame({
    act: 4,
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      heroes: { crusader: 'BOT', hellion: 'T910', highwayman: 'T910', vestal: 'SE' },
      monsters: [['mammoth-cyst'], ['white-cell-stalk']],
    },
  });
  const stalk = monster('white-cell-stalk');
  const use = newSkillUse(stalk, 'white-cell-stalk:teleportation', skillAt(stalk, 3), 'BOT', [
    hero('crusader'),
  ]);
  perform(performSpecial(table, 'teleport', use, hero('crusader')), roll);
  expect(hero('crusader').area).toBe(area);
  expect(told(roll === 4 ? 'figure-teleported' : 'toss-ignored')).toHaveLength(1);
});

test.each([
  ['a hit', [3, 1], 'T12'],
  ['a miss', [10], 'BOT'],
] as const)('DD-CYS-03 %s of the Stalk in its turn leaves the Hero in %s', (_, dice, area) => {
  const { table, hero } = aGame({
    act: 4,
    light: 5,
    heroes: { crusader: {}, hellion: {}, highwayman: {}, jester: { level: 3 } },
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      heroes: { crusader: 'S', hellion: 'S', highwayman: 'S', jester: 'BOT' },
      monsters: [['mammoth-cyst'], ['white-cell-stalk', 'C']],
      turn: 'white-cell-stalk',
    },
  });
  perform(playMonsterTurn(table), 8, ...dice);
  expect(hero('jester').area).toBe(area);
});
