import { columnOf, rowOf, type Square } from './square.ts';

/** A board of squares: plain data, fit for a state. Change it only through the verbs of this file. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** One number a square, row by row: whether it is floor, and what stands east, south and south-east of it. */
  readonly squares: number[];
}

/** What stands between two squares that share a side. Walls and closed doors stop steps and sight. */
export const EDGES = ['free', 'wall', 'closed-door', 'open-door'] as const;
export type Edge = (typeof EDGES)[number];

export const FLOOR = 1;
export const EAST_CLOSED = 2;
export const SOUTH_CLOSED = 4;
export const PILLAR = 8;
const EAST_DOOR = 16;
const SOUTH_DOOR = 32;

const MARKS = {
  free: { closed: false, door: false },
  wall: { closed: true, door: false },
  'closed-door': { closed: true, door: true },
  'open-door': { closed: false, door: true },
} as const satisfies Record<Edge, { closed: boolean; door: boolean }>;

/** A grid without inner walls. What is not floor is rock: nothing enters it or sees through it. */
export function createGrid(width: number, height: number, isFloor = (_x: number, _y: number) => true): Grid {
  if (!isSize(width) || !isSize(height)) throw new RangeError(`no grid is ${width} x ${height} squares`);
  const squares: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The last column is walled, so that a step over the end of a row never arrives in the next one.
      squares.push((x === width - 1 ? EAST_CLOSED : 0) | (isFloor(x, y) ? FLOOR : 0));
    }
  }
  return { width, height, squares };
}

export function copyGrid(grid: Grid): Grid {
  return { width: grid.width, height: grid.height, squares: grid.squares.slice() };
}

/** Turns rock into floor. Walls and doors around it stay as they are. */
export function layFloor(grid: Grid, square: Square): void {
  setBits(grid, square, FLOOR, true);
}

export function layRock(grid: Grid, square: Square): void {
  setBits(grid, square, FLOOR, false);
}

export function setEdge(grid: Grid, a: Square, b: Square, edge: Edge): void {
  const { closed, door } = MARKS[edge];
  const { owner, isEast } = sharedSide(grid, a, b);
  setBits(grid, owner, isEast ? EAST_CLOSED : SOUTH_CLOSED, closed);
  setBits(grid, owner, isEast ? EAST_DOOR : SOUTH_DOOR, door);
}

export function openDoor(grid: Grid, a: Square, b: Square): void {
  if (!hasDoor(grid, a, b)) throw new Error(`no door between squares ${a} and ${b}`);
  setEdge(grid, a, b, 'open-door');
}

export function closeDoor(grid: Grid, a: Square, b: Square): void {
  if (!hasDoor(grid, a, b)) throw new Error(`no door between squares ${a} and ${b}`);
  setEdge(grid, a, b, 'closed-door');
}

/** A pillar stands on the corner where two diagonal squares meet, and closes that corner. */
export function setPillar(grid: Grid, a: Square, b: Square, stands: boolean): void {
  setBits(grid, cornerOwner(grid, a, b), PILLAR, stands);
}

export function edgeBetween(grid: Grid, a: Square, b: Square): Edge {
  const { owner, isEast } = sharedSide(grid, a, b);
  const bits = grid.squares[owner] ?? 0;
  const closed = (bits & (isEast ? EAST_CLOSED : SOUTH_CLOSED)) !== 0;
  const door = (bits & (isEast ? EAST_DOOR : SOUTH_DOOR)) !== 0;
  if (door) return closed ? 'closed-door' : 'open-door';
  return closed ? 'wall' : 'free';
}

export function hasDoor(grid: Grid, a: Square, b: Square): boolean {
  const edge = edgeBetween(grid, a, b);
  return edge === 'closed-door' || edge === 'open-door';
}

export function hasPillar(grid: Grid, a: Square, b: Square): boolean {
  return ((grid.squares[cornerOwner(grid, a, b)] ?? 0) & PILLAR) !== 0;
}

export function isFloor(grid: Grid, square: Square): boolean {
  return ((grid.squares[square] ?? 0) & FLOOR) !== 0;
}

export function floorSquares(grid: Grid): Square[] {
  const floor: Square[] = [];
  for (let square = 0; square < grid.squares.length; square++) if (isFloor(grid, square)) floor.push(square);
  return floor;
}

function setBits(grid: Grid, square: Square, bits: number, on: boolean): void {
  const old = grid.squares[square];
  if (old === undefined) throw new RangeError(`no square ${square} on this grid`);
  grid.squares[square] = on ? old | bits : old & ~bits;
}

function sharedSide(grid: Grid, a: Square, b: Square): { owner: Square; isEast: boolean } {
  const owner = Math.min(a, b);
  const across = columnOf(grid, Math.max(a, b)) - columnOf(grid, owner);
  const down = rowOf(grid, Math.max(a, b)) - rowOf(grid, owner);
  if (Math.abs(across) + down !== 1) throw new RangeError(`squares ${a} and ${b} share no side`);
  return { owner, isEast: down === 0 };
}

/** The square that lies north-west of the corner. */
function cornerOwner(grid: Grid, a: Square, b: Square): Square {
  const upper = Math.min(a, b);
  const across = columnOf(grid, Math.max(a, b)) - columnOf(grid, upper);
  const down = rowOf(grid, Math.max(a, b)) - rowOf(grid, upper);
  if (Math.abs(across) !== 1 || down !== 1)
    throw new RangeError(`squares ${a} and ${b} meet at no single corner`);
  return across === 1 ? upper : upper - 1;
}

const isSize = (size: number) => Number.isInteger(size) && size > 0;
