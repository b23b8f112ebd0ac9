import { isAdjacent, ORTHOGONAL_WAYS, strides, waysFrom } from './adjacency.ts';
import { OFFSETS } from './direction.ts';
import type { Ways } from './distance.ts';
import {
  anchorOf,
  fits,
  footprint,
  isTurned,
  ONE_SQUARE,
  type Place,
  placeAt,
  type Shape,
} from './footprint.ts';
import { type Gait, type Stride, stridesOf } from './gait.ts';
import type { Grid } from './grid.ts';
import { columnOf, rowOf, type Square } from './square.ts';

/** How a figure walks. Without more: one square large, eight directions, each step costs 1. */
export interface Walk extends Ways {
  readonly shape?: Shape;
  readonly gait?: Gait;
  /**
   * The price of a step, a whole number; Infinity forbids it. A large figure is asked about each square it newly
   * covers, entered from the square behind it, and pays the dearest.
   */
  readonly cost?: (from: Square, to: Square) => number;
}

/** Calls visit with every place one legal step away and its price. */
export type Steps = (from: Place, visit: (to: Place, price: number) => void) => void;

/** The figure's legal single steps from a place, straight ones first. Links are for figures of one square. */
export function stepsFrom(grid: Grid, from: Place, walk: Walk = {}): Place[] {
  const places: Place[] = [];
  legalSteps(grid, walk)(from, to => places.push(to));
  return places;
}

/** Steps that remember what canEnter said: make anew when the board has changed. */
export function legalSteps(grid: Grid, walk: Walk): Steps {
  const { shape = ONE_SQUARE } = walk;
  return shape.width === 1 && shape.height === 1 ? squareSteps(grid, walk) : bodySteps(grid, walk, shape);
}

function squareSteps(grid: Grid, walk: Walk): Steps {
  const { closesCorners, links } = walk;
  const stride = strides(grid);
  const mayEnter = rememberEntry(grid, walk);
  const price = priceOf(walk);
  const order = walk.diagonal === false ? ORTHOGONAL : STRAIGHT_FIRST;
  const mask = walk.diagonal === false ? ORTHOGONAL_WAYS : ~0;
  return (from, visit) => {
    const open = waysFrom(grid, from, closesCorners) & mask;
    for (const direction of order) {
      if (((open >> direction) & 1) === 0) continue;
      const to = from + (stride[direction] ?? 0);
      if (!mayEnter(to)) continue;
      const paid = price(from, to);
      if (paid !== Infinity) visit(to, paid);
    }
    if (links === undefined) return;
    for (const to of links(from)) {
      const paid = mayEnter(to) ? price(from, to) : Infinity;
      if (paid !== Infinity) visit(to, paid);
    }
  };
}

/**
 * A step is legal if the body fits where it arrives and every newly covered square may be entered; and, unless it
 * turns, if each square of the body makes a legal step of its own.
 */
function bodySteps(grid: Grid, walk: Walk, shape: Shape): Steps {
  const { gait = 'shift', diagonal = true, closesCorners } = walk;
  const isAllowed = (stride: Stride) =>
    diagonal || OFFSETS[stride.direction].x * OFFSETS[stride.direction].y === 0;
  const upright = stridesOf(shape, gait).filter(isAllowed);
  const turned = stridesOf({ width: shape.height, height: shape.width }, gait).filter(isAllowed);
  const mayEnter = rememberEntry(grid, walk);
  const price = priceOf(walk);

  function priceOfEntering(stride: Stride, anchor: Square): number {
    const behind = OFFSETS[stride.direction].y * grid.width + OFFSETS[stride.direction].x;
    let dearest = 0;
    for (const { x, y } of stride.entered) {
      const square = anchor + y * grid.width + x;
      if (!mayEnter(square)) return Infinity;
      dearest = Math.max(dearest, price(square - behind, square));
    }
    return dearest;
  }

  return (from, visit) => {
    const anchor = anchorOf(grid, from);
    const body = footprint(grid, shape, from);
    for (const stride of isTurned(grid, from) ? turned : upright) {
      const x = columnOf(grid, anchor) + stride.anchor.x;
      const y = rowOf(grid, anchor) + stride.anchor.y;
      if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) continue;
      const to = placeAt(grid, y * grid.width + x, isTurned(grid, from) !== stride.turns);
      if (!fits(grid, shape, to)) continue;
      const moved = stride.anchor.y * grid.width + stride.anchor.x;
      const canMove = (square: Square) => isAdjacent(grid, square, square + moved, closesCorners);
      if (!stride.turns && !body.every(canMove)) continue;
      const paid = priceOfEntering(stride, anchorOf(grid, to));
      if (paid !== Infinity) visit(to, paid);
    }
  };
}

function rememberEntry(grid: Grid, { canEnter }: Walk): (square: Square) => boolean {
  if (canEnter === undefined) return () => true;
  const known = new Uint8Array(grid.squares.length);
  return square => {
    const answer = known[square];
    if (answer !== UNKNOWN) return answer === YES;
    const may = canEnter(square);
    known[square] = may ? YES : NO;
    return may;
  };
}

function priceOf({ cost }: Walk): (from: Square, to: Square) => number {
  if (cost === undefined) return () => 1;
  return (from, to) => {
    const price = cost(from, to);
    if (price === Infinity || (Number.isInteger(price) && price >= 0)) return price;
    throw new RangeError(`a step from ${from} to ${to} cannot cost ${price}`);
  };
}

const UNKNOWN = 0;
const YES = 1;
const NO = 2;
const ORTHOGONAL = [0, 2, 4, 6] as const;
const STRAIGHT_FIRST = [0, 2, 4, 6, 1, 3, 5, 7] as const;
