import { expect, test } from 'vitest';
import { playHeroTurn } from '../src/rules/hero-turn.ts';
import { moveAreas, moveFigure, putFigure } from '../src/rules/movement.ts';
import { aGame, type GameSet, perform, type TestGame } from '../testing/index.ts';

const aMove = (battle: Partial<NonNullable<GameSet['battle']>>, more: GameSet = {}): TestGame =>
  aGame({
    ...more,
    battle: { room: 'ruins-1', turn: 'hellion', monsters: [['bone-soldier', 'SE']], ...battle },
  });
const moves = ({ state, hero }: TestGame, speed: number): string[] =>
  moveAreas(state, hero('hellion'), speed);

test('DD-HRO-05 a Move leads up to Speed Areas far, whoever stands on the way', () => {
  const game = aMove({
    heroes: { hellion: 'LOW', crusader: 'C', highwayman: 'C', vestal: 'C' },
    turn: { figure: 'hellion', actions: 1 },
  });
  expect(moves(game, 1)).toEqual([]);
  expect(moves(game, 2)).toEqual(['NE', 'W']);
});

test('DD-HRO-05 one option an Area: the way there does not matter', () => {
  const game = aMove({ heroes: { hellion: 'NW' } });
  expect(moves(game, 2).sort()).toEqual(['C', 'N', 'NE', 'SW', 'W']);
});

test('DD-HRO-06, DD-HRO-07 with one action left a full Area is no destination', () => {
  const heroes = { hellion: 'W', crusader: 'SW', highwayman: 'SW', vestal: 'N' };
  expect(moves(aMove({ heroes, turn: { figure: 'hellion', actions: 1 } }), 1)).toEqual(['NW', 'C']);
  expect(moves(aMove({ heroes, turn: { figure: 'hellion', actions: 2 } }), 1)).toEqual(['NW', 'C', 'SW']);
});

test('DD-HRO-07 who stops in a full Area must use the next action to move out', () => {
  const game = aMove({ heroes: { hellion: 'W', crusader: 'SW', highwayman: 'SW', vestal: 'N' } });
  perform(playHeroTurn(game.table), 'move:SW');
  expect(game.state.battle?.turn?.mustMove).toBe(true);
  const { asked } = perform(playHeroTurn(game.table), 'move:S');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['move:NW', 'move:W', 'move:C', 'move:S', 'move:SE']);
  expect(game.state.battle?.turn).toMatchObject({ mustMove: false, actions: 0 });
});

test('DD-HRO-06 a Hero whom a Trinket keeps in a full Area goes to the nearest with room when the turn ends', () => {
  const game = aMove({
    heroes: { hellion: 'SW', crusader: 'SW', highwayman: 'SW', vestal: 'N' },
    turn: { figure: 'hellion', actions: 0, mustMove: true },
  });
  perform(playHeroTurn(game.table), 'area:S');
  expect(game.hero('hellion').area).toBe('S');
});

test('DD-HRO-05, DD-TRI-11 a Trinket changes the Speed of one Move, and its Area is chosen again', () => {
  const game = aMove(
    { heroes: { crusader: 'NW' }, turn: 'crusader' },
    { heroes: { crusader: { trinkets: ['speed-stone'] }, hellion: {} } },
  );
  perform(playHeroTurn(game.table), 'move:N', 'trinket:speed-stone', 'area:NE');
  expect(game.hero('crusader').area).toBe('NE');
  expect(game.state.battle?.turn?.actions).toBe(1);
});

test('DD-DIS-03 Lethargy reacts to the Move action', () => {
  const game = aMove(
    { heroes: { crusader: 'NW' }, turn: 'crusader' },
    { heroes: { crusader: { disease: 'lethargy' }, vestal: {} } },
  );
  perform(playHeroTurn(game.table), 'move:N');
  expect(game.hero('crusader').wounds).toBe(1);
});

test('DD-POS-01 an Area whose spaces are all taken is full', () => {
  const game = aMove({
    heroes: { hellion: 'W', crusader: 'SW', highwayman: 'SW', vestal: 'N' },
    turn: { figure: 'hellion', actions: 1 },
  });
  expect(moves(game, 1)).not.toContain('SW');
  putFigure(game.table, game.hero('crusader'), 'S', 'DD-HRO-05');
  expect(moves(game, 1)).toContain('SW');
});

test('DD-POS-02 a Large Monster that stops without room makes others give way at once, its target excepted', () => {
  const large = (): TestGame =>
    aGame({
      battle: {
        room: 'ruins-4',
        heroes: { crusader: 'E', hellion: 'E', highwayman: 'PIT_E', vestal: 'SW' },
        monsters: [['brigand-bloodletter', 'NE']],
      },
    });
  const { table, hero, monster, told } = large();
  const rule = moveFigure(table, monster('brigand-bloodletter:1'), 'E', 'DD-MON-10');
  const { asked } = perform(rule, 'figure:hellion', 'area:PIT_E');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['figure:crusader', 'figure:hellion']);
  expect([hero('hellion').area, hero('crusader').area]).toEqual(['PIT_E', 'NE']);
  expect(told('figure-displaced').length).toBe(2);
});

test('DD-POS-03 a Hero may stop in a full Area with a Small Monster, which is moved on; no other action is bound', () => {
  const game = aMove({
    heroes: { hellion: 'S', crusader: 'NW' },
    monsters: [
      ['maggot', 'SE'],
      ['bone-soldier', 'SE'],
    ],
  });
  perform(playHeroTurn(game.table), 'move:SE', 'area:E');
  expect(game.monster('maggot:1').area).toBe('E');
  expect(game.hero('hellion').area).toBe('SE');
  expect(game.state.battle?.turn?.mustMove).toBe(false);
});

test('DD-POS-12 displacing changes no tracker, and nothing reacts to it', () => {
  const game = aGame({
    heroes: { crusader: { disease: 'lethargy' }, hellion: {}, vestal: {} },
    battle: {
      room: 'ruins-4',
      heroes: { crusader: 'E', hellion: 'E', vestal: 'SW' },
      monsters: [['brigand-bloodletter', 'NE']],
      turn: 'brigand-bloodletter:1',
    },
  });
  const before = [...game.state.trackers.heroes];
  perform(
    moveFigure(game.table, game.monster('brigand-bloodletter:1'), 'E', 'DD-MON-10'),
    'figure:crusader',
    'area:PIT_E',
    'area:PIT_E',
  );
  expect(game.state.trackers.heroes).toEqual(before);
  expect(game.hero('crusader')).toMatchObject({ area: 'PIT_E', wounds: 0, conditions: [] });
});

test('the Founder’s Tomb takes Conditions away from a Hero who comes to stand in it, and only from a Hero', () => {
  const game = aGame({
    heroes: {
      crusader: {
        conditions: [
          ['bleed', 2, 1],
          ['mark', 1],
          ['buff', 2],
        ],
      },
      vestal: {},
    },
    battle: {
      room: 'ruins-7',
      heroes: { crusader: 'E' },
      monsters: [['bone-soldier', 'E', { conditions: [['mark', 2]] }]],
      turn: 'crusader',
    },
  });
  perform(playHeroTurn(game.table), 'move:TOMB');
  expect(game.hero('crusader').conditions).toMatchObject([{ condition: 'buff' }]);
  putFigure(game.table, game.monster('bone-soldier:1'), 'TOMB', 'DD-MON-10');
  expect(game.monster('bone-soldier:1').conditions.length).toBe(1);
});
