import { columnOf, edgeBetween, type Grid, isFloor, rowOf, type Square } from '@tenebrae/board';
import type { Question } from '@tenebrae/kernel';
import type { Offers } from '../frame/offers.ts';
import { actingThing, type Door, spacesOfThing, squaresOf, type View } from './view.ts';

/** Side of a space on the drawing. */
export const SIDE = 48;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (grid: Grid, square: Square): Point => ({
  x: (columnOf(grid, square) + 0.5) * SIDE,
  y: (rowOf(grid, square) + 0.5) * SIDE,
});

/** A part of the map, in spaces. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function boxAround(grid: Grid, squares: Iterable<Square>): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const square of squares) {
    const [x, y] = [columnOf(grid, square), rowOf(grid, square)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return left === Infinity ? null : { x: left, y: top, w: right - left, h: bottom - top };
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + by * 2,
  h: h + by * 2,
});

/** At least so many spaces, around the same middle. */
function atLeast({ x, y, w, h }: Box, wide: number, high: number): Box {
  const [dw, dh] = [Math.max(0, wide - w), Math.max(0, high - h)];
  return { x: x - dw / 2, y: y - dh / 2, w: w + dw, h: h + dh };
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** Spaces that heroes have seen; for the overlord all are known, but those are where the game is. */
export const seenSquares = (view: View): Square[] =>
  view.areaOf.flatMap((area, square) => (area >= 0 && view.areas[area]?.revealed === true ? [square] : []));

/** The whole map as far as it is explored, or the outline before anything is. */
export function wholeMap(view: View): Box {
  const seen = boxAround(view.grid, seenSquares(view));
  const all = boxAround(
    view.grid,
    view.areaOf.flatMap((area, square) => (area === -1 ? [] : [square])),
  );
  return atLeast(grown(seen ?? all ?? { x: 0, y: 0, w: 10, h: 8 }, 1), 12, 8);
}

/** What the question is about: who acts, what can be chosen, and who is near; all heroes where it is about none. */
function mattering(view: View, question: Question | null, offers: Offers): Set<Square> {
  const squares = new Set<Square>();
  const acting = actingThing(view, question);
  for (const square of acting === null ? [] : spacesOfThing(view, acting)) squares.add(square);
  for (const [thing, here] of offers) {
    for (const square of spacesOfThing(view, thing)) squares.add(square);
    for (const { option } of here) for (const square of squaresOf(option)) squares.add(square);
  }
  for (const { target, from } of view.attacks) {
    squares.add(from);
    if (target !== null) squares.add(target);
  }
  if (squares.size > 0) return squares;
  for (const { place } of view.heroes) if (typeof place === 'number') squares.add(place);
  return squares;
}

/** On a phone spaces must be large enough for a thumb: of a wide choice what is near the figure; the rest is a swipe away. */
const WIDEST = 12;

function cropped(box: Box | null, view: View, question: Question | null, narrow: boolean): Box | null {
  if (box === null || !narrow || (box.w <= WIDEST && box.h <= WIDEST)) return box;
  const acting = actingThing(view, question);
  const middle = boxAround(view.grid, acting === null ? [] : spacesOfThing(view, acting));
  if (middle === null) return box;
  const within = (from: number, size: number, at: number): [number, number] => {
    const length = Math.min(size, WIDEST);
    return [Math.min(Math.max(from, at - length / 2), from + size - length), length];
  };
  const [x, w] = within(box.x, box.w, middle.x);
  const [y, h] = within(box.y, box.h, middle.y);
  return { x, y, w, h };
}

/** The part to look at; the one before is kept as long as it shows everything without being far too large. */
export function focusOf(
  view: View,
  question: Question | null,
  offers: Offers,
  narrow: boolean,
  before: Box | null,
): Box {
  const whole = wholeMap(view);
  const wanted = cropped(boxAround(view.grid, mattering(view, question, offers)), view, question, narrow);
  const [wide, high] = narrow ? [8, 8] : [16, 10];
  const near = wanted === null ? whole : atLeast(grown(wanted, 1.2), wide, high);
  const now = near.w * near.h < whole.w * whole.h ? near : whole;
  if (before !== null && contains(before, wanted === null ? now : grown(wanted, 0.6)))
    if (before.w * before.h <= now.w * now.h * 1.9) return before;
  return now;
}

export const viewBoxOf = ({ x, y, w, h }: Box): string =>
  [x, y, w, h].map(value => Math.round(value * SIDE)).join(' ');

/** The edges at which something stands between two spaces, or a space and the rock. */
export interface Wall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Walls between spaces: those towards the rock are the rim. */
export function innerWalls(grid: Grid, isShown: (square: Square) => boolean): Wall[] {
  const walls: Wall[] = [];
  for (let square = 0; square < grid.squares.length; square++) {
    if (!isFloor(grid, square)) continue;
    const [x, y] = [columnOf(grid, square), rowOf(grid, square)];
    const between = (other: Square): boolean =>
      isFloor(grid, other) &&
      (isShown(square) || isShown(other)) &&
      edgeBetween(grid, square, other) === 'wall';
    if (x + 1 < grid.width && between(square + 1))
      walls.push({ x1: (x + 1) * SIDE, y1: y * SIDE, x2: (x + 1) * SIDE, y2: (y + 1) * SIDE });
    if (y + 1 < grid.height && between(square + grid.width))
      walls.push({ x1: x * SIDE, y1: (y + 1) * SIDE, x2: (x + 1) * SIDE, y2: (y + 1) * SIDE });
  }
  return walls;
}

/** Spaces with no space to the north: a wall face is seen there. */
export const northFaces = (grid: Grid, squares: readonly Square[]): Square[] =>
  squares.filter(square => square < grid.width || !isFloor(grid, square - grid.width));

/** Where a door stands: its middle, its length, and whether one walks through it from north to south. */
export function doorLine(
  grid: Grid,
  { edges }: Pick<Door, 'edges'>,
): Point & { long: number; lies: boolean } {
  const points = edges.map(([a, b]) => {
    const [one, other] = [centreOf(grid, a), centreOf(grid, b)];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, lies: one.x === other.x };
  });
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return {
    x: sum.x / count,
    y: sum.y / count,
    long: SIDE * count,
    lies: points[0]?.lies ?? true,
  };
}

/** All these spaces as one outline. */
export const pathOf = (grid: Grid, squares: readonly Square[]): string =>
  squares
    .map(
      square => `M${columnOf(grid, square) * SIDE} ${rowOf(grid, square) * SIDE}h${SIDE}v${SIDE}h-${SIDE}Z`,
    )
    .join('');
