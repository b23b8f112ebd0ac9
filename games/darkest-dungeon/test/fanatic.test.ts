import { expect, test } from 'vitest';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { aGame, type GameSet, perform, type TestGame } from '../testing/index.ts';
import type { AreaId } from '../src/data/room-tile.ts';
import type { HeroId } from '../src/data/heroes.ts';

const aFanatic = (
  heroes: Partial<Record<HeroId, AreaId>>,
  at: AreaId = 'N',
  more: Partial<GameSet> = {},
  pyre = true,
): TestGame =>
  aGame({
    ...more,
    battle: {
      room: 'boss-fanatic',
      boss: 'fanatic',
      heroes,
      monsters: [['fanatic', at], ...(pyre ? [['pyre', 'PYRE'] as const] : [])],
      turn: 'fanatic',
    },
  });

test('DD-FAN-02, DD-FAN-05 he goes for the closest Hero, ties by Stance order, and throws them into the Pyre’s Area without a roll', () => {
  const { table, hero, monster, told } = aFanatic({
    crusader: 'E',
    hellion: 'W',
    highwayman: 'SW',
    vestal: 'SE',
  });
  perform(playMonsterTurn(table));
  expect(hero('crusader')).toMatchObject({ area: 'PYRE', wounds: 0 });
  expect(monster('fanatic').area).toBe('E');
  expect(told('hero-thrown')).toMatchObject([{ hero: 'crusader', by: 'fanatic', area: 'PYRE' }]);
  expect(told('skill-used')).toEqual([]);
});

test('DD-FAN-02 if he does not reach the Hero the turn ends where he has come to', () => {
  const { table, hero, monster } = aFanatic(
    { crusader: 'SW', hellion: 'SW', highwayman: 'SW', vestal: 'SE' },
    'NE',
  );
  perform(playMonsterTurn(table));
  expect(hero('vestal').area).toBe('PYRE');
  expect(monster('fanatic').area).toBe('SE');
  const far = aFanatic({ crusader: 'SW', hellion: 'SW', highwayman: 'SW', vestal: 'S' }, 'NE');
  perform(playMonsterTurn(far.table), 'area:PYRE');
  expect(far.hero('vestal').area).toBe('S');
  expect(far.monster('fanatic').area).toBe('PYRE');
});

test('DD-FAN-02 a Hero who is in the Pyre’s Area already is not chosen', () => {
  const { table, hero } = aFanatic({ crusader: 'PYRE', hellion: 'W', highwayman: 'SW', vestal: 'SE' });
  perform(playMonsterTurn(table));
  expect(hero('hellion').area).toBe('PYRE');
});

test.each([
  ['the Pyre is gone', { crusader: 'N', hellion: 'S', highwayman: 'SW', vestal: 'SE' }, false],
  ['its Area is full', { crusader: 'N', hellion: 'PYRE', highwayman: 'PYRE', vestal: 'SE' }, true],
] as const)('DD-FAN-03 when %s he uses his Skills', (_, heroes, pyre) => {
  const { table, told } = aFanatic(heroes, 'N', {}, pyre);
  perform(playMonsterTurn(table), 5, 10);
  expect(told('skill-used')).toMatchObject([{ skill: 'fanatic:strike-the-heretic', targets: ['crusader'] }]);
});

test('DD-FAN-05 whether he fits is judged once the Hero has left the Area', () => {
  const { table, hero, monster } = aFanatic({ crusader: 'W', hellion: 'W', highwayman: 'SE', vestal: 'SE' });
  perform(playMonsterTurn(table));
  expect(hero('crusader').area).toBe('PYRE');
  expect(monster('fanatic').area).toBe('W');
});

test('DD-FAN-05 he shares the Area of a Hero beside him without moving, and the throw costs no Damage', () => {
  const { table, hero, monster } = aFanatic({ crusader: 'N', hellion: 'W', highwayman: 'SW', vestal: 'SE' });
  perform(playMonsterTurn(table));
  expect(hero('crusader')).toMatchObject({ area: 'PYRE', wounds: 0, conditions: [] });
  expect(monster('fanatic').area).toBe('N');
});

test('Burn the Heretic strikes everybody in the Pyre’s own Area, however crowded others are', () => {
  const game = aFanatic({ crusader: 'SW', hellion: 'SW', highwayman: 'SW', vestal: 'PYRE' });
  const { battle } = game.state;
  if (battle?.turn) battle.turn.figure = 'pyre';
  perform(playMonsterTurn(game.table), 6);
  expect(game.told('skill-used')).toMatchObject([{ skill: 'pyre:burn-the-heretic', targets: ['vestal'] }]);
  const cold = aFanatic({ crusader: 'SW', hellion: 'SW', highwayman: 'SW', vestal: 'S' });
  if (cold.state.battle?.turn) cold.state.battle.turn.figure = 'pyre';
  perform(playMonsterTurn(cold.table));
  expect(cold.told('skill-used')).toEqual([]);
});

test('DD-FAN-05 where he would not fit even then he has not reached the Hero, and only comes near', () => {
  const { table, state, hero, monster } = aFanatic({
    crusader: 'W',
    hellion: 'S',
    highwayman: 'SE',
    vestal: 'SE',
  });
  state.battle?.nothingness.push('W', 'W');
  perform(playMonsterTurn(table), 'area:NW');
  expect(hero('crusader').area).toBe('W');
  expect(monster('fanatic').area).toBe('NW');
});

test('DD-FAN-05, DD-POS-02 others in the Area make room for him', () => {
  const { table, hero, monster } = aFanatic({ crusader: 'W', hellion: 'W', highwayman: 'W', vestal: 'SE' });
  perform(playMonsterTurn(table), 'figure:highwayman', 'area:SW');
  expect(hero('crusader').area).toBe('PYRE');
  expect(hero('highwayman').area).toBe('SW');
  expect(monster('fanatic').area).toBe('W');
});
