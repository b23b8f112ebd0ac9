import {
  columnOf,
  distancesFrom,
  isAdjacent,
  isFloor,
  isWithin,
  kingDistance,
  layRock,
  orthogonalDistance,
  orthogonalNeighbours,
  setEdge,
  walkingDistance,
  walkingDistanceBetween,
} from '@tenebrae/board';
import { board } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, aPlanWithSquares, everySquare, gridOf } from './any-grid.ts';

describe('on an empty board', () => {
  const { grid, at } = board`
    A....
    .....
    ....B`;

  test('a king takes the larger of columns and rows', () => {
    expect(kingDistance(grid, at('A'), at('B'))).toBe(4);
  });

  test('over sides one takes columns and rows together', () => {
    expect(orthogonalDistance(grid, at('A'), at('B'))).toBe(6);
    expect(walkingDistance(grid, at('A'), at('B'), { diagonal: false })).toBe(6);
  });

  test('one walks as a king does', () => {
    expect(walkingDistance(grid, at('A'), at('B'))).toBe(4);
  });
});

describe('walking', () => {
  test('goes round a wall', () => {
    const { grid, at } = board`
      +-+-+-+
      |A|B .|
      + + + +
      |.|. .|
      + + + +
      |. . .|
      +-+-+-+`;
    expect(walkingDistance(grid, at('A'), at('B'))).toBe(4);
    expect(walkingDistance(grid, at('A'), at('B'), { diagonal: false })).toBe(5);
  });

  test('never ends where no way leads', () => {
    const { grid, at } = board`A#B`;
    expect(walkingDistance(grid, at('A'), at('B'))).toBe(Infinity);
    expect(isWithin(grid, at('A'), at('B'), 100)).toBe(false);
  });

  test('avoids what may not be entered', () => {
    const { grid, at } = board`
      AXB
      .X.
      ...`;
    const x = columnOf(grid, at('B')) - 1;
    expect(
      walkingDistance(grid, at('A'), at('B'), { canEnter: square => columnOf(grid, square) !== x }),
    ).toBe(Infinity);
    expect(
      walkingDistance(grid, at('A'), at('B'), { canEnter: square => square !== 1 && square !== 4 }),
    ).toBe(4);
  });

  test('takes stairs to where they lead', () => {
    const { grid, at } = board`A.S#S.B`;
    const [up = 0, down = 0] = board`A.S#S.B`.all('S');
    const links = (square: number) => (square === up ? [down] : square === down ? [up] : []);
    expect(walkingDistance(grid, at('A'), at('B'), { links })).toBe(5);
    expect(isWithin(grid, at('A'), at('B'), 4, { links })).toBe(false);
    expect(isWithin(grid, at('A'), at('B'), 5, { links })).toBe(true);
  });

  test('takes stairs that are a short cut', () => {
    const { grid, at } = board`A.....B`;
    const links = (square: number) => (square === at('A') ? [at('B')] : []);
    expect(walkingDistance(grid, at('A'), at('B'), { links })).toBe(1);
    expect(isWithin(grid, at('A'), at('B'), 1, { links })).toBe(true);
  });

  test('is counted between the nearest squares of large figures', () => {
    const { grid, all } = board`
      AA...
      AA..B
      ....B`;
    expect(walkingDistanceBetween(grid, all('A'), all('B'))).toBe(3);
    expect(walkingDistanceBetween(grid, all('A'), all('A'))).toBe(0);
    expect(walkingDistanceBetween(grid, all('A'), [])).toBe(Infinity);
  });

  test('stops at a limit', () => {
    const { grid, at } = board`A..B`;
    expect([...distancesFrom(grid, [at('A')], {}, 2)]).toEqual([0, 1, 2, Infinity]);
    expect([...distancesFrom(grid, [at('A'), at('B')])]).toEqual([0, 1, 1, 0]);
  });
});

describe('on any grid', () => {
  test('walking distance is the same both ways, and zero only to itself', () => {
    fc.assert(
      fc.property(aPlanWithSquares, fc.boolean(), ({ plan, a, b }, diagonal) => {
        const grid = gridOf(plan);
        const distance = walkingDistance(grid, a, b, { diagonal });
        expect(distance).toBe(walkingDistance(grid, b, a, { diagonal }));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  test('a detour is never shorter', () => {
    fc.assert(
      fc.property(aPlanWithSquares, fc.boolean(), ({ plan, a, b, c }, diagonal) => {
        const grid = gridOf(plan);
        const [ab = 0, bc = 0, ac = 0] = [
          [a, b],
          [b, c],
          [a, c],
        ].map(([from = 0, to = 0]) => walkingDistance(grid, from, to, { diagonal }));
        expect(ac).toBeLessThanOrEqual(ab + bc);
      }),
    );
  });

  test('walking is never shorter than the empty board allows, and 1 only to adjacent squares', () => {
    fc.assert(
      fc.property(aPlanWithSquares, ({ plan, a, b }) => {
        const grid = gridOf(plan);
        const distance = walkingDistance(grid, a, b);
        expect(distance).toBeGreaterThanOrEqual(kingDistance(grid, a, b));
        expect(distance === 1).toBe(isAdjacent(grid, a, b));
        const orthogonal = walkingDistance(grid, a, b, { diagonal: false });
        expect(orthogonal).toBeGreaterThanOrEqual(orthogonalDistance(grid, a, b));
        expect(orthogonal).toBeGreaterThanOrEqual(distance);
      }),
    );
  });

  test('a new wall or new rock makes no distance shorter', () => {
    fc.assert(
      fc.property(aPlanWithSquares, fc.boolean(), ({ plan, a, b }, isWall) => {
        const [before, after] = [gridOf(plan), gridOf(plan)];
        const [next] = orthogonalNeighbours(before, b);
        if (isWall && next !== undefined) setEdge(after, b, next, 'wall');
        else layRock(after, b);
        const [shorter, longer] = [distancesFrom(before, [a]), distancesFrom(after, [a])];
        for (const square of everySquare(after))
          expect(longer[square]).toBeGreaterThanOrEqual(shorter[square] ?? 0);
      }),
    );
  });

  test('all ways to ask for a distance agree', () => {
    const canEnterOf = (plan: { pillars: readonly boolean[] }) => (square: number) => !plan.pillars[square];
    fc.assert(
      fc.property(aPlan, fc.boolean(), (plan, isPicky) => {
        const grid = gridOf(plan);
        const ways = isPicky
          ? { canEnter: canEnterOf(plan), closesCorners: (square: number) => square % 3 === 0 }
          : {};
        const distances = distancesFrom(grid, [0], ways);
        for (const square of everySquare(grid)) {
          const distance = walkingDistance(grid, 0, square, ways);
          expect(distance).toBe(distances[square]);
          expect(walkingDistanceBetween(grid, [0, 0], [square], ways)).toBe(distance);
          for (const steps of [0, 1, 2, 3, 5])
            expect(isWithin(grid, 0, square, steps, ways)).toBe(distance <= steps);
        }
      }),
    );
  });

  test('no way leads into rock', () => {
    fc.assert(
      fc.property(aPlan, plan => {
        const grid = gridOf(plan);
        const distances = distancesFrom(grid, [0]);
        for (const square of everySquare(grid)) {
          if (square !== 0 && !isFloor(grid, square)) expect(distances[square]).toBe(Infinity);
        }
      }),
    );
  });
});
