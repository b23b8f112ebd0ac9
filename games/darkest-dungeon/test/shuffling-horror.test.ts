import { newDeck } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { undulate } from '../src/effects/shuffling-horror.ts';
import { monstersInOrder } from '../src/rules/figures.ts';
import { nextToAct } from '../src/rules/initiative.ts';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { darkestMonsters } from '../src/rules/set-up.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import { aGame, type BattleSet, perform, type TestGame } from '../testing/index.ts';

function aHorror(battle: Partial<BattleSet>): TestGame {
  const game = aGame({
    act: 4,
    battle: { room: 'boss-shuffling-horror', boss: 'shuffling-horror', turn: 'shuffling-horror', ...battle },
  });
  const inPlay = game.state.trackers.monsters;
  game.state.decks.monsters = newDeck(darkestMonsters().filter(card => !inPlay.includes(card)));
  return game;
}

test('DD-HOR-02 a free slot makes it use Echoing Disassembly, which brings a Priest and a Growth, hit or miss', () => {
  const { table, state, told } = aHorror({
    heroes: { crusader: 'SW', hellion: 'SE', highwayman: 'SE', vestal: 'N' },
    monsters: [['shuffling-horror', null, { turnsLeft: 1 }]],
    initiative: ['monsters', 'heroes'],
  });
  perform(playMonsterTurn(table), 10);
  expect(told('skill-used')).toMatchObject([{ skill: 'shuffling-horror:echoing-disassembly', area: 'SE' }]);
  expect(monstersInOrder(state).map(({ id, area }) => [id, area])).toEqual([
    ['shuffling-horror', 'S'],
    ['cultist-priest:1', 'W'],
    ['malignant-growth:1', 'NE'],
  ]);
  expect(state.battle?.initiative.unseen.filter(side => side === 'monsters')).toHaveLength(3);
});

test('DD-HOR-02 only whichever is not in play comes', () => {
  const { table, state } = aHorror({
    heroes: { crusader: 'SW', hellion: 'SE', highwayman: 'SE', vestal: 'N' },
    monsters: [['shuffling-horror'], ['malignant-growth']],
  });
  perform(playMonsterTurn(table), 10);
  expect(state.trackers.monsters).toEqual(['shuffling-horror', 'malignant-growth:1', 'cultist-priest:1']);
});

test('DD-HOR-02 they come even when no Hero is in Range', () => {
  const { table, state, told } = aHorror({
    heroes: { crusader: 'NE', hellion: 'NE', highwayman: 'N', vestal: 'N' },
    monsters: [
      ['shuffling-horror', 'SW'],
      ['cultist-priest', 'W'],
    ],
  });
  perform(playMonsterTurn(table), 'area:W', 'figure:crusader', 'area:E');
  expect(told('skill-used')).toEqual([]);
  expect(state.trackers.monsters).toContain('malignant-growth:1');
});

test('DD-HOR-02 with all slots filled it uses its Skills', () => {
  const { table, told } = aHorror({
    heroes: { crusader: 'SW', hellion: 'N', highwayman: 'NE', vestal: 'N' },
    monsters: [['shuffling-horror'], ['cultist-priest'], ['malignant-growth']],
  });
  perform(playMonsterTurn(table), 1, 10);
  expect(told('skill-used')).toMatchObject([{ skill: 'shuffling-horror:lacerate', targets: ['crusader'] }]);
});

test('DD-HOR-03 Undulations deals the Stances of the living Heroes anew, whether it hits or not; Areas stay', () => {
  const { table, state, hero } = aHorror({
    heroes: { crusader: 'SW', hellion: 'SE', highwayman: 'SE', vestal: 'N' },
    monsters: [['shuffling-horror'], ['cultist-priest'], ['malignant-growth']],
  });
  state.heroes = state.heroes.filter(({ id }) => id !== 'crusader');
  state.trackers.heroes = state.trackers.heroes.filter(id => id !== 'crusader');
  perform(playMonsterTurn(table), 8, 10, 'vestal', 'highwayman');
  expect(state.trackers.heroes).toEqual(['vestal', 'highwayman', 'hellion']);
  expect(hero('vestal').area).toBe('N');
});

test('DD-HOR-03 a Hero alone keeps the one Stance there is', () => {
  const { table, state } = aHorror({ monsters: [['shuffling-horror']] });
  state.heroes = state.heroes.slice(0, 1);
  state.trackers.heroes = ['crusader'];
  perform(undulate(table));
  expect(state.trackers.heroes).toEqual(['crusader']);
});

test('DD-HOR-04 pushed behind the Priest it lets the Priest act on the next Monster card', () => {
  const { state, monster } = aHorror({
    monsters: [['shuffling-horror', null, { turnsLeft: 1 }], ['cultist-priest'], ['malignant-growth']],
  });
  moveOnTracker(state, monster('shuffling-horror'), -1);
  expect(nextToAct(state, 'monsters')?.id).toBe('cultist-priest:1');
});
