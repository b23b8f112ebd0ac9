import { hasPillarSouthEast, isOpenEast, isOpenSouth } from './adjacency.ts';
import { type Grid, isFloor } from './grid.ts';
import { columnOf, rowOf, type Square } from './square.ts';

/** How many squares a figure covers, as it lies unturned. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

export const ONE_SQUARE: Shape = { width: 1, height: 1 };

/**
 * Where a figure stands: the top left square it covers, and whether it is turned by a right angle. One number: an
 * unturned figure's place is that square, so for a figure of one square a place is a square.
 */
export type Place = number;

export function placeAt(grid: Grid, anchor: Square, turned = false): Place {
  return turned ? anchor + grid.squares.length : anchor;
}

export const anchorOf = (grid: Grid, place: Place): Square => place % grid.squares.length;

export const isTurned = (grid: Grid, place: Place) => place >= grid.squares.length;

export const isOblong = (shape: Shape) => shape.width !== shape.height;

/** The squares a figure covers, row by row. */
export function footprint(grid: Grid, shape: Shape, place: Place): Square[] {
  if (!isPlaceOnGrid(grid, shape, place)) {
    throw new RangeError(`a figure of ${shape.width} x ${shape.height} at place ${place} leaves the grid`);
  }
  const { width, height } = shapeAt(grid, shape, place);
  const anchor = anchorOf(grid, place);
  const squares: Square[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) squares.push(anchor + y * grid.width + x);
  return squares;
}

/** Whether a figure can stand here: all on floor it may enter, with no wall, closed door or pillar inside it. */
export function fits(
  grid: Grid,
  shape: Shape,
  place: Place,
  canEnter?: (square: Square) => boolean,
): boolean {
  if (!isPlaceOnGrid(grid, shape, place)) return false;
  const { width, height } = shapeAt(grid, shape, place);
  const anchor = anchorOf(grid, place);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = anchor + y * grid.width + x;
      if (!isFloor(grid, square)) return false;
      if (x + 1 < width && !isOpenEast(grid, square)) return false;
      if (y + 1 < height && !isOpenSouth(grid, square)) return false;
      if (x + 1 < width && y + 1 < height && hasPillarSouthEast(grid, square)) return false;
      if (canEnter !== undefined && !canEnter(square)) return false;
    }
  }
  return true;
}

/** Every place on the grid where the figure would cover this square, whether it fits there or not. */
export function placesCovering(grid: Grid, shape: Shape, square: Square): Place[] {
  const places: Place[] = [];
  for (const turned of isOblong(shape) ? [false, true] : [false]) {
    const { width, height } = turned ? { width: shape.height, height: shape.width } : shape;
    for (let y = rowOf(grid, square) - height + 1; y <= rowOf(grid, square); y++) {
      for (let x = columnOf(grid, square) - width + 1; x <= columnOf(grid, square); x++) {
        if (x < 0 || y < 0 || x + width > grid.width || y + height > grid.height) continue;
        places.push(placeAt(grid, y * grid.width + x, turned));
      }
    }
  }
  return places;
}

/** The figure's columns and rows as it lies at this place. */
export function shapeAt(grid: Grid, shape: Shape, place: Place): Shape {
  return isTurned(grid, place) ? { width: shape.height, height: shape.width } : shape;
}

function isPlaceOnGrid(grid: Grid, shape: Shape, place: Place): boolean {
  if (!Number.isInteger(place) || place < 0 || place >= 2 * grid.squares.length) return false;
  const { width, height } = shapeAt(grid, shape, place);
  const anchor = anchorOf(grid, place);
  return columnOf(grid, anchor) + width <= grid.width && rowOf(grid, anchor) + height <= grid.height;
}
