import type { Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Character, State, TileNumber } from '../state.ts';
import { characters, dungeonOf, ground, isAnyAmong, squaresOf, tilesOf } from './figures.ts';
import { archwayAt, hasSight, isThere, tilesAt } from './ground.ts';
import { squaresAround } from './groundwork.ts';

/** DL-CON-06: the 3x3 squares round a centre, cut by walls: those without line of sight from it are left out. */
export const areaAround = (state: State, centre: Square): Square[] =>
  cut(state, centre, squaresAround(centre));

/** The squares whose area may hold one of these. */
export const centresRound = (state: State, squares: readonly Square[]): Square[] =>
  [...new Set(squares.flatMap(squaresAround))]
    .filter(square => isThere(ground(state), square))
    .sort((a, b) => a - b);

/** DL-CON-04: the 2x2 areas that contain a chosen square, cut by walls in the same way; by their top left squares. */
export function areasWith(
  state: State,
  chosen: Square,
): { readonly corner: Square; readonly squares: Square[] }[] {
  return [-PLANE - 1, -PLANE, -1, 0].map(offset => {
    const corner = chosen + offset;
    return { corner, squares: cut(state, chosen, [corner, corner + 1, corner + PLANE, corner + PLANE + 1]) };
  });
}

function cut(state: State, from: Square, squares: readonly Square[]): Square[] {
  const board = ground(state);
  const left: Square[] = [];
  for (const square of squares)
    if (isThere(board, square) && hasSight(board, from, square)) left.push(square);
  return left;
}

/** DL-LRG-05: everyone with a square in the area, each once. */
export const charactersOn = (state: State, squares: readonly Square[]): Character[] =>
  characters(state).filter(one => isAnyAmong(squaresOf(one), squares));

const columnOf = (square: Square): number => square % PLANE;
const rowOf = (square: Square): number => Math.floor(square / PLANE);

/** Squares at most so many columns and rows away on the plane, but for those of tiles laid apart (DL-EXP-12). */
export function squaresAbout(state: State, figure: Character, most: number): Square[] {
  const pieces = tilesInOnePiece(state, figure);
  return ground(state).squares.filter(
    square =>
      Math.abs(columnOf(square) - columnOf(figure.square)) <= most &&
      Math.abs(rowOf(square) - rowOf(figure.square)) <= most &&
      liesOn(state, square).some(tile => pieces.has(tile)),
  );
}

/** The tiles that lie as the plane shows them, seen from a figure: all that no bent passage comes between. */
function tilesInOnePiece(state: State, figure: Character): Set<TileNumber> {
  const { archways } = dungeonOf(state).plan;
  const pieces = new Set(tilesOf(state, figure).filter(tile => liesOn(state, figure.square).includes(tile)));
  for (const tile of pieces)
    for (const { from, to, bent } of archways)
      if (to !== null && !bent && (from === tile || to === tile)) pieces.add(from).add(to);
  return pieces;
}

/** The tiles of a square, a bent passage lying where its first tile does. */
function liesOn(state: State, square: Square): readonly TileNumber[] {
  const board = ground(state);
  const archway = dungeonOf(state).plan.archways[archwayAt(board, square)];
  return archway?.bent === true ? [archway.from] : tilesAt(board, square);
}

/** The next square straight away from another, sideways or askew, whichever is nearer to the line between them. */
export function squareBehind(from: Square, square: Square): Square {
  const across = columnOf(square) - columnOf(from);
  const down = rowOf(square) - rowOf(from);
  const isFlat = Math.abs(across) > 2 * Math.abs(down);
  const isSteep = Math.abs(down) > 2 * Math.abs(across);
  return square + (isSteep ? 0 : Math.sign(across)) + (isFlat ? 0 : Math.sign(down) * PLANE);
}
