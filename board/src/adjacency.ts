import { EAST_CLOSED, FLOOR, type Grid, PILLAR, SOUTH_CLOSED } from './grid.ts';
import { columnOf, rowOf, type Square } from './square.ts';

/** Whether two squares share a side or a corner, whatever stands between them. */
export function touches(grid: Grid, a: Square, b: Square): boolean {
  if (a === b) return false;
  return (
    Math.abs(columnOf(grid, a) - columnOf(grid, b)) <= 1 && Math.abs(rowOf(grid, a) - rowOf(grid, b)) <= 1
  );
}

/**
 * Whether one step leads from one floor square to the other. Over a shared side: unless a wall or closed door
 * stands there. Round a shared corner: if one of the two ways round it crosses only open sides and floor, and no
 * pillar stands on it. What stands on the squares themselves never matters.
 */
export function isAdjacent(grid: Grid, a: Square, b: Square): boolean {
  const upper = a < b ? a : b;
  const lower = a < b ? b : a;
  const across = columnOf(grid, lower) - columnOf(grid, upper);
  const down = rowOf(grid, lower) - rowOf(grid, upper);
  if (down === 0) return across === 1 && isOpenEast(grid, upper);
  if (down !== 1) return false;
  if (across === 0) return isOpenSouth(grid, upper);
  if (across === 1) return isOpenSouthEast(grid, upper);
  return across === -1 && isOpenSouthWest(grid, upper);
}

/** Whether any square of one figure is adjacent to any square of the other. */
export function isAnyAdjacent(grid: Grid, ones: readonly Square[], others: readonly Square[]): boolean {
  for (const one of ones) for (const other of others) if (isAdjacent(grid, one, other)) return true;
  return false;
}

/** The adjacent squares, clockwise from the north. */
export function neighbours(grid: Grid, square: Square): Square[] {
  return squaresOfWays(grid, square, waysFrom(grid, square));
}

/** The adjacent squares that share a side, clockwise from the north. */
export function orthogonalNeighbours(grid: Grid, square: Square): Square[] {
  return squaresOfWays(grid, square, waysFrom(grid, square) & ORTHOGONAL_WAYS);
}

/** Bit n of the answer: a step in direction n of DIRECTIONS leads to an adjacent square. */
export function waysFrom(grid: Grid, square: Square): number {
  const width = grid.width;
  const north = square - width;
  const opensNorth = isOpenSouth(grid, north);
  const opensEast = isOpenEast(grid, square);
  const opensSouth = isOpenSouth(grid, square);
  const opensWest = isOpenEast(grid, square - 1);
  let ways = (opensNorth ? 1 : 0) | (opensEast ? 4 : 0) | (opensSouth ? 16 : 0) | (opensWest ? 64 : 0);
  if ((opensNorth && isOpenEast(grid, north)) || (opensEast && isOpenSouth(grid, north + 1))) {
    if (!hasPillarSouthEast(grid, north)) ways |= 2;
  }
  if ((opensEast && isOpenSouth(grid, square + 1)) || (opensSouth && isOpenEast(grid, square + width))) {
    if (!hasPillarSouthEast(grid, square)) ways |= 8;
  }
  if ((opensSouth && isOpenEast(grid, square + width - 1)) || (opensWest && isOpenSouth(grid, square - 1))) {
    if (!hasPillarSouthEast(grid, square - 1)) ways |= 32;
  }
  if ((opensWest && isOpenSouth(grid, north - 1)) || (opensNorth && isOpenEast(grid, north - 1))) {
    if (!hasPillarSouthEast(grid, north - 1)) ways |= 128;
  }
  return ways;
}

export const ORTHOGONAL_WAYS = 1 | 4 | 16 | 64;

/** What to add to a square for a step in each direction of DIRECTIONS. */
export function strides(grid: Grid): readonly number[] {
  const width = grid.width;
  return [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1];
}

// The frame of a grid is walled, so these four need no check for the ends of rows. The check against 0 is for
// speed: reading an array at a negative place is slow.

export function isOpenEast(grid: Grid, square: Square): boolean {
  if (square < 0) return false;
  const squares = grid.squares;
  return (
    ((squares[square] ?? 0) & (FLOOR | EAST_CLOSED)) === FLOOR && ((squares[square + 1] ?? 0) & FLOOR) !== 0
  );
}

export function isOpenSouth(grid: Grid, square: Square): boolean {
  if (square < 0) return false;
  const squares = grid.squares;
  return (
    ((squares[square] ?? 0) & (FLOOR | SOUTH_CLOSED)) === FLOOR &&
    ((squares[square + grid.width] ?? 0) & FLOOR) !== 0
  );
}

export function isOpenSouthEast(grid: Grid, square: Square): boolean {
  if (hasPillarSouthEast(grid, square)) return false;
  return (
    (isOpenEast(grid, square) && isOpenSouth(grid, square + 1)) ||
    (isOpenSouth(grid, square) && isOpenEast(grid, square + grid.width))
  );
}

export function isOpenSouthWest(grid: Grid, square: Square): boolean {
  if (hasPillarSouthEast(grid, square - 1)) return false;
  return (
    (isOpenEast(grid, square - 1) && isOpenSouth(grid, square - 1)) ||
    (isOpenSouth(grid, square) && isOpenEast(grid, square + grid.width - 1))
  );
}

export function hasPillarSouthEast(grid: Grid, square: Square): boolean {
  return square >= 0 && ((grid.squares[square] ?? 0) & PILLAR) !== 0;
}

function squaresOfWays(grid: Grid, square: Square, ways: number): Square[] {
  const stride = strides(grid);
  const squares: Square[] = [];
  for (let direction = 0; direction < 8; direction++) {
    if ((ways >> direction) & 1) squares.push(square + (stride[direction] ?? 0));
  }
  return squares;
}
