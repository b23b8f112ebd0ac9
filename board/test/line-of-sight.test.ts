import {
  hasAnyLineOfSight,
  hasLineOfSight,
  kingDistance,
  layRock,
  neighbours,
  orthogonalNeighbours,
  setEdge,
  squaresInSight,
  walkingDistance,
} from '@tenebrae/board';
import { board } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, aPlanWithSquares, everySquare, gridOf, type Plan } from './any-grid.ts';
import { seesByFractions } from './sight-oracle.ts';

/** Whether A sees B, the X being figures in the way. */
function sees({ grid, at, all }: ReturnType<typeof board>): boolean {
  const figures = all('X');
  return hasLineOfSight(grid, at('A'), at('B'), square => figures.includes(square));
}

describe('a line of sight', () => {
  test('is free across an empty room', () => {
    expect(
      sees(board`
        A....
        .....
        ....B`),
    ).toBe(true);
  });

  test('is stopped by a figure on it, and by rock', () => {
    expect(sees(board`A.X.B`)).toBe(false);
    expect(sees(board`A.#.B`)).toBe(false);
  });

  test('is stopped by a square it cuts only a little', () => {
    expect(
      sees(board`
        AX..
        ...B`),
    ).toBe(false);
    expect(
      sees(board`
        A.X.
        ...B`),
    ).toBe(true);
  });

  test('passes an open door, not a closed one', () => {
    expect(
      sees(board`
        +-+-+-+
        |A .dB|
        +-+-+-+`),
    ).toBe(true);
    expect(
      sees(board`
        +-+-+-+
        |A .DB|
        +-+-+-+`),
    ).toBe(false);
  });

  test('passes the end of a wall, not its middle', () => {
    expect(
      sees(board`
        +-+-+-+
        |A|. .|
        + + + +
        |. . B|
        +-+-+-+`),
    ).toBe(false);
    expect(
      sees(board`
        +-+-+
        |A|.|
        + + +
        |. B|
        +-+-+`),
    ).toBe(true);
  });

  test('exactly through a corner passes between two figures', () => {
    expect(
      sees(board`
        AX
        XB`),
    ).toBe(true);
  });

  test('exactly through a corner passes one square of rock, not two', () => {
    expect(
      sees(board`
        A#
        .B`),
    ).toBe(true);
    expect(
      sees(board`
        A#
        #B`),
    ).toBe(false);
  });

  test('exactly through a corner passes neither a straight wall nor a pillar', () => {
    expect(
      sees(board`
        +-+-+
        |A|.|
        + + +
        |.|B|
        +-+-+`),
    ).toBe(false);
    expect(
      sees(board`
        +-+-+
        |A .|
        + o +
        |. B|
        +-+-+`),
    ).toBe(false);
  });

  test('beside a pillar is free', () => {
    expect(
      sees(board`
        +-+-+-+
        |A . .|
        + o o +
        |. . B|
        +-+-+-+`),
    ).toBe(true);
  });

  test('may go through corners and sides in turn', () => {
    expect(
      sees(board`
        A....
        .....
        .....
        ...B.`),
    ).toBe(true);
    expect(
      sees(board`
        A#...
        #....
        .....
        ...B.`),
    ).toBe(false);
  });
});

describe('of large figures', () => {
  test('one pair of squares in sight is enough', () => {
    const { grid, all } = board`
      AA#BB
      AA.BB`;
    expect(hasAnyLineOfSight(grid, all('A'), all('B'))).toBe(true);
    expect(hasAnyLineOfSight(grid, all('A').slice(0, 1), all('B').slice(0, 1))).toBe(false);
  });

  test('the near squares can hide the far ones', () => {
    const { grid, at, all } = board`
      A..MM
      ...MM`;
    const seen = squaresInSight(grid, at('A'), square => all('M').includes(square));
    expect(all('M').map(square => seen.includes(square))).toEqual([true, false, true, false]);
  });
});

const aScene = aPlanWithSquares.chain(scene =>
  fc
    .array(
      fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      { minLength: scene.plan.floor.length, maxLength: scene.plan.floor.length },
    )
    .map(blocked => ({ ...scene, blocked })),
);

describe('on any grid', () => {
  test('sight is mutual', () => {
    fc.assert(
      fc.property(aScene, ({ plan, a, b, blocked }) => {
        const grid = gridOf(plan);
        const blocks = (square: number) => blocked[square] ?? false;
        expect(hasLineOfSight(grid, a, b, blocks)).toBe(hasLineOfSight(grid, b, a, blocks));
      }),
      { numRuns: 1000 },
    );
  });

  test('sight is what exact fractions say', () => {
    fc.assert(
      fc.property(aScene, ({ plan, a, blocked }) => {
        const grid = gridOf(plan);
        const blocks = (square: number) => blocked[square] ?? false;
        for (const b of everySquare(grid)) {
          expect(hasLineOfSight(grid, a, b, blocks)).toBe(seesByFractions(plan, a, b, blocked));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('adjacent squares see each other, whatever else blocks', () => {
    fc.assert(
      fc.property(aPlan, plan => {
        const grid = gridOf(plan);
        for (const square of everySquare(grid)) {
          for (const next of neighbours(grid, square)) {
            expect(hasLineOfSight(grid, square, next, () => true)).toBe(true);
          }
        }
      }),
    );
  });

  test('a new wall, rock or figure opens no sight', () => {
    fc.assert(
      fc.property(aScene, fc.boolean(), ({ plan, a, b, blocked }, isWall) => {
        const [before, after] = [gridOf(plan), gridOf(plan)];
        const [next] = orthogonalNeighbours(before, b);
        if (isWall && next !== undefined) setEdge(after, b, next, 'wall');
        else layRock(after, b);
        const seen = new Set(squaresInSight(before, a));
        const stillSeen = squaresInSight(after, a, square => blocked[square] ?? false);
        expect(stillSeen.filter(square => !seen.has(square))).toEqual([]);
      }),
    );
  });

  test('what is in sight is as near on foot as on an empty board', () => {
    const withoutPillars = (plan: Plan) => ({ ...plan, pillars: plan.pillars.map(() => false) });
    fc.assert(
      fc.property(aPlanWithSquares, ({ plan, a, b }) => {
        const grid = gridOf(withoutPillars(plan));
        if (hasLineOfSight(grid, a, b)) expect(walkingDistance(grid, a, b)).toBe(kingDistance(grid, a, b));
      }),
      { numRuns: 1000 },
    );
  });
});
