import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { offerGuards } from '../src/rules/guard.ts';
import { aGame, faces, type GameSet, offered, type TestGame } from '../testing/index.ts';
import { bite, strike } from './attacking.ts';

const watch = (set: GameSet = {}): TestGame =>
  aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], order: 'guard', fatigue: 0 } },
    monsters: [['ogre', 'normal', [4, 3]]],
    overlordTurn: { stage: 'activate' },
    ...set,
  });
const blow = faces(['red', '2/2/0'], ['green', '0/3/0'], ['black', 'blank']);

test('DJ-ORD-11 in the overlord’s turn a guard may interrupt with one attack, with any weapon in hand or fists', () => {
  const game = watch();
  const performed = perform(offerGuards(game.table), 'guard:axe-1', `target:${game.at([4, 3])}`, blow);
  expect(offered(performed, 'use-guard')).toEqual(['guard:axe-1', 'guard:fists', 'pass']);
  expect(performed.asked[0]).toMatchObject({ window: true, concerns: ['hero-1'] });
  expect(game.monster(1).wounds).toBe(1);
  expect(game.hero('red-scorpion').order).toBeNull();
});

test('DJ-ORD-11 never in a hero’s turn', () => {
  const game = watch({ phase: { kind: 'heroes' }, turn: { hero: 'red-scorpion' } });
  expect(perform(offerGuards(game.table)).asked).toEqual([]);
});

test('DJ-ORD-12 the guard comes before the declared attack, which goes on if it still can', () => {
  const game = watch();
  perform(
    bite(game),
    'guard:axe-1',
    `target:${game.at([4, 3])}`,
    blow,
    faces(['red', '2/2/0'], ['green', '1/1/0'], ['green', '1/1/0']),
    'pass',
  );
  expect(game.monster(1).wounds).toBe(1);
  expect(game.hero('red-scorpion').wounds).toBe(12 - 3);
});

test('DJ-ORD-12 an attack whose target is gone is lost', () => {
  const game = watch({
    heroes: {
      'mad-carthos': { at: [1, 3], items: ['ice-storm'], order: 'guard', fatigue: 0 },
      'silhouette': { at: [3, 3], wounds: 1 },
    },
    conquest: 9,
  });
  const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
  const { value } = perform(
    bite(game),
    'guard:ice-storm',
    `target:${game.at([3, 3])}`,
    'blast',
    faces(['white', '3/1/1'], ['green', '1/1/0'], ['green', '1/1/0'], ...black),
  );
  expect(value).toBeNull();
  expect(game.told('attack-lost')).toHaveLength(1);
});

test('DJ-ORD-13 a declined moment is gone, but the next one is offered again before the roll', () => {
  const game = watch();
  perform(offerGuards(game.table), 'pass');
  const { asked } = perform(bite(game), 'pass', faces(['red', 'X'], ['green', '1/1/0'], ['green', '1/1/0']));
  expect(asked.map(({ ask }) => ask)).toEqual(['use-guard']);
  expect(game.hero('red-scorpion').order).toBe('guard');
});

test('DJ-ORD-13 he is not asked where he could attack no enemy', () => {
  const game = watch({
    heroes: { 'red-scorpion': { at: [0, 0], order: 'guard' }, 'silhouette': { at: [0, 1] } },
  });
  expect(perform(offerGuards(game.table)).asked).toEqual([]);
});

test('DJ-ORD-19 several guards in seat order, each attack finished before the next is asked', () => {
  const game = watch({
    heroes: {
      'red-scorpion': { at: [3, 3], items: ['axe-1'], order: 'guard', fatigue: 0 },
      'battlemage-jaes': { at: [3, 4], items: ['axe-2'], order: 'guard', fatigue: 0 },
    },
    monsters: [['beastman', 'normal', [4, 3]]],
  });
  const { asked } = perform(offerGuards(game.table), 'guard:axe-1', `target:${game.at([4, 3])}`, blow);
  expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set(['hero-1']));
  expect(game.state.monsters).toEqual([]);
  expect(game.hero('battlemage-jaes').order).toBe('guard');
});

test('DJ-ORD-19 an interrupt attack is interrupted by no guard, but the overlord may play Dodge against it', () => {
  const game = watch({
    heroes: {
      'red-scorpion': { at: [3, 3], items: ['axe-1'], order: 'guard', fatigue: 0 },
      'battlemage-jaes': { at: [0, 4], items: ['bow-1'], order: 'guard', fatigue: 0 },
    },
    hand: ['dodge-1'],
    threat: 2,
  });
  const { asked } = perform(
    strike(game, 'red-scorpion', 'axe-1', { interrupt: 'guard' }),
    `target:${game.at([4, 3])}`,
    blow,
    'play:dodge',
    'reroll-die:0',
    'done',
    faces(['red', 'X']),
  );
  expect(asked.map(({ ask }) => ask)).toEqual(['attack-target', 'play-card', 'reroll', 'reroll']);
});

test('DJ-ORD-20 trait dice and fatigue for dice are used, and the order is spent though the attack misses', () => {
  const game = watch({
    heroes: {
      'red-scorpion': {
        at: [3, 3],
        items: ['axe-1'],
        order: 'guard',
        fatigue: 1,
        tokens: { stun: 1, web: 1 },
      },
    },
  });
  perform(
    offerGuards(game.table),
    'guard:axe-1',
    `target:${game.at([4, 3])}`,
    blow,
    'add-die',
    faces(['black', 'enh']),
  );
  expect(game.hero('red-scorpion').fatigue).toBe(0);
  expect(game.monster(1).wounds).toBe(2);
  const missed = watch();
  perform(
    offerGuards(missed.table),
    'guard:fists',
    `target:${missed.at([4, 3])}`,
    faces(['red', 'X'], ['black', 'blank']),
  );
  expect(missed.hero('red-scorpion').order).toBeNull();
});

test('DJ-ORD-20 not out of a pit, nor from a shared space', () => {
  const pit = watch({ heroes: { 'red-scorpion': { at: [3, 3], order: 'guard', fallen: true } } });
  expect(perform(offerGuards(pit.table)).asked).toEqual([]);
  const shared = watch({
    heroes: { 'red-scorpion': { at: [3, 3], order: 'guard' }, 'silhouette': { at: [3, 3] } },
  });
  expect(perform(offerGuards(shared.table)).asked).toEqual([]);
});
