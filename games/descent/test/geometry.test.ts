import { expect, test } from 'vitest';
import { MONSTERS } from '../src/data/monsters.ts';
import {
  areEnemies,
  figuresOnBoard,
  isLarge,
  monsterSpaces,
  seatOf,
  spacesOf,
} from '../src/rules/figures.ts';
import { landingPlaces, nearestPlaces } from '../src/rules/forced-moves.ts';
import { canSee } from '../src/rules/sight.ts';
import {
  areAdjacent,
  distance,
  distanceBetween,
  neighboursOf,
  rangeBetween,
  squareOf,
} from '../src/rules/spaces.ts';
import { profileOf } from '../src/rules/stats.ts';
import { mayEnd, placerOf } from '../src/rules/walk.ts';
import { aGame } from '../testing/index.ts';

test('DJ-BRD-01 a space is named by column and row, and a small figure stands in exactly one', () => {
  const game = aGame({ heroes: { silhouette: { at: [3, 2] } } });
  expect(spacesOf(game.state, 'hero:silhouette')).toEqual([squareOf(game.state, [3, 2])]);
});

test('DJ-BRD-02 up to eight spaces are adjacent: round a wall’s end, not through a wall, a door or a closed corner', () => {
  const open = aGame();
  expect(neighboursOf(open.state, open.at([5, 5]))).toHaveLength(8);
  const game = aGame({
    board: `
      +-+-+-+-+
      |a|b cDd|
      + + +-+-+
      |e f|g h|
      +-+-+-+-+`,
  });
  const adjacent = (a: string, b: string) => areAdjacent(game.state, game.at(a), game.at(b));
  expect([adjacent('a', 'b'), adjacent('c', 'd'), adjacent('a', 'f'), adjacent('b', 'e')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([adjacent('f', 'c'), adjacent('b', 'g'), adjacent('c', 'h'), adjacent('a', 'a')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('DJ-BRD-03 a figure sees in all directions', () => {
  const game = aGame({ heroes: { silhouette: { at: [5, 5] } } });
  const around = neighboursOf(game.state, game.at([5, 5]));
  expect(around.every(square => canSee(game.state, 'hero:silhouette', square))).toBe(true);
});

test('DJ-BRD-04 DJ-LRG-01 figures cover one, two, four or six spaces', () => {
  const sizes = Object.entries(MONSTERS).map(([kind, { shape }]) => [kind, shape.width * shape.height]);
  expect(Object.fromEntries(sizes)).toEqual({
    'bane-spider': 4,
    'beastman': 1,
    'demon': 4,
    'dragon': 6,
    'giant': 4,
    'hell-hound': 2,
    'manticore': 4,
    'naga': 4,
    'ogre': 4,
    'razorwing': 1,
    'skeleton': 1,
    'sorcerer': 1,
  });
});

test('DJ-BRD-05 distance is the shortest chain of spaces, figures and obstacles ignored, walls and doors not', () => {
  const game = aGame({
    board: `
      +-+-+-+
      |a|x|b|
      + + + +
      |. . .|
      + + + +
      |. . .|
      +-+-+-+`,
    monsters: [['beastman', 'normal', [1, 1]]],
  });
  expect(distance(game.state, game.at('a'), game.at('a'))).toBe(0);
  expect(distance(game.state, game.at('a'), game.at('b'))).toBe(2);
  expect(distance(game.state, game.at('a'), game.at([1, 1]))).toBe(1);
  const shut = aGame({ board: '+-+-+\n|aDb|\n+-+-+' });
  expect(distance(shut.state, shut.at('a'), shut.at('b'))).toBe(Infinity);
  expect(distanceBetween(game.state, [game.at('a'), game.at([1, 2])], [game.at([2, 2])])).toBe(1);
});

test('DJ-BRD-06 a master uses its own numbers', () => {
  const game = aGame({
    monsters: [
      ['beastman', 'normal', [1, 1]],
      ['beastman', 'master', [3, 3]],
    ],
  });
  expect([1, 2].map(id => profileOf(game.state, game.monster(id)).armor)).toEqual([2, 3]);
});

test('DJ-BRD-07 of the figures the box holds 39 tan and 21 red ones', () => {
  const count = (rank: 'normal' | 'master') =>
    Object.values(MONSTERS).reduce((sum, { figures }) => sum + figures[rank], 0);
  expect([count('normal'), count('master')]).toEqual([39, 21]);
});

test('DJ-BRD-08 a legal place is revealed, on the board, empty, and for monsters no active glyph; pits and markers do not matter', () => {
  const game = aGame({
    board: 'H.xw\np@g1\nB...',
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    monsters: [['beastman', 'normal', 'B']],
    markers: [[{ kind: 'money' }, [1, 0]]],
  });
  const legal = (id: 'hero:silhouette' | 'monster:1') =>
    Array.from({ length: 12 }, (_, square) => square).filter(square => mayEnd(game.state, id, square));
  expect(legal('hero:silhouette')).toEqual([0, 1, 4, 5, 6, 9, 10, 11]);
  expect(legal('monster:1')).toEqual([1, 4, 6, 8, 9, 10, 11]);
  expect([0, 5, 4].map(placerOf(game.state))).toEqual([false, false, true]);
  expect([areEnemies('hero:silhouette', 'monster:1'), areEnemies('hero:silhouette', 'ally:tobin')]).toEqual([
    true,
    false,
  ]);
  expect([seatOf(game.state, 'hero:silhouette'), seatOf(game.state, 'monster:1')]).toEqual([
    'hero-1',
    'overlord',
  ]);
});

test('DJ-PRP-08 through a staircase the ends are 1 apart, an end and a space beside the other end 2', () => {
  const game = aGame({ board: 'a<.###b<.' });
  const range = (from: [number, number], to: [number, number]) =>
    rangeBetween(game.state, game.at(from), game.at(to));
  expect([
    range([1, 0], [7, 0]),
    range([1, 0], [8, 0]),
    range([0, 0], [7, 0]),
    range([0, 0], [6, 0]),
  ]).toEqual([1, 2, 2, Infinity]);
});

test('DJ-LRG-12 range is counted between the two spaces, not to the nearest one of the figure', () => {
  const game = aGame({ heroes: { silhouette: { at: [0, 0] } }, monsters: [['ogre', 'normal', [3, 0]]] });
  expect(monsterSpaces(game.state, game.monster(1)).map(space => rangeBetween(game.state, 0, space))).toEqual(
    [3, 4, 3, 4],
  );
  expect(distanceBetween(game.state, [0], spacesOf(game.state, 'monster:1'))).toBe(3);
});

test('DJ-LRG-02 DJ-LRG-05 a large monster fills all its spaces and is one figure in them', () => {
  const game = aGame({ heroes: { silhouette: {} }, monsters: [['ogre', 'normal', [3, 0]]] });
  expect(spacesOf(game.state, 'monster:1')).toEqual(
    [
      [3, 0],
      [4, 0],
      [3, 1],
      [4, 1],
    ].map(([x = 0, y = 0]) => game.at([x, y])),
  );
  expect(figuresOnBoard(game.state)).toEqual(['monster:1']);
  expect(isLarge(game.monster(1))).toBe(true);
});

test('DJ-VAR-04 DJ-LRG-13 a thrown figure lands within three spaces where all of it is legal; by the FAQ large ones less far', () => {
  const set = {
    heroes: { silhouette: { at: [0, 0] as const } },
    monsters: [
      ['hell-hound', 'normal', [5, 5]],
      ['ogre', 'normal', [8, 0]],
    ] as const,
  };
  const { state } = aGame(set);
  const faq = aGame({ ...set, options: { faq: true } });
  expect(landingPlaces(state, 'hero:silhouette', 3)).toHaveLength(15);
  expect([
    landingPlaces(state, 'monster:1', 3).length,
    landingPlaces(faq.state, 'monster:1', 3).length,
  ]).toEqual([48, 24]);
  expect(landingPlaces(state, 'monster:2', 3).length).toBeGreaterThan(0);
  expect(landingPlaces(faq.state, 'monster:2', 3)).toEqual([]);
});

test('DJ-EXP-06 the nearest legal places around a taken one are equally near, within what is asked for', () => {
  const game = aGame({
    board: '....\n.B..\n....',
    heroes: { silhouette: { at: [0, 0] } },
    monsters: [['beastman', 'normal', 'B']],
  });
  const near = nearestPlaces(game.state, 'hero:silhouette', game.at('B'));
  expect(near).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
  expect(nearestPlaces(game.state, 'hero:silhouette', game.at('B'), place => place % 4 === 3)).toEqual([
    3, 7, 11,
  ]);
});
