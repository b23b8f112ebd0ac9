import type { Grid } from './grid.ts';
import { columnOf, isOnGrid, rowOf, type Square } from './square.ts';

/** Clockwise from the north, which is up; the four sides have the even places. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** How many times a tile is turned clockwise by a right angle. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export interface Offset {
  readonly x: number;
  readonly y: number;
}

export const OFFSETS = {
  north: { x: 0, y: -1 },
  'north-east': { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  'south-east': { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  'south-west': { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  'north-west': { x: -1, y: -1 },
} as const satisfies Record<Direction, Offset>;

/** The square that touches this one in that direction, walls or not; undefined beyond the grid. */
export function squareTowards(grid: Grid, square: Square, direction: Direction): Square | undefined {
  const x = columnOf(grid, square) + OFFSETS[direction].x;
  const y = rowOf(grid, square) + OFFSETS[direction].y;
  return isOnGrid(grid, x, y) ? y * grid.width + x : undefined;
}

/** The direction from a square to one that touches it; undefined for any other square. */
export function directionTo(grid: Grid, from: Square, to: Square): Direction | undefined {
  const x = columnOf(grid, to) - columnOf(grid, from);
  const y = rowOf(grid, to) - rowOf(grid, from);
  return DIRECTIONS.find(direction => OFFSETS[direction].x === x && OFFSETS[direction].y === y);
}

/** Turns clockwise by eighths of a circle; a negative number turns the other way. */
export function turnDirection(direction: Direction, eighths: number): Direction {
  const turned = DIRECTIONS[(((DIRECTIONS.indexOf(direction) + eighths) % 8) + 8) % 8];
  if (turned === undefined) throw new RangeError(`no turn by ${eighths} eighths`);
  return turned;
}

export function turnSide(side: Side, turns: number): Side {
  const turned = SIDES[(((SIDES.indexOf(side) + turns) % 4) + 4) % 4];
  if (turned === undefined) throw new RangeError(`no turn by ${turns} quarters`);
  return turned;
}
