import { isOpenEast, isOpenSouth, isOpenSouthEast, isOpenSouthWest } from './adjacency.ts';
import { floorSquares, type Grid } from './grid.ts';
import { columnOf, rowOf, type Square } from './square.ts';

export type Blocks = (square: Square) => boolean;

/**
 * Whether the straight line between the centres of two squares is free. It is not if it
 * - crosses a side where a wall or a closed door stands, or runs through rock;
 * - runs through the inside of a square that blocks (a figure, rubble), the two end squares excepted;
 * - goes exactly through a corner between two diagonal squares that are not adjacent (see isAdjacent): a wall's
 *   end or the corner of a blocking square, only touched, hides nothing.
 *
 * The line is walked in whole numbers, so it is exact, and the same from both ends.
 */
export function hasLineOfSight(grid: Grid, from: Square, to: Square, blocks?: Blocks): boolean {
  const across = columnOf(grid, to) - columnOf(grid, from);
  const down = rowOf(grid, to) - rowOf(grid, from);
  const columns = Math.abs(across);
  const rows = Math.abs(down);
  const stepX = across < 0 ? -1 : 1;
  const stepY = down < 0 ? -grid.width : grid.width;
  // From centre to centre, the i-th column line is crossed at (2i - 1) / (2 columns) of the way and the j-th row line
  // at (2j - 1) / (2 rows). This is the difference of the next two, times 2 columns rows: negative while the
  // column line comes first, zero at an exact corner.
  let lead = rows - columns;
  let square = from;
  while (square !== to) {
    let next = square;
    if (lead < 0) {
      next += stepX;
      lead += 2 * rows;
      if (!isOpenEast(grid, stepX < 0 ? next : square)) return false;
    } else if (lead > 0) {
      next += stepY;
      lead -= 2 * columns;
      if (!isOpenSouth(grid, stepY < 0 ? next : square)) return false;
    } else {
      next += stepX + stepY;
      lead += 2 * (rows - columns);
      const upper = stepY < 0 ? next : square;
      const isOpen = stepX < 0 === stepY < 0 ? isOpenSouthEast(grid, upper) : isOpenSouthWest(grid, upper);
      if (!isOpen) return false;
    }
    if (blocks !== undefined && next !== to && blocks(next)) return false;
    square = next;
  }
  return true;
}

/** Whether any square of one figure sees any square of the other; blocks decides whether their own squares hide. */
export function hasAnyLineOfSight(
  grid: Grid,
  from: readonly Square[],
  to: readonly Square[],
  blocks?: Blocks,
): boolean {
  for (const one of from) for (const other of to) if (hasLineOfSight(grid, one, other, blocks)) return true;
  return false;
}

/** Every floor square seen from here, in order; the square itself among them. */
export function squaresInSight(grid: Grid, from: Square, blocks?: Blocks): Square[] {
  return floorSquares(grid).filter(square => hasLineOfSight(grid, from, square, blocks));
}
