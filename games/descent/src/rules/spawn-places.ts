import { type Place, placeAt, type Shape, type Square } from '@tenebrae/board';
import { questRules } from '../effects/quests.ts';
import type { State } from '../state.ts';
import { NOWHERE, spacesAt } from './figures.ts';
import { spawnWatchers } from './sight.ts';
import { obstacleAt } from './spaces.ts';
import { placerOf } from './walk.ts';

/**
 * DJ-SPN-02, DJ-SPN-05 to DJ-SPN-07, DJ-SPN-13: a test of spaces, each looked at once: no obstacle and no hero's sight. While a
 * card is played no hero moves and monsters hide nothing, so that it holds for all of its monsters.
 */
export function spawnGround(state: State): (square: Square) => boolean {
  const watchers = spawnWatchers(state);
  const { maySpawnAt } = questRules(state);
  const known = new Int8Array(state.areaOf.length);
  return square => {
    if (known[square] === 0) {
      const isFree =
        obstacleAt(state, square) === null &&
        (maySpawnAt?.(state, square) ?? true) &&
        !watchers.some(sees => sees(square));
      known[square] = isFree ? 1 : -1;
    }
    return known[square] === 1;
  };
}

/** DJ-SPN-02 to DJ-SPN-05: the places where a new monster of this shape may be put, both ways that it can lie. */
export const spawnPlaces = (state: State, shape: Shape, isGround: (square: Square) => boolean): Place[] =>
  placesOf(state, shape).filter(spawnTest(state, shape, isGround));

/** Whether there is one, perhaps `instead` of a figure that is taken off and leaves its spaces. */
export const hasSpawnPlace = (
  state: State,
  shape: Shape,
  isGround: (square: Square) => boolean,
  instead: readonly Square[] = NOWHERE,
): boolean => {
  const isLegal = spawnTest(state, shape, isGround, instead);
  for (const place of placesOf(state, shape)) if (isLegal(place)) return true;
  return false;
};

function spawnTest(
  state: State,
  shape: Shape,
  isGround: (square: Square) => boolean,
  instead: readonly Square[] = NOWHERE,
): (place: Place) => boolean {
  const mayStand = placerOf(state, shape, 'monster', instead);
  return place => mayStand(place) && spacesAt(state, shape, place).every(isGround);
}

/** The spaces of a map, which never change. */
const SPACES = new WeakMap<readonly number[], Square[]>();

function spacesOf(areaOf: readonly number[]): Square[] {
  let squares = SPACES.get(areaOf);
  if (squares === undefined) {
    squares = areaOf.flatMap((area, square) => (area >= 0 ? [square] : []));
    SPACES.set(areaOf, squares);
  }
  return squares;
}

function placesOf(state: State, shape: Shape): Place[] {
  return shape.width === shape.height ? spacesOf(state.areaOf) : longPlacesOf(state);
}

/** The same for figures that can lie in two ways. */
const LONG_PLACES = new WeakMap<readonly number[], Place[]>();

function longPlacesOf({ areaOf, grid }: State): Place[] {
  let places = LONG_PLACES.get(areaOf);
  if (places === undefined) {
    const squares = spacesOf(areaOf);
    places = [...squares, ...squares.map(square => placeAt(grid, square, true))];
    LONG_PLACES.set(areaOf, places);
  }
  return places;
}
