import {
  isAdjacent,
  isAnyAdjacent,
  layRock,
  neighbours,
  orthogonalNeighbours,
  setEdge,
  touches,
} from '@tenebrae/board';
import { board } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, aPlanWithSquares, everySquare, gridOf } from './any-grid.ts';

const adjacent = ({ grid, at }: ReturnType<typeof board>) => isAdjacent(grid, at('A'), at('B'));

describe('squares touch', () => {
  const { grid, at } = board`
    A#B
    .C.`;

  test('along a side or at a corner, whatever stands between them', () => {
    expect(touches(grid, at('A'), at('C'))).toBe(true);
    expect(touches(grid, at('B'), at('C'))).toBe(true);
  });

  test('but neither themselves nor across the end of a row', () => {
    expect(touches(grid, at('A'), at('A'))).toBe(false);
    expect(touches(grid, at('B'), 3)).toBe(false);
  });
});

describe('squares that share a side are adjacent', () => {
  test('if nothing stands between them', () => {
    expect(adjacent(board`AB`)).toBe(true);
  });

  test('through an open door, not through a closed one or a wall', () => {
    expect(
      adjacent(board`
        +-+-+
        |AdB|
        +-+-+`),
    ).toBe(true);
    expect(
      adjacent(board`
        +-+-+
        |ADB|
        +-+-+`),
    ).toBe(false);
    expect(
      adjacent(board`
        +-+
        |A|
        +-+
        |B|
        +-+`),
    ).toBe(false);
  });
});

describe('squares that share a corner are adjacent', () => {
  test('past one square of rock, but not between two', () => {
    expect(
      adjacent(board`
        A#
        .B`),
    ).toBe(true);
    expect(
      adjacent(board`
        A#
        #B`),
    ).toBe(false);
  });

  test('past the end of a wall', () => {
    expect(
      adjacent(board`
        +-+-+
        |A|.|
        + + +
        |. B|
        +-+-+`),
    ).toBe(true);
  });

  test('past a wall that turns away from both', () => {
    expect(
      adjacent(board`
        +-+-+
        |A|.|
        + +-+
        |. B|
        +-+-+`),
    ).toBe(true);
  });

  test('not through a straight wall', () => {
    expect(
      adjacent(board`
        +-+-+
        |A|.|
        + + +
        |.|B|
        +-+-+`),
    ).toBe(false);
  });

  test('not out of a corner of walls', () => {
    expect(
      adjacent(board`
        +-+-+
        |A|.|
        +-+ +
        |. B|
        +-+-+`),
    ).toBe(false);
  });

  test('not if one way has a wall and the other a closed door or rock', () => {
    expect(
      adjacent(board`
        +-+-+
        |A .|
        + +-+
        |.DB|
        +-+-+`),
    ).toBe(false);
    expect(
      adjacent(board`
        +-+-+
        |A #|
        + + +
        |.|B|
        +-+-+`),
    ).toBe(false);
  });

  test('not past a pillar on the corner', () => {
    expect(
      adjacent(board`
        +-+-+
        |A .|
        + o +
        |. B|
        +-+-+`),
    ).toBe(false);
    expect(
      adjacent(board`
        +-+-+
        |. A|
        + o +
        |B .|
        +-+-+`),
    ).toBe(false);
  });
});

test('squares that close their corners stop diagonal steps between them, as rock does', () => {
  const { grid, at, all } = board`
    AT
    TB`;
  const closesCorners = (square: number) => all('T').includes(square);
  expect(isAdjacent(grid, at('A'), at('B'))).toBe(true);
  expect(isAdjacent(grid, at('A'), at('B'), closesCorners)).toBe(false);
  expect(isAdjacent(grid, at('A'), at('B'), square => square === 1)).toBe(true);
  expect(neighbours(grid, at('A'), closesCorners)).toEqual([1, 2]);
});

test('rock is adjacent to nothing', () => {
  const { grid } = board`.#`;
  expect(isAdjacent(grid, 0, 1)).toBe(false);
  expect(neighbours(grid, 1)).toEqual([]);
});

test('neighbours come clockwise from the north', () => {
  const { grid, at } = board`
    ...
    .A.
    .#.`;
  expect(neighbours(grid, at('A'))).toEqual([1, 2, 5, 8, 6, 3, 0]);
  expect(orthogonalNeighbours(grid, at('A'))).toEqual([1, 5, 3]);
});

test('large figures are adjacent if any of their squares are', () => {
  const { grid, all } = board`
    AA.BB
    AA.BB
    ..C..`;
  expect(isAnyAdjacent(grid, all('A'), all('B'))).toBe(false);
  expect(isAnyAdjacent(grid, all('A'), all('C'))).toBe(true);
});

describe('on any grid', () => {
  test('adjacency is mutual', () => {
    fc.assert(
      fc.property(aPlanWithSquares, ({ plan, a, b, c }) => {
        const grid = gridOf(plan);
        const closesCorners = (square: number) => square === c;
        expect(isAdjacent(grid, a, b)).toBe(isAdjacent(grid, b, a));
        expect(isAdjacent(grid, a, b, closesCorners)).toBe(isAdjacent(grid, b, a, closesCorners));
      }),
    );
  });

  test('the neighbours are the squares that are adjacent, and these touch', () => {
    fc.assert(
      fc.property(aPlan, fc.boolean(), (plan, isCluttered) => {
        const grid = gridOf(plan);
        const closesCorners = isCluttered ? (square: number) => square % 3 === 0 : undefined;
        for (const square of everySquare(grid)) {
          const adjacentSquares = everySquare(grid).filter(other =>
            isAdjacent(grid, square, other, closesCorners),
          );
          expect(neighbours(grid, square, closesCorners).toSorted((a, b) => a - b)).toEqual(adjacentSquares);
          expect(adjacentSquares.every(other => touches(grid, square, other))).toBe(true);
        }
      }),
    );
  });

  test('a new wall or new rock makes no squares adjacent', () => {
    fc.assert(
      fc.property(aPlanWithSquares, fc.boolean(), ({ plan, a }, isWall) => {
        const [before, after] = [gridOf(plan), gridOf(plan)];
        const [next] = orthogonalNeighbours(before, a);
        if (isWall && next !== undefined) setEdge(after, a, next, 'wall');
        else layRock(after, a);
        for (const square of everySquare(after)) {
          expect(neighbours(before, square)).toEqual(expect.arrayContaining(neighbours(after, square)));
        }
      }),
    );
  });
});
