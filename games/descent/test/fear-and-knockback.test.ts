import { perform } from '@tenebrae/kernel/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as quests from '../src/effects/quests.ts';
import { aGame, faces, type GameSet, offered, type TestGame } from '../testing/index.ts';
import { bite, strike, target } from './attacking.ts';

afterEach(() => vi.restoreAllMocks());

describe('Fear', () => {
  test('DJ-ABL-14 the attacker may decline and miss', () => {
    const game = aGame({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['dragon', 'master', [4, 3]]],
    });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '1/3/1'], ['green', '0/3/0'], ['black', 'blank']),
      'pass',
    );
    expect(game.monster(1).wounds).toBe(0);
  });

  test('DJ-ABL-14 in an area each Fear figure is paid for, and one that is not is simply not affected', () => {
    const game = aGame({
      heroes: { 'mad-carthos': { at: [0, 4], items: ['ice-storm'], fatigue: 0 } },
      monsters: [
        ['demon', 'normal', [5, 3]],
        ['beastman', 'normal', [4, 5]],
      ],
      players: 5,
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { value } = perform(
      strike(game, 'mad-carthos', 'ice-storm'),
      target(game, [4, 5]),
      'blast',
      faces(['white', '3/1/1'], ['green', '1/1/0'], ['green', '1/1/0'], ...black),
      'pass',
    );
    expect(value?.braved).toEqual([]);
    expect(game.monster(1).wounds).toBe(0);
    expect(game.monster(2).wounds).toBe(1 + 1 + 1 + 2 - 2);
  });

  test('DJ-ABL-14, DJ-EFF-17 whoever is immune to Fear pays nothing', () => {
    const game = aGame({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1', 'rune-plate'], fatigue: 0 } },
      monsters: [['dragon', 'master', [4, 3]]],
    });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'blank']),
    );
    expect(game.monster(1).wounds).toBe(3);
  });

  test('DJ-ABL-14, DJ-SET-01 nor does whoever the quest lets brave it', () => {
    vi.spyOn(quests, 'questRules').mockReturnValue({ bravesFear: () => true });
    const game = aGame({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['dragon', 'master', [4, 3]]],
    });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'blank']),
    );
    expect(game.monster(1).wounds).toBe(3);
  });

  test('DJ-ABL-14 it is checked for figures that bought Blast adds, with the surges that are left', () => {
    const game = aGame({
      heroes: { 'landrec-the-wise': { at: [0, 4], items: ['bane'], fatigue: 0 } },
      monsters: [
        ['beastman', 'normal', [3, 4]],
        ['demon', 'normal', [4, 4]],
      ],
      players: 5,
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { value } = perform(
      strike(game, 'landrec-the-wise', 'bane'),
      target(game, [3, 4]),
      faces(['white', '3/1/1'], ['green', '1/1/0'], ...black),
      'surge:0',
      'brave',
    );
    expect(value).toMatchObject({ braved: ['monster:2'], surgesSpent: 3 });
  });
});

describe('Knockback', () => {
  const ogre = (set: GameSet = {}): TestGame =>
    aGame({
      heroes: { 'sir-valadir': { at: [4, 4] } },
      monsters: [['ogre', 'normal', [2, 4]]],
      ...set,
    });
  const rolled = faces(['red', '2/2/0'], ['green', '1/1/0'], ['green', '1/1/0']);

  test('DJ-ABL-18, DJ-ABL-20 up to three spaces in any direction, or not at all', () => {
    const game = ogre();
    const performed = perform(bite(game), rolled, 'pass');
    const offer = offered(performed, 'throw-figure');
    expect(offer).toContain(`throw:${game.at([7, 7])}`);
    expect(offer).not.toContain(`throw:${game.at([8, 4])}`);
    expect(game.hero('sir-valadir').place).toBe(game.at([4, 4]));
  });

  test('DJ-ABL-19 not onto figures or blocking obstacles, and DJ-ABL-20 not through walls', () => {
    const game = ogre({
      board: `
        +-+-+-+-+-+-+-+
        |. . . . . .|.|
        + + + + + + + +
        |. . . . w .|.|
        +-+-+-+-+-+-+-+`,
      heroes: { 'sir-valadir': { at: [3, 0] }, 'silhouette': { at: [4, 0] } },
      monsters: [['ogre', 'normal', [1, 0]]],
    });
    const performed = perform(bite(game), rolled, 'pass');
    expect(offered(performed, 'throw-figure')).toEqual(
      [
        [0, 0],
        [5, 0],
        [0, 1],
        [3, 1],
        [5, 1],
      ]
        .map(([x = 0, y = 0]) => `throw:${game.at([x, y])}`)
        .concat('pass'),
    );
  });

  test('DJ-ABL-18 a killed target is not moved, an immune one neither', () => {
    const dying = ogre({ heroes: { 'sir-valadir': { at: [4, 4], wounds: 1 } } });
    expect(perform(bite(dying), rolled).asked).toEqual([]);
    const firm = ogre({ heroes: { 'sir-valadir': { at: [4, 4], items: ['rune-plate'] } } });
    expect(perform(bite(firm), rolled).asked).toEqual([]);
  });

  test('DJ-ATK-32 several targets are thrown in the attacker’s order', () => {
    const game = aGame({
      heroes: { 'sir-valadir': { at: [3, 4] }, 'silhouette': { at: [3, 5] } },
      monsters: [['giant', 'master', [4, 4], { named: 'narthak' }]],
    });
    const narthak = faces(
      ['red', '2/2/0'],
      ['green', '0/3/0'],
      ['green', '0/3/0'],
      ['yellow', '3/0/0'],
      ['black', 'blank'],
    );
    const performed = perform(
      bite(game),
      narthak,
      'figure:hero:silhouette',
      `throw:${game.at([3, 8])}`,
      `throw:${game.at([0, 4])}`,
    );
    expect(offered(performed, 'throw-next')).toEqual([
      'figure:hero:sir-valadir',
      'figure:hero:silhouette',
      'done',
    ]);
    expect(game.told('figure-forced').map(({ name }) => name)).toEqual(['silhouette', 'sir-valadir']);
  });
});
