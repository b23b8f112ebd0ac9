import { type Grid, isFloor, kingDistance, type Square } from '@tenebrae/board';
import { areBeside, aroundSquare, geometryOf } from './geometry.ts';

/** What a search writes on, and the next one writes over. A square is reached where `marks` shows the search's own mark. */
let steps = new Int32Array(0);
let marks = new Int32Array(0);
let queue = new Int32Array(0);
let mark = 0;

/** What an Int32Array can hold. */
const MOST_MARKS = 0x7fff_ffff;

function begin(size: number): void {
  if (marks.length < size || mark === MOST_MARKS) {
    steps = new Int32Array(size);
    marks = new Int32Array(size);
    queue = new Int32Array(size);
    mark = 0;
  }
  mark += 1;
}

/** Walks on from some squares, all of it in `queue`, until one is found or all within the limit are; gives how many there are. */
function search(grid: Grid, from: readonly Square[], limit: number, goal: Square): number {
  const geometry = geometryOf(grid);
  const { around } = geometry;
  begin(grid.squares.length);
  let end = 0;
  for (const square of from) {
    if (marks[square] === mark) continue;
    marks[square] = mark;
    steps[square] = 0;
    queue[end++] = square;
  }
  for (let next = 0; next < end; next++) {
    const square = queue[next] ?? 0;
    const away = (steps[square] ?? 0) + 1;
    if (away > limit) break;
    const at = aroundSquare(grid, geometry, square);
    const last = at + (around[at] ?? 0);
    for (let beside = at + 1; beside <= last; beside++) {
      const to = around[beside] ?? square;
      if (marks[to] === mark) continue;
      marks[to] = mark;
      steps[to] = away;
      queue[end++] = to;
      if (to === goal) return end;
    }
  }
  return end;
}

/** The same as the board's walkingDistance: the number of steps on the shortest way; Infinity if there is none. */
export function stepsBetween(grid: Grid, from: Square, to: Square): number {
  if (from === to) return 0;
  if (areBeside(grid, from, to)) return 1;
  if (!isFloor(grid, from) || !isFloor(grid, to)) return Infinity;
  if (leadsStraight(grid, from, to)) return kingDistance(grid, from, to);
  search(grid, [from], Infinity, to);
  return marks[to] === mark ? (steps[to] ?? Infinity) : Infinity;
}

/** Most questions are about squares in the same room: then walking straight at it is a shortest way. */
function leadsStraight(grid: Grid, from: Square, to: Square): boolean {
  const { width } = grid;
  const fromRow = Math.floor(from / width);
  const toRow = Math.floor(to / width);
  let across = to - toRow * width - (from - fromRow * width);
  let down = toRow - fromRow;
  let square = from;
  while (square !== to) {
    const x = across < 0 ? -1 : across > 0 ? 1 : 0;
    const y = down < 0 ? -1 : down > 0 ? 1 : 0;
    const next = square + x + y * width;
    if (!areBeside(grid, square, next)) return false;
    across -= x;
    down -= y;
    square = next;
  }
  return true;
}

/** The squares at most so many steps from any of some, those themselves included, in order. */
export function squaresWithin(grid: Grid, from: readonly Square[], limit: number): Square[] {
  const count = search(grid, from, limit, -1);
  const found: Square[] = [];
  for (let at = 0; at < count; at++) found.push(queue[at] ?? 0);
  return found.sort((a, b) => a - b);
}
