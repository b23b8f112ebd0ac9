import type { Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Character, State } from '../state.ts';
import { characters, ground, squaresOf } from './figures.ts';
import { hasSight, isThere } from './ground.ts';

/** DL-CON-06: the 3x3 squares round a centre, cut by walls: those without line of sight from it are left out. */
export function areaAround(state: State, centre: Square): Square[] {
  const squares: Square[] = [];
  for (const down of [-PLANE, 0, PLANE])
    for (const across of [-1, 0, 1]) squares.push(centre + down + across);
  return cut(state, centre, squares);
}

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
  return squares.filter(square => isThere(board, square) && hasSight(board, from, square));
}

/** DL-LRG-05: everyone with a square in the area, each once. */
export const charactersOn = (state: State, squares: readonly Square[]): Character[] =>
  characters(state).filter(one => squaresOf(one).some(square => squares.includes(square)));
