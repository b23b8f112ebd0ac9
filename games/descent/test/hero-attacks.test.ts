import { describe, expect, test } from 'vitest';
import { beginAnyTurn } from '../src/rules/new-turn.ts';
import { aGame, faces, offered, perform, power, type TestGame } from '../testing/index.ts';
import { bite, strike } from './attacking.ts';

describe('Andira Runehand', () => {
  const duel = (at: [number, number]): TestGame =>
    aGame({
      heroes: { 'andira-runehand': { at: [3, 3], items: ['mage-staff-1'], fatigue: 0 } },
      monsters: [['giant', 'normal', at]],
    });
  const roll = faces(
    ['white', '1/3/1'],
    ['yellow', '2/1/0'],
    ['black', 'enh'],
    ['black', 'enh'],
    ['black', 'blank'],
  );

  test('DJ-CRD-10 her magic attack on a space next to her pierces 2 armor', () => {
    const game = duel([4, 3]);
    perform(strike(game, 'andira-runehand', 'mage-staff-1'), `target:${game.at([4, 3])}`, roll);
    expect(game.monster(1).wounds).toBe(3);
  });

  test('farther away it pierces nothing', () => {
    const game = duel([5, 3]);
    perform(strike(game, 'andira-runehand', 'mage-staff-1'), `target:${game.at([5, 3])}`, roll);
    expect(game.monster(1).wounds).toBe(1);
  });
});

describe('Bogran the Shadow', () => {
  const hunt = (): TestGame =>
    aGame({
      heroes: { 'bogran-the-shadow': { at: [0, 0], items: ['crossbow-1'], fatigue: 0 } },
      monsters: [['ogre', 'normal', [3, 0]]],
    });
  const roll = faces(['blue', '2/2/0'], ['green', '1/2/0'], ['black', 'enh'], ['black', 'blank']);

  test('DJ-CRD-10 +2 damage against an enemy that did not see him when the turn began', () => {
    const game = hunt();
    game.hero('bogran-the-shadow').memory = [];
    perform(strike(game, 'bogran-the-shadow', 'crossbow-1'), `target:${game.at([3, 0])}`, roll);
    expect(game.monster(1).wounds).toBe(3);
  });

  test('none against one that did', () => {
    const game = hunt();
    beginAnyTurn(game.state);
    expect(game.hero('bogran-the-shadow').memory).toEqual([1]);
    perform(strike(game, 'bogran-the-shadow', 'crossbow-1'), `target:${game.at([3, 0])}`, roll);
    expect(game.monster(1).wounds).toBe(1);
  });

  test('an enemy that came after the turn began had not seen him', () => {
    const game = aGame({
      heroes: { 'bogran-the-shadow': { at: [2, 2], items: ['crossbow-1'], fatigue: 0 } },
    });
    beginAnyTurn(game.state);
    game.state.monsters.push({ ...aGame({ monsters: [['ogre', 'normal', [4, 2]]] }).monster(1), id: 7 });
    perform(strike(game, 'bogran-the-shadow', 'crossbow-1'), `target:${game.at([4, 2])}`, roll);
    expect(game.monster(7).wounds).toBe(3);
  });
});

describe('re-rolls', () => {
  const attacked = (set: object = {}): TestGame =>
    aGame({
      heroes: { lyssa: { at: [3, 3], ...set } },
      monsters: [['beastman', 'normal', [4, 3]]],
    });

  test('DJ-DIC-12 Lyssa has one green, yellow or black die rolled again', () => {
    const game = attacked();
    const hit = perform(
      bite(game),
      faces(['red', '1/3/0'], ['green', '0/3/0']),
      'reroll-die:1',
      faces(['green', '1/1/0']),
    );
    expect(offered(hit, 'reroll-one')).toEqual(['reroll-die:1', 'pass']);
    expect(game.hero('lyssa').wounds).toBe(8 - (3 + 1 + 1 - 1));
  });

  test('DJ-DIC-12 not while she has a dodge order, which is asked instead', () => {
    const game = attacked({ order: 'dodge' });
    const hit = perform(bite(game), faces(['red', '1/3/0'], ['green', '0/3/0']), 'pass');
    expect(hit.asked.map(({ ask }) => ask)).toEqual(['use-dodge']);
  });

  const trenloe = (set: object = {}): TestGame =>
    aGame({
      heroes: { 'trenloe-the-strong': { at: [3, 3], items: ['axe-1'], fatigue: 0, ...set } },
      monsters: [['ogre', 'normal', [4, 3]]],
    });
  const roll = faces(
    ['red', '1/3/0'],
    ['green', '1/1/0'],
    ['black', 'blank'],
    ['black', 'blank'],
    ['black', 'blank'],
  );

  test('DJ-DIC-12 Trenloe rolls one again when he attacks; never the red one', () => {
    const game = trenloe();
    const hit = perform(
      strike(game, 'trenloe-the-strong', 'axe-1'),
      `target:${game.at([4, 3])}`,
      roll,
      'reroll-die:1',
      faces(['green', '0/3/0']),
    );
    expect(offered(hit, 'reroll-one')).toEqual(['reroll-die:1', 'reroll-die:2', 'pass']);
    expect(game.monster(1).wounds).toBe(2);
  });

  test('DJ-DIC-12 not when he aims', () => {
    const game = trenloe({ order: 'aim' });
    const hit = perform(
      strike(game, 'trenloe-the-strong', 'axe-1'),
      `target:${game.at([4, 3])}`,
      'use-aim',
      roll,
      'done',
    );
    expect(hit.asked.map(({ ask }) => ask)).not.toContain('reroll-one');
  });
});

test('DJ-FAT-04 each fatigue of Sir Valadir adds two black dice, one if only one fits', () => {
  const game = aGame({
    heroes: {
      'sir-valadir': {
        at: [3, 3],
        items: ['axe-1'],
        fatigue: 3,
        training: { melee: 1, ranged: 0, magic: 0 },
      },
    },
    monsters: [['ogre', 'normal', [4, 3]]],
  });
  const roll = faces(
    ['red', '1/3/0'],
    ['green', '1/1/0'],
    ['black', 'blank'],
    ['black', 'blank'],
    ['black', 'blank'],
    ['black', 'blank'],
  );
  perform(strike(game, 'sir-valadir', 'axe-1'), `target:${game.at([4, 3])}`, roll, 'add-die', power('enh'));
  expect(game.monster(1).wounds).toBe(1);
  expect(game.hero('sir-valadir').fatigue).toBe(2);
});
