import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { aGame, faces, type GameSet, offered, type TestGame } from '../testing/index.ts';
import { bite, strike, target } from './attacking.ts';

const hunted = (set: GameSet = {}): TestGame =>
  aGame({
    heroes: { silhouette: { at: [3, 3], order: 'dodge' } },
    monsters: [['beastman', 'normal', [4, 3]]],
    ...set,
  });
const hit = faces(['red', '1/3/0'], ['green', '0/3/0']);

describe('dodging', () => {
  test('DJ-ORD-07, DJ-DIC-07 the dodging hero picks dice, the attacker rolls them again, the new results stand', () => {
    const game = hunted();
    const performed = perform(
      bite(game),
      hit,
      'dodge',
      'reroll-die:0',
      'reroll-die:1',
      faces(['red', 'X'], ['green', '0/3/0']),
    );
    expect(offered(performed, 'reroll')).toEqual(['reroll-die:1', 'done']);
    expect(game.hero('silhouette').wounds).toBe(12);
    expect(game.told('attack-missed')).toHaveLength(1);
  });

  test('DJ-ORD-08 the order is not used up and works against the next attack', () => {
    const game = hunted();
    perform(bite(game), hit, 'dodge', 'reroll-die:0', 'done', faces(['red', 'X']));
    expect(game.hero('silhouette').order).toBe('dodge');
    perform(bite(game), hit, 'pass');
    expect(game.hero('silhouette').wounds).toBe(12 - 6);
  });

  test('DJ-DIC-08 one attack is rolled again only once in total', () => {
    const game = hunted({
      heroes: { lyssa: { at: [3, 3] }, silhouette: { at: [3, 4], order: 'dodge' } },
      monsters: [['giant', 'master', [4, 3]]],
    });
    const { asked } = perform(
      bite(game),
      faces(
        ['red', '2/2/0'],
        ['green', '0/3/0'],
        ['green', '0/3/0'],
        ['yellow', '3/0/0'],
        ['black', 'blank'],
      ),
      'dodge',
      'reroll-die:1',
      'done',
      faces(['green', '1/1/0']),
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['use-dodge', 'reroll', 'reroll']);
  });

  test('DJ-DIC-07 dice of one colour that show the same are offered once', () => {
    const game = hunted({ monsters: [['ogre', 'normal', [4, 3]]] });
    const performed = perform(
      bite(game),
      faces(['red', '2/2/0'], ['green', '0/3/0'], ['green', '0/3/0']),
      'dodge',
      'done',
      'pass',
    );
    expect(offered(performed, 'reroll')).toEqual(['reroll-die:0', 'reroll-die:1', 'done']);
  });

  test('DJ-ORD-10 who dodges without picking a die has decided all the same', () => {
    const game = hunted({
      heroes: {
        'silhouette': { at: [3, 3], order: 'dodge' },
        'sir-valadir': { at: [3, 4], order: 'dodge' },
      },
      monsters: [['giant', 'master', [4, 3]]],
    });
    const { asked } = perform(
      bite(game),
      faces(
        ['red', '2/2/0'],
        ['green', '0/3/0'],
        ['green', '0/3/0'],
        ['yellow', '3/0/0'],
        ['black', 'blank'],
      ),
      'dodge',
      'done',
    );
    expect(asked.filter(({ ask }) => ask === 'use-dodge')).toHaveLength(1);
  });

  test('DJ-ORD-10 from the left of an attacking hero the overlord may come before heroes of his own', () => {
    const game = aGame({
      heroes: {
        'silhouette': { at: [4, 4], order: 'dodge' },
        'mad-carthos': { at: [0, 3], items: ['ice-storm'], fatigue: 0 },
      },
      monsters: [['ogre', 'normal', [4, 2]]],
      hand: ['dodge-1'],
      threat: 2,
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { asked } = perform(
      strike(game, 'mad-carthos', 'ice-storm'),
      target(game, [4, 3]),
      'blast',
      faces(['white', '3/1/1'], ['green', '1/2/0'], ['green', '1/1/0'], ...black),
      'play:dodge',
      'reroll-die:0',
      'done',
      faces(['white', 'X']),
    );
    expect(asked.map(({ ask, seat }) => `${ask} ${seat}`).slice(2)).toEqual([
      'play-card overlord',
      'reroll overlord',
      'reroll overlord',
    ]);
    expect(game.monster(1).wounds).toBe(0);
  });

  test('DJ-ORD-21 spaces that surges add later give no dodge', () => {
    const game = aGame({
      heroes: {
        'mad-carthos': { at: [0, 3], items: ['bane'], fatigue: 0 },
        'silhouette': { at: [4, 3], order: 'dodge' },
      },
      monsters: [['ogre', 'normal', [2, 3]]],
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { asked } = perform(
      strike(game, 'mad-carthos', 'bane'),
      target(game, [2, 3]),
      faces(['white', '3/1/1'], ['green', '0/2/1'], ...black),
      'surge:0',
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['attack-target', 'buy-surge']);
  });

  test('DJ-FAM-11 a monster next to Skye cannot dodge', () => {
    const game = aGame({
      heroes: { 'vyrah-the-falconer': { at: [0, 3], items: ['bow-1'], fatigue: 0 } },
      monsters: [['beastman', 'normal', [3, 3]]],
      players: 5,
      familiars: [{ id: 'skye', owner: 'vyrah-the-falconer', at: [4, 3], exhausted: false }],
      hand: ['dodge-1'],
      threat: 2,
    });
    const { asked } = perform(
      strike(game, 'vyrah-the-falconer', 'bow-1'),
      faces(['blue', '2/2/0'], ['yellow', '3/0/0'], ['black', 'blank'], ['black', 'blank']),
    );
    expect(asked).toEqual([]);
    expect(game.monster(1).wounds).toBe(2);
  });
});

describe('aiming', () => {
  const archer = (set: GameSet = {}): TestGame =>
    aGame({
      heroes: { 'battlemage-jaes': { at: [0, 3], items: ['bow-1'], order: 'aim', fatigue: 0 } },
      monsters: [['beastman', 'normal', [3, 3]]],
      ...set,
    });

  test('DJ-ORD-04 before rolling he may use the order; then he may re-roll any dice once, misses included', () => {
    const game = archer();
    perform(
      strike(game, 'battlemage-jaes', 'bow-1'),
      'use-aim',
      faces(['blue', 'X'], ['yellow', '3/0/0']),
      'reroll-die:0',
      'done',
      faces(['blue', '2/2/0']),
    );
    expect(game.hero('battlemage-jaes').order).toBeNull();
    expect(game.monster(1).wounds).toBe(2 - 1);
  });

  test('DJ-ORD-04 he may keep it for a later attack', () => {
    const game = archer();
    perform(strike(game, 'battlemage-jaes', 'bow-1'), 'pass', faces(['blue', 'X'], ['yellow', '3/0/0']));
    expect(game.hero('battlemage-jaes').order).toBe('aim');
  });

  test('DJ-DIC-09 the Dodge card against an aimed attack: the order is used up and nothing is rolled again', () => {
    const game = archer({ hand: ['dodge-1'], threat: 2 });
    const { asked } = perform(
      strike(game, 'battlemage-jaes', 'bow-1'),
      'use-aim',
      faces(['blue', 'X'], ['yellow', '3/0/0']),
      'play:dodge',
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['use-aim', 'play-card']);
    expect(game.hero('battlemage-jaes').order).toBeNull();
    expect(game.told('aim-and-dodge-cancelled')).toHaveLength(1);
  });

  test('DJ-DIC-09 one dodging figure in the area is enough to cancel the aim, of an enemy or a friend', () => {
    const game = aGame({
      heroes: {
        'mad-carthos': { at: [0, 3], items: ['ice-storm'], order: 'aim', fatigue: 0 },
        'silhouette': { at: [4, 4], order: 'dodge' },
      },
      monsters: [['ogre', 'normal', [4, 2]]],
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { asked } = perform(
      strike(game, 'mad-carthos', 'ice-storm'),
      target(game, [4, 3]),
      'blast',
      'use-aim',
      faces(['white', '3/1/1'], ['green', '1/2/0'], ['green', '1/1/0'], ...black),
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['attack-target', 'use-blast', 'use-aim']);
    expect(game.hero('silhouette').order).toBe('dodge');
  });

  test('DJ-FAM-11 a monster next to Skye is not asked for the Aim card', () => {
    const game = hunted({
      heroes: { 'vyrah-the-falconer': { at: [3, 3] } },
      familiars: [{ id: 'skye', owner: 'vyrah-the-falconer', at: [4, 3], exhausted: false }],
      overlordTurn: { stage: 'activate' },
      hand: ['aim-1'],
      threat: 5,
    });
    expect(perform(bite(game), hit).asked).toEqual([]);
  });
});

test('DJ-DIC-10 re-rolls come before fatigue dice, and the aim does not touch these', () => {
  const game = aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], order: 'aim', fatigue: 1 } },
    monsters: [['ogre', 'normal', [4, 3]]],
  });
  const { asked } = perform(
    strike(game, 'red-scorpion', 'axe-1'),
    target(game, [4, 3]),
    'use-aim',
    faces(['red', '2/2/0'], ['green', '1/1/0'], ['black', 'blank']),
    'reroll-die:2',
    'done',
    faces(['black', 'enh']),
    'add-die',
    faces(['black', 'enh']),
  );
  expect(asked.map(({ ask }) => ask)).toEqual(['attack-target', 'use-aim', 'reroll', 'reroll', 'add-die']);
  expect(game.monster(1).wounds).toBe(2 + 1 + 1 + 1 - 4);
});

describe('DJ-DIC-12 re-rolls by hero abilities', () => {
  test('Lyssa is asked after those who dodge, and her re-roll is the one of the attack', () => {
    const game = aGame({
      heroes: { lyssa: { at: [3, 3] } },
      monsters: [['beastman', 'normal', [4, 3]]],
    });
    perform(bite(game), hit, 'reroll-die:1', faces(['green', '1/1/0']));
    expect(game.hero('lyssa').wounds).toBe(8 - (3 + 1 + 1 - 1));
  });

  test('Trenloe re-rolls one humble die of his own attack; whoever passes uses nothing up', () => {
    const game = aGame({
      heroes: { 'trenloe-the-strong': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['ogre', 'normal', [4, 3]]],
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { asked } = perform(
      strike(game, 'trenloe-the-strong', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '2/2/0'], ['green', '1/1/0'], ...black),
      'reroll-die:1',
      faces(['green', '0/3/0']),
    );
    expect(asked.at(-1)?.options.map(({ id }) => id)).toEqual(['reroll-die:1', 'reroll-die:2', 'pass']);
    expect(game.monster(1).wounds).toBe(5 - 4);
  });
});
