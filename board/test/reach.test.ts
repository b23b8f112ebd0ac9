import {
  canReach,
  columnOf,
  costTo,
  distancesFrom,
  findPath,
  findPathToNearest,
  fits,
  footprint,
  type Gait,
  isFloor,
  layRock,
  orthogonalNeighbours,
  pathTo,
  placeAt,
  reach,
  setEdge,
  stepsFrom,
  walkingDistance,
} from '@tenebrae/board';
import { board, drawGrid } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, aPlanWithSquares, everySquare, gridOf } from './any-grid.ts';

describe('a figure reaches', () => {
  test('what its budget pays for, the nearest first', () => {
    const { grid, at } = board`A....`;
    const found = reach(grid, at('A'), 2);
    expect(found.places).toEqual([0, 1, 2]);
    expect([costTo(found, 2), costTo(found, 3)]).toEqual([2, Infinity]);
    expect(canReach(found, 3)).toBe(false);
  });

  test('squares past what it may not enter only by another way', () => {
    const { grid, at, all } = board`
      A#..
      .XB.
      .X..
      ....`;
    const found = reach(grid, at('A'), 10, { canEnter: square => !all('X').includes(square) });
    expect(drawGrid(grid, new Map([['*', found.places]]))).toBe('*#**\n*.**\n*.**\n****');
    expect(costTo(found, at('B'))).toBe(5);
  });

  test('dear squares late, if a cheaper way leads round them', () => {
    const { grid, at, all } = board`
      ...
      AWB
      #..`;
    const found = reach(grid, at('A'), 10, {
      diagonal: false,
      cost: (_, to) => (all('W').includes(to) ? 4 : 1),
    });
    expect(costTo(found, at('B'))).toBe(4);
    expect(costTo(found, at('W'))).toBe(4);
    expect(pathTo(found, at('B'))).toEqual([0, 1, 2, 5]);
  });

  test('nothing upwards but by the stairs, and everything downwards', () => {
    const { grid, at, all } = board`
      A.H
      .SH`;
    const isHigh = (square: number) => all('H').includes(square);
    const cost = (from: number, to: number) =>
      isHigh(to) && !isHigh(from) && from !== at('S') ? Infinity : 1;
    const [above = 0] = all('H');
    expect(findPath(grid, at('A'), above, { cost })).toEqual([at('S'), above]);
    expect(findPath(grid, above, at('A'), { cost })).toEqual([1, at('A')]);
  });

  test('nothing diagonally between two squares that close their corners', () => {
    const { grid, at, all } = board`
      AT
      TB`;
    const walk = { closesCorners: (square: number) => all('T').includes(square) };
    expect(costTo(reach(grid, at('A'), 9, walk), at('B'))).toBe(2);
    expect(costTo(reach(grid, at('A'), 9), at('B'))).toBe(1);
  });

  test('squares by links as by steps', () => {
    const { grid, at } = board`A#B.`;
    const found = reach(grid, at('A'), 2, { links: square => (square === at('A') ? [at('B')] : []) });
    expect(found.places).toEqual([0, 2, 3]);
  });

  test('places through free steps', () => {
    const { grid, at } = board`A...`;
    const found = reach(grid, at('A'), 1, { cost: (_, to) => (to < 3 ? 0 : 1) });
    expect(found.places.map(place => costTo(found, place))).toEqual([0, 0, 0, 1]);
  });

  test('nothing at a price that is no whole number', () => {
    const { grid, at } = board`A.`;
    expect(() => reach(grid, at('A'), 1, { cost: () => 0.5 })).toThrow('a step from 0 to 1 cannot cost 0.5');
    expect(() => reach(grid, at('A'), 1, { cost: () => -1 })).toThrow(RangeError);
  });
});

describe('a path', () => {
  const { grid, at } = board`
    A.##
    #.##
    #.#B`;

  test('leaves out its start and ends at its goal', () => {
    expect(findPath(grid, at('A'), at('B'))).toBeUndefined();
    expect(findPath(grid, at('A'), 9)).toEqual([5, 9]);
    expect(findPath(grid, at('A'), at('A'))).toEqual([]);
  });

  test('leads to the nearest place of a kind', () => {
    const wide = board`
      ..E
      A..
      ...
      E..`;
    const isExit = (place: number) => wide.all('E').includes(place);
    expect(findPathToNearest(wide.grid, wide.at('A'), isExit)).toHaveLength(2);
    expect(findPathToNearest(wide.grid, wide.all('E')[0] ?? 0, isExit)).toEqual([]);
    expect(findPathToNearest(wide.grid, wide.at('A'), () => false)).toBeUndefined();
  });
});

describe('a large figure reaches', () => {
  const OGRE = { width: 2, height: 2 };

  test('nothing through a gap that is too narrow', () => {
    const { grid, at } = board`
      A.#..
      .....
      ..#..`;
    expect(reach(grid, at('A'), 9, { shape: OGRE }).places).toEqual([0, 5]);
  });

  test('the far side of a bend by turning', () => {
    const { grid, at } = board`
      A.#
      #.#
      #.#`;
    const hound = { shape: { width: 2, height: 1 }, gait: 'turn' } as const;
    const found = reach(grid, at('A'), 9, hound);
    expect(found.places).toEqual([0, placeAt(grid, 1, true), placeAt(grid, 4, true)]);
    expect(pathTo(found, placeAt(grid, 4, true))).toEqual([placeAt(grid, 1, true), placeAt(grid, 4, true)]);
  });

  test('a place at the price of the dearest square it newly covers', () => {
    const { grid, at, all } = board`
      A.W
      ..W`;
    const price = (_: number, to: number) => (all('W')[1] === to ? 3 : 1);
    const found = reach(grid, at('A'), 9, { shape: OGRE, cost: price });
    expect(costTo(found, 1)).toBe(3);
  });
});

test('a large figure enters each new square from the one behind it', () => {
  const { grid, at } = board`
    ....
    .A..
    ....`;
  const entries = new Set<string>();
  const cost = (from: number, to: number) => {
    entries.add(`${from}>${to}`);
    return 1;
  };
  stepsFrom(grid, at('A'), { shape: { width: 2, height: 1 }, gait: 'turn', cost });
  const straight = ['6>7', '5>4', '5>1', '6>2', '5>9', '6>10'];
  const diagonal = ['5>2', '6>3', '5>10', '6>11', '5>8', '6>9', '5>0', '6>1'];
  expect([...entries]).toEqual([...straight, ...diagonal]);
});

const aShape = fc.constantFrom({ width: 2, height: 1 }, { width: 2, height: 2 }, { width: 2, height: 3 });
const aGait = fc.constantFrom<Gait>('shift', 'turn');

describe('on any grid', () => {
  test('the reach of a small figure is the walking distance', () => {
    fc.assert(
      fc.property(aPlanWithSquares, fc.boolean(), ({ plan, a }, diagonal) => {
        const grid = gridOf(plan);
        const distances = distancesFrom(grid, [a], { diagonal });
        const found = reach(grid, a, Infinity, { diagonal });
        for (const square of everySquare(grid)) expect(costTo(found, square)).toBe(distances[square]);
      }),
    );
  });

  test('every path is as long as the distance, and every step of it legal', () => {
    fc.assert(
      fc.property(aPlanWithSquares, ({ plan, a, b }) => {
        const grid = gridOf(plan);
        const path = findPath(grid, a, b);
        expect(path?.length ?? Infinity).toBe(walkingDistance(grid, a, b));
        let at = a;
        for (const next of path ?? []) {
          expect(stepsFrom(grid, at)).toContain(next);
          at = next;
        }
        if (path !== undefined) expect(at).toBe(b);
      }),
    );
  });

  test('every path of a large figure costs what was said, by legal steps', () => {
    fc.assert(
      fc.property(aPlanWithSquares, aShape, aGait, ({ plan, a }, shape, gait) => {
        const grid = gridOf(plan);
        fc.pre(fits(grid, shape, a));
        const walk = { shape, gait, cost: (_: number, to: number) => 1 + (to % 3) };
        const found = reach(grid, a, 12, walk);
        for (const place of found.places) {
          let [at, paid] = [a, 0];
          for (const next of pathTo(found, place) ?? []) {
            expect(stepsFrom(grid, at, walk)).toContain(next);
            const entered = footprint(grid, shape, next).filter(
              square => !footprint(grid, shape, at).includes(square),
            );
            paid += Math.max(...entered.map(square => 1 + (square % 3)));
            at = next;
          }
          expect([at, paid]).toEqual([place, costTo(found, place)]);
          expect(paid).toBeLessThanOrEqual(12);
        }
      }),
    );
  });

  test('a figure of several squares goes nowhere that a small one could not', () => {
    fc.assert(
      fc.property(aPlanWithSquares, aShape, aGait, ({ plan, a }, shape, gait) => {
        const grid = gridOf(plan);
        fc.pre(fits(grid, shape, a));
        const small = reach(grid, a);
        for (const place of reach(grid, a, Infinity, { shape, gait }).places) {
          for (const square of footprint(grid, shape, place)) expect(canReach(small, square)).toBe(true);
        }
      }),
    );
  });

  test('a figure that shifts gets nowhere sooner than a small one', () => {
    fc.assert(
      fc.property(aPlanWithSquares, aShape, ({ plan, a }, shape) => {
        const grid = gridOf(plan);
        fc.pre(fits(grid, shape, a));
        const [small, large] = [reach(grid, a), reach(grid, a, Infinity, { shape })];
        for (const place of large.places)
          expect(costTo(large, place)).toBeGreaterThanOrEqual(costTo(small, place));
      }),
    );
  });

  test('a new wall or new rock enlarges no reach', () => {
    fc.assert(
      fc.property(aPlanWithSquares, aShape, aGait, fc.boolean(), ({ plan, a, b }, shape, gait, isWall) => {
        const [before, after] = [gridOf(plan), gridOf(plan)];
        const [next] = orthogonalNeighbours(before, b);
        if (isWall && next !== undefined) setEdge(after, b, next, 'wall');
        else layRock(after, b);
        fc.pre(fits(after, shape, a));
        const [wide, narrow] = [before, after].map(grid => reach(grid, a, 6, { shape, gait }));
        for (const place of narrow?.places ?? []) {
          expect(wide?.places).toContain(place);
          if (wide && narrow) expect(costTo(wide, place)).toBeLessThanOrEqual(costTo(narrow, place));
        }
      }),
    );
  });

  test('each square is asked about at most once', () => {
    fc.assert(
      fc.property(aPlan, plan => {
        const grid = gridOf(plan);
        const asked: number[] = [];
        reach(grid, 0, Infinity, {
          canEnter: square => {
            asked.push(square);
            return columnOf(grid, square) % 3 !== 2;
          },
        });
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.every(square => isFloor(grid, square))).toBe(true);
      }),
    );
  });
});
