import { type ClosesCorners, isAdjacent, ORTHOGONAL_WAYS, strides, waysFrom } from './adjacency.ts';
import { type Grid, isFloor } from './grid.ts';
import { columnOf, rowOf, type Square } from './square.ts';

/** How one may go from square to square. Every step leads to an adjacent square; see isAdjacent. */
export interface Ways {
  /** False allows steps over sides only. Otherwise a diagonal step counts like any other. */
  readonly diagonal?: boolean;
  /** Asked about every square but the first; without it every floor square may be entered. */
  readonly canEnter?: (square: Square) => boolean;
  /** Squares that no diagonal step squeezes past; see isAdjacent. */
  readonly closesCorners?: ClosesCorners;
  /** Squares one step away although they do not touch this one: stairs, a bent passage. */
  readonly links?: (square: Square) => readonly Square[];
}

/** Steps of a chess king on an empty board: the larger of columns and rows apart. */
export function kingDistance(grid: Grid, a: Square, b: Square): number {
  const across = Math.abs(columnOf(grid, a) - columnOf(grid, b));
  const down = Math.abs(rowOf(grid, a) - rowOf(grid, b));
  return across > down ? across : down;
}

/** Steps over sides on an empty board: columns and rows apart, added. */
export function orthogonalDistance(grid: Grid, a: Square, b: Square): number {
  return Math.abs(columnOf(grid, a) - columnOf(grid, b)) + Math.abs(rowOf(grid, a) - rowOf(grid, b));
}

/** The number of steps on the shortest way between two squares; Infinity if there is none. */
export function walkingDistance(grid: Grid, from: Square, to: Square, ways: Ways = {}): number {
  if (from === to) return 0;
  if (!isFloor(grid, from) || !isFloor(grid, to)) return Infinity;
  if (leadsStraight(grid, from, to, ways)) return kingDistance(grid, from, to);
  return flood(grid, [from], ways, Infinity, square => square === to).nearest;
}

/** The shortest walking distance from any square of one figure to any square of another. */
export function walkingDistanceBetween(
  grid: Grid,
  from: readonly Square[],
  to: readonly Square[],
  ways: Ways = {},
): number {
  const [first, target] = [from[0], to[0]];
  if (first === undefined || target === undefined) return Infinity;
  if (from.length === 1 && to.length === 1) return walkingDistance(grid, first, target, ways);
  return flood(grid, from, ways, Infinity, square => to.includes(square)).nearest;
}

/** Whether the walking distance is at most so many steps. */
export function isWithin(grid: Grid, from: Square, to: Square, steps: number, ways: Ways = {}): boolean {
  if (from === to) return steps >= 0;
  if (!isFloor(grid, from) || !isFloor(grid, to)) return false;
  if (ways.links === undefined && kingDistance(grid, from, to) > steps) return false;
  if (leadsStraight(grid, from, to, ways)) return true;
  return flood(grid, [from], ways, steps, square => square === to).nearest <= steps;
}

/** For every square its walking distance from the nearest of some squares, Infinity where no way leads. */
export function distancesFrom(
  grid: Grid,
  from: readonly Square[],
  ways: Ways = {},
  limit = Infinity,
): Float64Array {
  const { distances } = flood(grid, from, ways, limit, () => false);
  const answer = new Float64Array(distances);
  for (let square = 0; square < answer.length; square++) {
    if (answer[square] === UNREACHED) answer[square] = Infinity;
  }
  return answer;
}

const UNREACHED = -1;

interface Flood {
  readonly distances: Int32Array;
  /** The distance of the first square found that was looked for. */
  readonly nearest: number;
}

function flood(
  grid: Grid,
  from: readonly Square[],
  ways: Ways,
  limit: number,
  isGoal: (square: Square) => boolean,
): Flood {
  const { canEnter, closesCorners, links } = ways;
  const distances = new Int32Array(grid.squares.length).fill(UNREACHED);
  const queue = new Int32Array(grid.squares.length);
  const stride = strides(grid);
  const mask = ways.diagonal === false ? ORTHOGONAL_WAYS : ~0;
  let end = 0;
  const enter = (square: Square, distance: number): boolean => {
    distances[square] = distance;
    queue[end++] = square;
    return isGoal(square);
  };
  const isNew = (square: Square) =>
    distances[square] === UNREACHED && (canEnter === undefined || canEnter(square));

  for (const square of from) {
    if (distances[square] === UNREACHED && enter(square, 0)) return { distances, nearest: 0 };
  }
  for (let next = 0; next < end; next++) {
    const square = queue[next] ?? 0;
    const distance = (distances[square] ?? 0) + 1;
    if (distance > limit) break;
    const open = waysFrom(grid, square, closesCorners) & mask;
    for (let direction = 0; direction < 8; direction++) {
      if (((open >> direction) & 1) === 0) continue;
      const to = square + (stride[direction] ?? 0);
      if (isNew(to) && enter(to, distance)) return { distances, nearest: distance };
    }
    if (links === undefined) continue;
    for (const to of links(square)) {
      if (isNew(to) && enter(to, distance)) return { distances, nearest: distance };
    }
  }
  return { distances, nearest: Infinity };
}

/** Most questions are about squares in the same room: then walking straight at it is a shortest way. */
function leadsStraight(grid: Grid, from: Square, to: Square, ways: Ways): boolean {
  if (ways.diagonal === false || ways.links !== undefined) return false;
  const { width } = grid;
  const { canEnter, closesCorners } = ways;
  let across = columnOf(grid, to) - columnOf(grid, from);
  let down = rowOf(grid, to) - rowOf(grid, from);
  let square = from;
  while (square !== to) {
    const next = square + Math.sign(across) + Math.sign(down) * width;
    if (!isAdjacent(grid, square, next, closesCorners)) return false;
    if (canEnter !== undefined && !canEnter(next)) return false;
    across -= Math.sign(across);
    down -= Math.sign(down);
    square = next;
  }
  return true;
}
