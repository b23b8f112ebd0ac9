import { kingDistance, type Place, placeAt, type Shape, type Square, distancesFrom } from '@tenebrae/board';
import type { FigureId, State } from '../state.ts';
import { figureOf, pieceOf, shapeOfFigure, spacesAt, spacesOf } from './figures.ts';
import { anchorSquare } from './walk.ts';

/** Where a figure stands; null off the board. */
export function placeOf(state: State, id: FigureId): Place | null {
  const figure = figureOf(state, id);
  if (figure === null) return null;
  const { place } = pieceOf(figure);
  return typeof place === 'number' ? place : null;
}

/** Puts a figure somewhere and nothing else; whoever lay in a pit has left it. */
export function putAt(state: State, id: FigureId, place: Place): void {
  const figure = figureOf(state, id);
  if (figure === null) return;
  const moved = pieceOf(figure);
  moved.place = place;
  moved.fallen = false;
}

/** DJ-LRG-13: the spaces that a figure enters by going to a place: those that it does not cover already. */
export function newlyCovered(state: State, id: FigureId, to: Place): readonly Square[] {
  const old = spacesOf(state, id);
  return spacesAt(state, shapeOfFigure(state, id), to).filter(square => !old.includes(square));
}

/**
 * DJ-EXP-06, DJ-MOV-07, DJ-SET-18: the legal places nearest to one, all equally near. A place is as far as its farthest space,
 * by DJ-BRD-05; only where no way leads to any, as the crow flies.
 */
export function nearestLegal(
  state: State,
  shape: Shape,
  around: Place,
  isLegal: (place: Place) => boolean,
): readonly Place[] {
  const legal = allPlaces(state, shape).filter(isLegal);
  const far = distancesFrom(state.grid, spacesAt(state, shape, around));
  const walked = (place: Place): number =>
    Math.max(...spacesAt(state, shape, place).map(square => far[square] ?? Infinity));
  const found = nearestBy(legal, walked);
  if (found.length > 0) return found;
  const anchor = anchorSquare(state, around);
  return nearestBy(legal, place => kingDistance(state.grid, anchor, anchorSquare(state, place)));
}

function nearestBy(places: readonly Place[], measure: (place: Place) => number): readonly Place[] {
  let best = Infinity;
  let found: Place[] = [];
  for (const place of places) {
    const distance = measure(place);
    if (distance > best || distance === Infinity) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(place);
  }
  return found;
}

/** Every place of the board, those of a long figure in both ways that it can lie. */
function allPlaces(state: State, shape: Shape): Place[] {
  const squares = state.grid.squares.map((_, square) => square);
  if (shape.width === shape.height) return squares;
  return [...squares, ...squares.map(square => placeAt(state.grid, square, true))];
}
