import {
  anchorOf,
  createGrid,
  fits,
  footprint,
  isTurned,
  ONE_SQUARE,
  placeAt,
  placesCovering,
  stepsFrom,
} from '@tenebrae/board';
import { board } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlanWithSquares, gridOf } from './any-grid.ts';

const HOUND = { width: 2, height: 1 };
const OGRE = { width: 2, height: 2 };
const DRAGON = { width: 3, height: 2 };

describe('a place', () => {
  test('is the square itself for a figure that is not turned', () => {
    const grid = createGrid(4, 4);
    expect(placeAt(grid, 5)).toBe(5);
    expect(footprint(grid, ONE_SQUARE, 5)).toEqual([5]);
  });

  test('tells its anchor and whether the figure is turned', () => {
    const grid = createGrid(4, 4);
    const place = placeAt(grid, 5, true);
    expect([anchorOf(grid, place), isTurned(grid, place), isTurned(grid, 5)]).toEqual([5, true, false]);
    expect(footprint(grid, DRAGON, placeAt(grid, 5))).toEqual([5, 6, 7, 9, 10, 11]);
    expect(footprint(grid, DRAGON, place)).toEqual([5, 6, 9, 10, 13, 14]);
  });

  test('off the grid has no footprint', () => {
    const grid = createGrid(4, 4);
    expect(() => footprint(grid, OGRE, 3)).toThrow('a figure of 2 x 2 at place 3 leaves the grid');
    expect(fits(grid, OGRE, 3)).toBe(false);
    expect(fits(grid, OGRE, -1)).toBe(false);
  });
});

describe('a figure fits', () => {
  test('on floor that it may enter', () => {
    const { grid, at } = board`
      A..
      ..#`;
    expect(fits(grid, OGRE, at('A'))).toBe(true);
    expect(fits(grid, OGRE, at('A') + 1)).toBe(false);
    expect(fits(grid, OGRE, at('A'), square => square !== 4)).toBe(false);
  });

  test('across an open door, but not across a closed one, a wall or a pillar', () => {
    const { grid, at } = board`
      +-+-+-+-+-+
      |AdB|CDE .|
      + + + + o +
      |.d.|.D. .|
      +-+-+-+-+-+`;
    const [doorway, wall, door, pillar] = ['A', 'B', 'C', 'E'].map(letter => fits(grid, OGRE, at(letter)));
    expect({ doorway, wall, door, pillar }).toEqual({
      doorway: true,
      wall: false,
      door: false,
      pillar: false,
    });
    expect(fits(grid, HOUND, placeAt(grid, at('E'), true))).toBe(true);
  });
});

test('an oblong figure covers a square in more ways than a square one', () => {
  const grid = createGrid(3, 3);
  expect(placesCovering(grid, ONE_SQUARE, 4)).toEqual([4]);
  expect(placesCovering(grid, OGRE, 4)).toEqual([0, 1, 3, 4]);
  expect(placesCovering(grid, HOUND, 4)).toEqual([3, 4, placeAt(grid, 1, true), placeAt(grid, 4, true)]);
  expect(placesCovering(grid, HOUND, 0)).toEqual([0, placeAt(grid, 0, true)]);
});

describe('a large figure steps', () => {
  const open = board`
    .......
    .......
    .......
    ...A...
    .......
    .......
    .......`;

  test('like a small one if it is square', () => {
    const { grid, at } = open;
    const steps = stepsFrom(grid, at('A'), { shape: OGRE });
    expect(steps.map(place => place - at('A'))).toEqual([-7, 1, 7, -1, -6, 8, 6, -8]);
  });

  test('along its length or diagonally, and turns across its length with either half ahead', () => {
    const { grid, at } = open;
    const steps = stepsFrom(grid, at('A'), { shape: HOUND, gait: 'turn' });
    expect(steps.map(place => [isTurned(grid, place), anchorOf(grid, place) - at('A')])).toEqual([
      [false, 1],
      [false, -1],
      [true, -7],
      [true, -6],
      [true, 0],
      [true, 1],
      [false, -6],
      [false, 8],
      [false, 6],
      [false, -8],
    ]);
  });

  test('of two by three with one of two pairs of columns ahead', () => {
    const { grid, at } = open;
    const standing = placeAt(grid, at('A'), true);
    const turns = stepsFrom(grid, standing, { shape: DRAGON, gait: 'turn' }).filter(
      place => !isTurned(grid, place),
    );
    expect(turns.map(place => footprint(grid, DRAGON, place)).map(([first = 0]) => first - at('A'))).toEqual([
      0, 7, -1, 6,
    ]);
  });

  test('never sideways across its length if it turns, only so if it shifts', () => {
    const { grid, at } = open;
    expect(stepsFrom(grid, at('A'), { shape: HOUND, gait: 'turn' })).not.toContain(at('A') - 7);
    expect(stepsFrom(grid, at('A'), { shape: HOUND, gait: 'shift' })).toContain(at('A') - 7);
  });

  test('only where no part of it crosses a wall', () => {
    const { grid, at } = board`
      +-+-+-+-+
      |A . . .|
      + + + + +
      |. .|. .|
      + + + + +
      |. . . .|
      +-+-+-+-+`;
    expect(stepsFrom(grid, at('A'), { shape: OGRE })).toEqual([4]);
    expect(stepsFrom(grid, at('A'), { shape: HOUND })).toEqual([1, 4]);
  });

  test('only diagonally where each of its squares could', () => {
    const { grid, at } = board`
      +-+-+-+
      |A . .|
      + + + +
      |. . .|
      + + o +
      |. . .|
      +-+-+-+`;
    expect(stepsFrom(grid, at('A'), { shape: OGRE })).toEqual([1, 3]);
  });

  test('and never turns if it is longer than broad by more than one square', () => {
    const { grid, at } = open;
    const long = { shape: { width: 3, height: 1 }, gait: 'turn' } as const;
    expect(() => stepsFrom(grid, at('A'), long)).toThrow('a figure of 3 x 1 has no way to turn');
  });

  test('without testing the squares that it stands on', () => {
    const { grid, all } = board`OO.`;
    const [anchor = 0] = all('O');
    expect(stepsFrom(grid, anchor, { shape: HOUND, canEnter: square => !all('O').includes(square) })).toEqual(
      [1],
    );
  });

  test('to places where it fits, and from where it could step back', () => {
    const aShape = fc.constantFrom(HOUND, OGRE, DRAGON);
    fc.assert(
      fc.property(
        aPlanWithSquares,
        aShape,
        fc.constantFrom('shift', 'turn'),
        fc.boolean(),
        ({ plan, a }, shape, gait, turned) => {
          const grid = gridOf(plan);
          const start = placeAt(grid, a, turned);
          fc.pre(fits(grid, shape, start));
          for (const place of stepsFrom(grid, start, { shape, gait })) {
            expect(fits(grid, shape, place)).toBe(true);
            expect(place).not.toBe(start);
            expect(stepsFrom(grid, place, { shape, gait })).toContain(start);
          }
        },
      ),
    );
  });
});
