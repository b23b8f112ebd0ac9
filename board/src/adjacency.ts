import { EAST_CLOSED, FLOOR, type Grid, PILLAR, SOUTH_CLOSED } from './grid.ts';
import { columnOf, rowOf, type Square } from './square.ts';

/** Whether two squares share a side or a corner, whatever stands between them. */
export function touches(grid: Grid, a: Square, b: Square): boolean {
  if (a === b) return false;
  return (
    Math.abs(columnOf(grid, a) - columnOf(grid, b)) <= 1 && Math.abs(rowOf(grid, a) - rowOf(grid, b)) <= 1
  );
}

/** Says of a square that no diagonal step squeezes past it, as if it were rock: a statue, a table. */
export type ClosesCorners = (square: Square) => boolean;

/**
 * Whether one step leads from one floor square to the other. Over a shared side: unless a wall or closed door
 * stands there. Round a shared corner: if one of the two ways round it crosses only open sides and a square that is
 * floor and does not close its corners, and no pillar stands on the corner. Nothing else on the squares matters.
 */
export function isAdjacent(grid: Grid, a: Square, b: Square, closesCorners?: ClosesCorners): boolean {
  const upper = a < b ? a : b;
  const lower = a < b ? b : a;
  const across = columnOf(grid, lower) - columnOf(grid, upper);
  const down = rowOf(grid, lower) - rowOf(grid, upper);
  if (down === 0) return across === 1 && isOpenEast(grid, upper);
  if (down !== 1) return false;
  if (across === 0) return isOpenSouth(grid, upper);
  if (across === 1) return isOpenSouthEast(grid, upper, closesCorners);
  return across === -1 && isOpenSouthWest(grid, upper, closesCorners);
}

/** Whether any square of one figure is adjacent to any square of the other. */
export function isAnyAdjacent(
  grid: Grid,
  ones: readonly Square[],
  others: readonly Square[],
  closesCorners?: ClosesCorners,
): boolean {
  return ones.some(one => others.some(other => isAdjacent(grid, one, other, closesCorners)));
}

/** The adjacent squares, clockwise from the north. */
export function neighbours(grid: Grid, square: Square, closesCorners?: ClosesCorners): Square[] {
  return squaresOfWays(grid, square, waysFrom(grid, square, closesCorners));
}

/** The adjacent squares that share a side, clockwise from the north. */
export function orthogonalNeighbours(grid: Grid, square: Square): Square[] {
  return squaresOfWays(grid, square, waysFrom(grid, square) & ORTHOGONAL_WAYS);
}

/** Bit n of the answer: a step in direction n of DIRECTIONS leads to an adjacent square. */
export function waysFrom(grid: Grid, square: Square, closesCorners?: ClosesCorners): number {
  const width = grid.width;
  const north = square - width;
  const opensNorth = isOpenSouth(grid, north);
  const opensEast = isOpenEast(grid, square);
  const opensSouth = isOpenSouth(grid, square);
  const opensWest = isOpenEast(grid, square - 1);
  let ways = (opensNorth ? 1 : 0) | (opensEast ? 4 : 0) | (opensSouth ? 16 : 0) | (opensWest ? 64 : 0);
  // A diagonal way bends round a corner over the square on one side of it.
  const bendsNorth = opensNorth && !closesCorners?.(north);
  const bendsEast = opensEast && !closesCorners?.(square + 1);
  const bendsSouth = opensSouth && !closesCorners?.(square + width);
  const bendsWest = opensWest && !closesCorners?.(square - 1);
  if ((bendsNorth && isOpenEast(grid, north)) || (bendsEast && isOpenSouth(grid, north + 1))) {
    if (!hasPillarSouthEast(grid, north)) ways |= 2;
  }
  if ((bendsEast && isOpenSouth(grid, square + 1)) || (bendsSouth && isOpenEast(grid, square + width))) {
    if (!hasPillarSouthEast(grid, square)) ways |= 8;
  }
  if ((bendsSouth && isOpenEast(grid, square + width - 1)) || (bendsWest && isOpenSouth(grid, square - 1))) {
    if (!hasPillarSouthEast(grid, square - 1)) ways |= 32;
  }
  if ((bendsWest && isOpenSouth(grid, north - 1)) || (bendsNorth && isOpenEast(grid, north - 1))) {
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

// The last column is walled, so these need no check for the ends of rows. The check against 0 is for speed: reading
// an array at a negative place is slow.

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

export function isOpenSouthEast(grid: Grid, square: Square, closesCorners?: ClosesCorners): boolean {
  if (hasPillarSouthEast(grid, square)) return false;
  const [east, south] = [square + 1, square + grid.width];
  return (
    (isOpenEast(grid, square) && isOpenSouth(grid, east) && !closesCorners?.(east)) ||
    (isOpenSouth(grid, square) && isOpenEast(grid, south) && !closesCorners?.(south))
  );
}

export function isOpenSouthWest(grid: Grid, square: Square, closesCorners?: ClosesCorners): boolean {
  if (hasPillarSouthEast(grid, square - 1)) return false;
  const [west, south] = [square - 1, square + grid.width];
  return (
    (isOpenEast(grid, west) && isOpenSouth(grid, west) && !closesCorners?.(west)) ||
    (isOpenSouth(grid, square) && isOpenEast(grid, south - 1) && !closesCorners?.(south))
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
