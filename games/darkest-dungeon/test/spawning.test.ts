import { cardsLeft } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { MonsterCardId } from '../src/data/monsters.ts';
import { freeCard, spawnCard, spawnMonsters } from '../src/rules/spawning.ts';
import { stanceOf } from '../src/rules/figures.ts';
import { aGame, perform, type GameSet, type TestGame } from '../testing/index.ts';

/** An empty Room, and these cards spawned in this order. */
function spawned(cards: readonly MonsterCardId[], set: GameSet = {}): TestGame {
  const test = aGame({ ...set, battle: { room: 'ruins-5', ...set.battle } });
  for (const card of cards) {
    for (const deck of [test.state.decks.monsters.unseen]) {
      const at = deck.indexOf(card);
      if (at >= 0) deck.splice(at, 1);
    }
    perform(spawnCard(test.table, card));
  }
  return test;
}
const slots = ({ state }: TestGame): string[] =>
  state.battle?.monsters.map(one => `${one.id} ${stanceOf(state, one)} ${one.area}`) ?? [];

test('DD-BSU-05 Monster Cards are drawn one at a time until the four slots are filled', () => {
  const { table, state } = aGame({ battle: { room: 'ruins-5' } });
  perform(spawnMonsters(table), 'bone-soldier:1', 'madman:2', 'maggot:1', 'webber:3');
  expect(state.trackers.monsters).toEqual(['bone-soldier:1', 'maggot:1', 'webber:3', 'madman:2']);
  expect(cardsLeft(state.decks.monsters)).toBe(38);
});

test('DD-BSU-06, DD-BSU-08 a front Monster takes the first empty slot from Aggressive, its figure the Area of that Stance', () => {
  const game = spawned(['bone-soldier:1', 'pliskin:1']);
  expect(slots(game)).toEqual(['bone-soldier:1 aggressive NW', 'pliskin:1 defensive E']);
  expect(game.told('monster-spawned')).toMatchObject([
    {
      figure: 'bone-soldier:1',
      monster: 'bone-soldier',
      card: 'bone-soldier:1',
      stance: 'aggressive',
      area: 'NW',
    },
    { stance: 'defensive', area: 'E' },
  ]);
});

test('DD-BSU-07, DD-BSU-08 a back Monster takes the first empty slot from Support, its figure the Area of that Stance', () => {
  const game = spawned(['madman:1', 'webber:1']);
  expect(game.state.trackers.monsters).toEqual(['webber:1', 'madman:1']);
  expect(game.told('monster-spawned')).toMatchObject([
    { figure: 'madman:1', stance: 'support', area: 'NE' },
    { figure: 'webber:1', stance: 'ranged', area: 'NW' },
  ]);
});

test('DD-BSU-08 one Monster Initiative Card is shuffled in for each', () => {
  const { state } = spawned(['madman:1', 'webber:1', 'maggot:1']);
  expect(state.battle?.initiative.unseen).toEqual(['monsters', 'monsters', 'monsters']);
});

test('DD-BSU-09, DD-BSU-10 a Large Monster takes the slot it is given and the next, and counts as in the first of them', () => {
  const game = spawned(['maggot:1', 'brigand-bloodletter:1', 'webber:1']);
  expect(slots(game)).toEqual([
    'maggot:1 aggressive NW',
    'brigand-bloodletter:1 defensive E',
    'webber:1 support NE',
  ]);
});

test('DD-BSU-11 with one slot left the last Monster that is not Large gives way to a Large one', () => {
  const game = spawned(['bone-soldier:1', 'maggot:1', 'madman:1', 'brigand-bloodletter:1']);
  expect(slots(game)).toEqual([
    'bone-soldier:1 aggressive NW',
    'maggot:1 defensive E',
    'brigand-bloodletter:1 ranged NW',
  ]);
  expect(game.state.decks.monsters.discard).toEqual(['madman:1']);
  expect(game.state.battle?.initiative.unseen.length).toBe(3);
});

test('DD-BSU-11 a Large Monster between two empty slots moves to Aggressive, figure and all', () => {
  const game = spawned(['bone-soldier:1', 'brigand-bloodletter:1', 'ghoul:1'], { act: 2 });
  expect(slots(game)).toEqual(['brigand-bloodletter:1 aggressive NW', 'ghoul:1 ranged NW']);
});

test('DD-BSU-11 a Monster that a card has named stays, and the Large one is put aside', () => {
  const game = spawned(['bone-bearer:1', 'brigand-bloodletter:1', 'ghoul:1'], {
    act: 3,
    battle: { room: 'ruins-5', named: ['bone-bearer'] },
  });
  expect(game.state.trackers.monsters).toEqual(['brigand-bloodletter:1', 'bone-bearer:1']);
  expect(game.state.decks.monsters.discard).toEqual(['ghoul:1']);
});

test('DD-BSU-12 Monsters of one kind are told apart', () => {
  const { state } = spawned(['maggot:1', 'maggot:3', 'maggot:2']);
  expect(state.trackers.monsters).toEqual(['maggot:1', 'maggot:3', 'maggot:2']);
  expect(new Set(state.battle?.monsters.map(({ id }) => id)).size).toBe(3);
});

test('DD-BSU-15 without room in its start Area a Large Monster goes to the nearest with two spaces', () => {
  const game = aGame({
    battle: { room: 'ruins-5', heroes: { crusader: 'NW', hellion: 'NW', highwayman: 'NW', vestal: 'W' } },
  });
  const asked = perform(spawnCard(game.table, 'brigand-bloodletter:1'), 'area:W').asked;
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['area:W', 'area:MID']);
  expect(game.monster('brigand-bloodletter:1').area).toBe('W');
});

test('DD-BSU-16 a named Monster is placed before any draw, in its own order; its card comes from the deck', () => {
  const { table, state } = aGame({ act: 2, battle: { room: 'ruins-5', named: ['bone-captain'] } });
  state.decks.monsters.unseen.push('bone-captain:1');
  perform(spawnMonsters(table), 'madman:1', 'bone-soldier:2');
  expect(state.trackers.monsters).toEqual(['bone-captain:1', 'bone-soldier:2', 'madman:1']);
  expect(state.decks.monsters.unseen).not.toContain('bone-captain:1');
  expect(state.battle?.named).toEqual([]);
});

test('DD-BSU-16 a Level that is not in the deck comes from the box; without a free copy nothing is added', () => {
  const { state } = aGame({ act: 1, battle: { room: 'ruins-5', monsters: [['bone-captain']] } });
  expect(freeCard(state, 'bone-captain')).toBeNull();
  expect(freeCard(state, 'gargoyle')).toBe('gargoyle:1');
  expect(freeCard(state, 'bone-soldier')).toBe('bone-soldier:1');
  expect(freeCard(state, 'bone-soldier')).toBe('bone-soldier:2');
  expect(freeCard(state, 'bone-soldier')).toBe('bone-soldier:3');
  expect(freeCard(state, 'bone-soldier')).toBeNull();
  expect(freeCard(state, 'necromancer')).toBeNull();
});

test('DD-SUM-05 the card of a Monster that died in this Battle is free again', () => {
  const { state } = aGame({ battle: { room: 'ruins-5' } });
  for (const copy of [1, 2, 3])
    state.decks.monsters.unseen.splice(state.decks.monsters.unseen.indexOf(`maggot:${copy}`), 1);
  expect(freeCard(state, 'maggot')).toBeNull();
  state.battle?.spent.push('maggot:2');
  expect(freeCard(state, 'maggot')).toBe('maggot:2');
  expect(state.battle?.spent).toEqual([]);
});

test('DD-BSU-17 the order of slots is the same in the Darkest Dungeon', () => {
  const game = spawned(['cultist-priest:1', 'flesh-hound:1', 'polyp:1'], {
    act: 4,
    battle: { room: 'darkest-1' },
  });
  expect(game.told('monster-spawned').map(({ stance }) => stance)).toEqual([
    'support',
    'aggressive',
    'ranged',
  ]);
});

test('the Quest The Threat Is Real keeps Monsters of Level 1 out; they are put aside and the next card is drawn', () => {
  const { table, state } = aGame({
    act: 3,
    quest: 'the-threat-is-real',
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r1: 'lair' } },
    battle: { room: 'ruins-5' },
  });
  state.decks.monsters.unseen.push('gargoyle:1', 'gargoyle:2', 'gargoyle:3', 'brigand-hunter:1');
  perform(spawnMonsters(table), 'maggot:1', 'gargoyle:1', 'gargoyle:2', 'brigand-hunter:1', 'gargoyle:3');
  expect(state.trackers.monsters).toEqual(['gargoyle:1', 'gargoyle:2', 'gargoyle:3', 'brigand-hunter:1']);
  expect(state.decks.monsters.discard).toEqual(['maggot:1']);
});
