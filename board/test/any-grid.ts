import { createGrid, EDGES, type Edge, type Grid, setEdge, setPillar, squareAt } from '@tenebrae/board';
import fc from 'fast-check';

/** A board as lists of what stands where, before any of our code has read it. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly floor: readonly boolean[];
  /** What stands east and south of each square, and whether a pillar stands on its south-east corner. */
  readonly east: readonly Edge[];
  readonly south: readonly Edge[];
  readonly pillars: readonly boolean[];
}

export interface PlanWithSquares {
  readonly plan: Plan;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const anEdge = fc.oneof({ weight: 4, arbitrary: fc.constant<Edge>('free') }, fc.constantFrom(...EDGES));

const often = (value: boolean) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constant(!value) });

export const aPlan: fc.Arbitrary<Plan> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([width, height]) => {
    const each = <T>(value: fc.Arbitrary<T>) =>
      fc.array(value, { minLength: width * height, maxLength: width * height });
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      floor: each(often(true)),
      east: each(anEdge),
      south: each(anEdge),
      pillars: each(often(false)),
    });
  });

export const aPlanWithSquares: fc.Arbitrary<PlanWithSquares> = aPlan.chain(plan => {
  const square = fc.integer({ min: 0, max: plan.width * plan.height - 1 });
  return fc.record({ plan: fc.constant(plan), a: square, b: square, c: square });
});

export function gridOf(plan: Plan): Grid {
  const { width, height } = plan;
  const grid = createGrid(width, height, (x, y) => plan.floor[y * width + x] ?? false);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = squareAt(grid, x, y);
      const isLastColumn = x === width - 1;
      const isLastRow = y === height - 1;
      if (!isLastColumn) setEdge(grid, here, here + 1, plan.east[here] ?? 'free');
      if (!isLastRow) setEdge(grid, here, here + width, plan.south[here] ?? 'free');
      if (!isLastColumn && !isLastRow) setPillar(grid, here, here + width + 1, plan.pillars[here] ?? false);
    }
  }
  return grid;
}

export const everySquare = (grid: Grid) => grid.squares.map((_, square) => square);
