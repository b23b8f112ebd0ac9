import { expect, test } from 'vitest';
import { figureIfIn } from '../src/rules/figures.ts';
import { playInitiative } from '../src/rules/initiative.ts';
import { playMonsterTurn, startMonsterTurn, useMonsterSkill, skillAt } from '../src/rules/monster-turn.ts';
import { aGame, perform } from '../testing/index.ts';

test('DD-MON-01 at the start of its turn a token leaves every stack on a Monster, with its effect', () => {
  const { table, monster } = aGame({
    battle: {
      room: 'ruins-1',
      monsters: [
        [
          'pliskin',
          null,
          {
            conditions: [
              ['bleed', 2, 3],
              ['mark', 1],
            ],
          },
        ],
      ],
      turn: 'pliskin:1',
    },
  });
  perform(startMonsterTurn(table, monster('pliskin:1')));
  expect(monster('pliskin:1')).toMatchObject({
    wounds: 3,
    conditions: [{ condition: 'bleed', tokens: 1, wounds: 3 }],
  });
});

test('DD-CON-17, DD-BOS-10 a Stun token costs a Monster this one turn; with more turns a round the next is its own again', () => {
  const { table, state, told } = aGame({
    act: 4,
    battle: {
      room: 'boss-templars',
      boss: 'templars',
      monsters: [['templar-impaler', null, { conditions: [['stun', 1]] }], ['templar-warlord']],
      initiative: ['monsters', 'monsters'],
    },
  });
  perform(playInitiative(table), 'monsters');
  perform(playMonsterTurn(table));
  expect(told('monster-turn-lost')).toMatchObject([{ figure: 'templar-impaler' }]);
  expect(told('skill-used')).toEqual([]);
  expect(state.phase).toEqual({ kind: 'initiative' });
  perform(playInitiative(table), 'monsters');
  expect(state.battle?.turn).toMatchObject({ figure: 'templar-impaler', actions: 1 });
});

test.each([
  [4, 'cultist-acolyte:stressful-incantation'],
  [5, 'cultist-acolyte:eldritch-pull'],
  [8, 'cultist-acolyte:eldritch-push'],
])('DD-MON-02, DD-MON-13 in a Stance with several Skills a d10 rolled at the table chooses: %i gives %s', (roll, skill) => {
  const { table, told } = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'NW', hellion: 'E', highwayman: 'W', vestal: 'W' },
      monsters: [['maggot'], ['cultist-acolyte', 'N']],
      turn: 'cultist-acolyte:1',
    },
    heroes: { crusader: {}, hellion: {}, highwayman: { stress: 1 }, vestal: {} },
  });
  const way = roll === 4 ? ['area:NW'] : [];
  perform(playMonsterTurn(table), roll, ...way, 10);
  expect(told('monster-skill-rolled')).toMatchObject([{ figure: 'cultist-acolyte:1', roll, skill }]);
  expect(told('skill-used')).toMatchObject([{ skill }]);
});

test('DD-MON-02 in a Stance with one Skill nothing is rolled for it', () => {
  const { table, told } = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'NW', hellion: 'SE', highwayman: 'SE', vestal: 'E' },
      monsters: [['bone-arbalist', 'NW']],
      turn: 'bone-arbalist:1',
    },
  });
  perform(playMonsterTurn(table), 10, 'area:N');
  expect(told('skill-used')).toMatchObject([{ skill: 'bone-arbalist:bayonet-jab' }]);
  expect(told('monster-skill-rolled')).toEqual([]);
});

test('DD-MON-03 a Monster in a Stance that is crossed out only comes nearer, and its turn is over', () => {
  const { table, state, monster, told } = aGame({
    act: 4,
    battle: {
      room: 'darkest-1',
      heroes: { crusader: 'SE', hellion: 'SE', highwayman: 'SW', vestal: 'SW' },
      monsters: [['antibody'], ['polyp'], ['ascended-brawler', 'NE']],
      turn: 'ascended-brawler:1',
    },
  });
  perform(playMonsterTurn(table));
  expect(monster('ascended-brawler:1').area).toBe('SE');
  expect(told('skill-used')).toEqual([]);
  expect(state.battle?.turn).toBeNull();
});

test('DD-MON-12, DD-MON-14 one roll counts for every target; a critical by a Monster is no relief for anybody', () => {
  const { table, hero } = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'NW', hellion: 'NW', highwayman: 'SE', vestal: 'SE' },
      monsters: [['brigand-cutthroat', 'N']],
      turn: 'brigand-cutthroat:1',
    },
    heroes: { crusader: { stress: 3 }, hellion: { stress: 3 }, highwayman: {}, vestal: {} },
  });
  perform(playMonsterTurn(table), 5, 2);
  expect(hero('crusader')).toMatchObject({ wounds: 6, stress: 4 });
  expect(hero('hellion')).toMatchObject({ wounds: 6, stress: 4 });
});

test('DD-MON-15 a Monster with as many Wounds as Life is dead; it has no Stress and no Death’s Door', () => {
  const { table, state, monster } = aGame({
    battle: {
      room: 'ruins-1',
      monsters: [['pliskin', null, { wounds: 6, conditions: [['bleed', 1, 3]] }], ['maggot']],
      turn: 'pliskin:1',
    },
  });
  perform(startMonsterTurn(table, monster('pliskin:1')));
  expect(figureIfIn(state, 'pliskin:1')).toBeUndefined();
  expect(state.trackers.monsters).toEqual(['maggot:1']);
});

test('DD-MON-16 without a legal target the Monster ends its turn', () => {
  const { table, state, told } = aGame({
    act: 4,
    battle: { room: 'darkest-1', monsters: [['defensive-growth', 'C']], turn: 'defensive-growth:1' },
  });
  perform(playMonsterTurn(table), 1);
  expect(told('monster-without-target')).toMatchObject([{ skill: 'defensive-growth:bolster' }]);
  expect(state.battle?.turn).toBeNull();
});

test('DD-MON-19 a Skill that needs no target is used without moving', () => {
  const { table, monster } = aGame({
    act: 2,
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'NE', hellion: 'NE', highwayman: 'N', vestal: 'N' },
      monsters: [['rattler', 'SE']],
      turn: 'rattler:1',
    },
  });
  perform(playMonsterTurn(table), 6);
  expect(monster('rattler:1').area).toBe('SE');
  expect(monster('rattler:1').conditions.map(({ condition, tokens }) => `${condition} ${tokens}`)).toEqual([
    'buff 2',
    'guard 1',
    'riposte 1',
  ]);
});

test('DD-MON-10 the Speed a Monster has not used is left for the Room', () => {
  const { table, state, monster } = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'W', hellion: 'SE', highwayman: 'SE', vestal: 'E' },
      monsters: [['madman', 'N']],
      turn: { figure: 'madman:1', speedLeft: 3 },
    },
    heroes: { crusader: { stress: 3 }, hellion: {}, highwayman: {}, vestal: {} },
  });
  const madman = monster('madman:1');
  perform(useMonsterSkill(table, madman, skillAt(madman, 1)), 10);
  expect(madman.area).toBe('E');
  expect(state.battle?.turn?.speedLeft).toBe(1);
});
