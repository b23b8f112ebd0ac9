import { expect, test } from 'vitest';
import { addInitiative, newInitiative, nextToAct, playInitiative } from '../src/rules/initiative.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import { aGame, type BattleSet, perform, type TestGame } from '../testing/index.ts';

const aBattle = (set: BattleSet): TestGame => aGame({ battle: { room: 'ruins-1', ...set } });
const cards = ({ state }: TestGame): string[] => [...(state.battle?.initiative.unseen ?? [])];

test('DD-BAT-01, DD-BAT-02 the card drawn names a side; its foremost character that has not acted takes a turn', () => {
  const game = aBattle({ monsters: [['maggot']], initiative: ['heroes', 'heroes', 'monsters'] });
  game.hero('crusader').turnsLeft = 0;
  perform(playInitiative(game.table), 'heroes');
  expect(game.state.battle?.turn?.figure).toBe('hellion');
  expect(game.hero('hellion').turnsLeft).toBe(0);
  expect(game.state.phase).toEqual({ kind: 'hero-turn' });
  expect(cards(game)).toEqual(['heroes', 'monsters']);
  expect(game.told('turn-begun')).toMatchObject([{ figure: 'hellion', card: 'hellion:1' }]);
});

test('DD-BAT-01, DD-BAT-07 a Monster card: the Monster’s tokens go first, then it acts', () => {
  const game = aBattle({
    monsters: [['maggot', null, { conditions: [['buff', 2]] }]],
    initiative: ['heroes', 'monsters'],
  });
  perform(playInitiative(game.table), 'monsters');
  expect(game.state.battle?.turn?.figure).toBe('maggot:1');
  expect(game.monster('maggot:1').conditions).toMatchObject([{ tokens: 1 }]);
  expect(game.state.phase).toEqual({ kind: 'monster-turn' });
});

test('DD-BAT-02, DD-BAT-03 who of a side is next is open, and follows the tracker as it is now', () => {
  const game = aBattle({ monsters: [['bone-soldier'], ['madman']] });
  expect([nextToAct(game.state, 'heroes')?.id, nextToAct(game.state, 'monsters')?.id]).toEqual([
    'crusader',
    'bone-soldier:1',
  ]);
  moveOnTracker(game.state, game.monster('madman:1'), 1);
  expect(nextToAct(game.state, 'monsters')?.id).toBe('madman:1');
});

test('DD-BAT-04 the card of a side that has nobody left to act is put away and the next one drawn', () => {
  const game = aBattle({
    monsters: [['maggot', null, { turnsLeft: 0 }]],
    initiative: ['heroes', 'monsters'],
  });
  perform(playInitiative(game.table), 'monsters', 'heroes');
  expect(game.told('initiative-removed')).toMatchObject([{ side: 'monsters' }]);
  expect(game.state.battle?.turn?.figure).toBe('crusader');
});

test('DD-BAT-05, DD-BAT-09 an empty deck ends the round, even if somebody has not acted', () => {
  const game = aBattle({ monsters: [['maggot']], initiative: [] });
  perform(playInitiative(game.table));
  expect(game.state.phase).toEqual({ kind: 'round-end' });
  expect(game.monster('maggot:1').turnsLeft).toBe(1);
});

test('DD-BAT-05, DD-BOS-08 a new deck has a card for each living Hero and one for each action of each Monster', () => {
  const game = aGame({
    act: 4,
    heroes: ['crusader', 'vestal'],
    battle: {
      room: 'boss-shuffling-horror',
      boss: 'shuffling-horror',
      monsters: [['shuffling-horror', null, { turnsLeft: 0 }], ['cultist-priest']],
    },
  });
  newInitiative(game.state);
  expect(cards(game)).toEqual(['heroes', 'heroes', 'monsters', 'monsters', 'monsters']);
  expect(game.monster('shuffling-horror').turnsLeft).toBe(2);
});

test('DD-BAT-06, DD-SUM-04 there are never more than four Monster cards', () => {
  const game = aBattle({
    monsters: [['maggot']],
    initiative: ['heroes', 'monsters', 'monsters', 'monsters'],
  });
  addInitiative(game.state, 2);
  expect(cards(game).filter(side => side === 'monsters').length).toBe(4);
});

test('DD-ANA-04, DD-ANA-05 with the Ancestor’s first form there are always four, and those left over are his', () => {
  const game = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'ancestor-1',
      monsters: [
        ['ancestor-1', null, { turnsLeft: 0 }],
        ['perfect-reflection', null, { turnsLeft: 0 }],
      ],
    },
  });
  expect(nextToAct(game.state, 'monsters')?.id).toBe('ancestor-1');
  newInitiative(game.state);
  expect(cards(game).filter(side => side === 'monsters').length).toBe(4);
  addInitiative(game.state, 1);
  expect(cards(game).filter(side => side === 'monsters').length).toBe(4);
});

test('DD-TRI-06 with every character’s turn Trinkets may be used again', () => {
  const game = aGame({
    heroes: { hellion: { trinkets: [{ id: 'critical-stone', up: 'positive', used: true }] } },
    battle: { room: 'ruins-1', monsters: [['maggot']], initiative: ['monsters'] },
  });
  perform(playInitiative(game.table), 'monsters');
  expect(game.hero('hellion').trinkets[0]?.used).toBe(false);
});
