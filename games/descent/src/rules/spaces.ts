import { columnOf, isFloor, rowOf, type Square, squareAt, walkingDistanceBetween } from '@tenebrae/board';
import type { ObstacleKind, Spot } from '../data/quest.ts';
import type { Glyph, Marker, MarkerKind, Staircase, State } from '../state.ts';
import { stepsBetween, squaresWithin } from './distances.ts';
import { areBeside, besideSquare } from './geometry.ts';

/** DJ-BRD-01: every square of the map is a space, named by column and row. */
export const squareOf = (state: State, [column, row]: Spot): Square => squareAt(state.grid, column, row);
export const spotOf = (state: State, square: Square): Spot => [
  columnOf(state.grid, square),
  rowOf(state.grid, square),
];

export const isSpace = (state: State, square: Square): boolean => isFloor(state.grid, square);

/** DJ-EXP-05: nothing in an unrevealed area exists for any rule. */
export function isRevealed({ areas, areaOf }: State, square: Square): boolean {
  const area = areaOf[square] ?? -1;
  // Reading a list at a negative place is slow.
  return area >= 0 && areas[area]?.revealed === true;
}

/** DJ-BRD-02: edges without wall or closed door; corners with a way round them. */
export const areAdjacent = (state: State, a: Square, b: Square): boolean => areBeside(state.grid, a, b);

export const neighboursOf = (state: State, square: Square): readonly Square[] =>
  besideSquare(state.grid, square);

/** Whether any of some spaces is adjacent to any of others. */
export function anyAdjacent(state: State, ones: readonly Square[], others: readonly Square[]): boolean {
  for (const one of ones) for (const other of others) if (areBeside(state.grid, one, other)) return true;
  return false;
}

/** DJ-BRD-05: the shortest chain of adjacent spaces, figures and obstacles ignored; Infinity if there is none. */
export const distance = (state: State, a: Square, b: Square): number => stepsBetween(state.grid, a, b);

/** DJ-BRD-05: between large figures, the closest pair of their spaces. */
export const distanceBetween = (state: State, ones: readonly Square[], others: readonly Square[]): number =>
  walkingDistanceBetween(state.grid, ones, others);

/** The spaces at most so far from any of some, those themselves included. */
export const spacesWithin = (state: State, from: readonly Square[], spaces: number): Square[] =>
  squaresWithin(state.grid, from, spaces);

/**
 * DJ-ATK-05, DJ-PRP-08: the range of an attack. The two ends of a staircase are 1 apart, an end and a space adjacent to the
 * other end 2.
 */
export function rangeBetween(state: State, from: Square, to: Square): number {
  let best = distance(state, from, to);
  if (state.staircases.length === 0) return best;
  for (const [near, far] of stairPairs(state)) {
    if (from === near) best = Math.min(best, to === far ? 1 : areAdjacent(state, to, far) ? 2 : Infinity);
    else if (to === far && areAdjacent(state, from, near)) best = Math.min(best, 2);
  }
  return best;
}

/** DJ-LOS-09: each pair of staircases of one colour, both ways, where both are on the board. */
export function stairPairs({ staircases }: State): readonly (readonly [Square, Square])[] {
  if (staircases.length < 2) return NO_PAIRS;
  const known = PAIRS.get(staircases);
  if (known?.count === staircases.length) return known.pairs;
  const pairs: (readonly [Square, Square])[] = [];
  for (const one of staircases) {
    for (const other of staircases) {
      if (one.colour === other.colour && one.square !== other.square) pairs.push([one.square, other.square]);
    }
  }
  PAIRS.set(staircases, { count: staircases.length, pairs });
  return pairs;
}

type Pairs = readonly (readonly [Square, Square])[];
const NO_PAIRS: Pairs = [];
/** Staircases are only ever added, and their pairs are asked for with every look. */
const PAIRS = new WeakMap<readonly Staircase[], { readonly count: number; readonly pairs: Pairs }>();

export function obstacleAt({ obstacles }: State, square: Square): ObstacleKind | null {
  for (const one of obstacles) if (one.square === square) return one.kind;
  return null;
}

export const isPit = (state: State, square: Square): boolean => obstacleAt(state, square) === 'pit';

/** DJ-PRP-05, DJ-PRP-06: rubble and water block movement. */
export function blocksMovement(state: State, square: Square): boolean {
  const obstacle = obstacleAt(state, square);
  return obstacle === 'rubble' || obstacle === 'water';
}

export function glyphAt({ glyphs }: State, square: Square): Glyph | null {
  for (const one of glyphs) if (one.square === square) return one;
  return null;
}

export const isActiveGlyph = (state: State, square: Square): boolean =>
  glyphAt(state, square)?.active === true;

export function staircaseAt({ staircases }: State, square: Square): Staircase | null {
  for (const one of staircases) if (one.square === square) return one;
  return null;
}

/** Puts a marker on the board, or in the town; one that is no chest has no number. */
export function layDown(state: State, what: MarkerKind, square: Square | 'town', number = 0): number {
  const id = state.nextMarker;
  state.nextMarker += 1;
  state.markers = [...state.markers, { id, what, square, number }];
  return id;
}

export function hasMarkerAt({ markers }: State, square: Square | 'town'): boolean {
  for (const one of markers) if (one.square === square) return true;
  return false;
}

export const markersAt = (state: State, square: Square | 'town'): Marker[] =>
  state.markers.filter(one => one.square === square);
