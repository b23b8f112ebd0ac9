/** A square is its number, counted row by row from 0 at the top left: quick to compare, store and look up. */
export type Square = number;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function squareAt(grid: Size, x: number, y: number): Square {
  if (!isOnGrid(grid, x, y)) {
    throw new RangeError(`(${x},${y}) is off a grid of ${grid.width} x ${grid.height} squares`);
  }
  return y * grid.width + x;
}

export const columnOf = (grid: Size, square: Square) => square % grid.width;

export const rowOf = (grid: Size, square: Square) => Math.floor(square / grid.width);

export const isOnGrid = (grid: Size, x: number, y: number) =>
  x >= 0 && y >= 0 && x < grid.width && y < grid.height;
