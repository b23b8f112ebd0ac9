import {
  columnOf,
  distancesFrom,
  isAdjacent,
  isFloor,
  neighbours,
  rowOf,
  type Square,
  squareAt,
  walkingDistance,
  walkingDistanceBetween,
} from '@tenebrae/board';
import type { ObstacleKind, Spot } from '../data/quest.ts';
import type { Glyph, Marker, Staircase, State } from '../state.ts';

/** DJ-BRD-01: every square of the map is a space, named by column and row. */
export const squareOf = (state: State, [column, row]: Spot): Square => squareAt(state.grid, column, row);
export const spotOf = (state: State, square: Square): Spot => [
  columnOf(state.grid, square),
  rowOf(state.grid, square),
];

export const isSpace = (state: State, square: Square): boolean => isFloor(state.grid, square);

/** DJ-EXP-05: nothing in an unrevealed area exists for any rule. */
export const isRevealed = (state: State, square: Square): boolean =>
  state.areas[state.areaOf[square] ?? -1]?.revealed ?? false;

/** DJ-BRD-02: edges without wall or closed door; corners with a way round them. */
export const areAdjacent = (state: State, a: Square, b: Square): boolean => isAdjacent(state.grid, a, b);

export const neighboursOf = (state: State, square: Square): Square[] => neighbours(state.grid, square);

/** Whether any of some spaces is adjacent to any of others. */
export const anyAdjacent = (state: State, ones: readonly Square[], others: readonly Square[]): boolean =>
  ones.some(one => others.some(other => isAdjacent(state.grid, one, other)));

/** DJ-BRD-05: the shortest chain of adjacent spaces, figures and obstacles ignored; Infinity if there is none. */
export const distance = (state: State, a: Square, b: Square): number => walkingDistance(state.grid, a, b);

/** DJ-BRD-05: between large figures, the closest pair of their spaces. */
export const distanceBetween = (state: State, ones: readonly Square[], others: readonly Square[]): number =>
  walkingDistanceBetween(state.grid, ones, others);

/** The spaces at most so far from any of some, those themselves included. */
export function spacesWithin(state: State, from: readonly Square[], spaces: number): Square[] {
  const far = distancesFrom(state.grid, from, {}, spaces);
  const found: Square[] = [];
  for (let square = 0; square < far.length; square++)
    if ((far[square] ?? Infinity) <= spaces) found.push(square);
  return found;
}

/**
 * DJ-ATK-05, DJ-PRP-08: the range of an attack. The two ends of a staircase are 1 apart, an end and a space adjacent to the
 * other end 2.
 */
export function rangeBetween(state: State, from: Square, to: Square): number {
  let best = distance(state, from, to);
  for (const [near, far] of stairPairs(state)) {
    if (from === near) best = Math.min(best, to === far ? 1 : areAdjacent(state, to, far) ? 2 : Infinity);
    else if (to === far && areAdjacent(state, from, near)) best = Math.min(best, 2);
  }
  return best;
}

/** DJ-LOS-09: each pair of staircases of one colour, both ways, where both are on the board. */
export function stairPairs(state: State): (readonly [Square, Square])[] {
  const pairs: (readonly [Square, Square])[] = [];
  for (const one of state.staircases) {
    for (const other of state.staircases) {
      if (one.colour === other.colour && one.square !== other.square) pairs.push([one.square, other.square]);
    }
  }
  return pairs;
}

export const obstacleAt = (state: State, square: Square): ObstacleKind | null =>
  state.obstacles.find(one => one.square === square)?.kind ?? null;

export const isPit = (state: State, square: Square): boolean => obstacleAt(state, square) === 'pit';

/** DJ-PRP-05, DJ-PRP-06: rubble and water block movement. */
export function blocksMovement(state: State, square: Square): boolean {
  const obstacle = obstacleAt(state, square);
  return obstacle === 'rubble' || obstacle === 'water';
}

export const glyphAt = (state: State, square: Square): Glyph | null =>
  state.glyphs.find(one => one.square === square) ?? null;

export const isActiveGlyph = (state: State, square: Square): boolean =>
  glyphAt(state, square)?.active === true;

export const staircaseAt = (state: State, square: Square): Staircase | null =>
  state.staircases.find(one => one.square === square) ?? null;

export const markersAt = (state: State, square: Square | 'town'): Marker[] =>
  state.markers.filter(one => one.square === square);
