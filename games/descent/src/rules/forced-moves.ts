import { columnOf, distancesFrom, isTurned, type Place, placeAt, rowOf } from '@tenebrae/board';
import { ask, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { FigureId, State } from '../state.ts';
import { enterSpaces } from './entering.ts';
import { nameOf, seatOf, shapeOfFigure, spacesAt, spacesOf } from './figures.ts';
import { isMisplaced } from './moving.ts';
import { NOTHING } from './nothing.ts';
import { placeOption, spaceName } from './options.ts';
import { nearestLegal, newlyCovered, placeOf, putAt } from './placing.ts';
import { spacesWithin } from './spaces.ts';
import { anchorSquare, enderOf, stopperOf } from './walk.ts';

/** DJ-MOV-15: puts a figure somewhere by no will of its own: only the final spaces are entered. */
export function* forceMove(table: Table<State>, figure: FigureId, to: Place, rule: RuleId): Rule {
  const { state } = table;
  const from = placeOf(state, figure);
  if (from === null || from === to) return;
  const entered = newlyCovered(state, figure, to);
  putAt(state, figure, to);
  table.tell({
    type: 'figure-forced',
    rule,
    figure,
    name: nameOf(state, figure),
    from,
    place: to,
    space: spaceName(state, anchorSquare(state, to)),
  });
  yield* enterSpaces(table, figure, entered, 'forced');
}

/** DJ-ABL-18 to DJ-ABL-20, DJ-LRG-13, DJ-VAR-04: where a figure may be thrown, up to so many spaces, its own place excluded. */
export function landingPlaces(state: State, figure: FigureId, spaces: number): readonly Place[] {
  const from = placeOf(state, figure);
  if (from === null) return [];
  const body = spacesOf(state, figure);
  const far = state.options.faq ? spaces - (body.length - 1) : spaces;
  if (far < 1) return [];
  const mayEnd = enderOf(state, figure);
  if (body.length === 1)
    return spacesWithin(state, body, far).filter(place => place !== from && mayEnd(place));
  return shifts(state, from, far).filter(
    place => mayEnd(place) && eachWithin(state, figure, from, place, far),
  );
}

/** The places of a body that keeps its orientation and is shifted by at most so many columns and rows. */
function shifts(state: State, from: Place, far: number): Place[] {
  const { grid } = state;
  const anchor = anchorSquare(state, from);
  const places: Place[] = [];
  for (let y = rowOf(grid, anchor) - far; y <= rowOf(grid, anchor) + far; y++) {
    for (let x = columnOf(grid, anchor) - far; x <= columnOf(grid, anchor) + far; x++) {
      if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) continue;
      const place = placeAt(grid, y * grid.width + x, isTurned(grid, from));
      if (place !== from) places.push(place);
    }
  }
  return places;
}

/** DJ-ABL-20: each space of a large body goes at most so far, walls and closed doors in the way. */
function eachWithin(state: State, figure: FigureId, from: Place, to: Place, far: number): boolean {
  const shape = shapeOfFigure(state, figure);
  const goals = spacesAt(state, shape, to);
  return spacesAt(state, shape, from).every((square, at) => {
    const goal = goals[at];
    return goal !== undefined && (distancesFrom(state.grid, [square], {}, far)[goal] ?? Infinity) <= far;
  });
}

/** DJ-MOV-07, DJ-GLY-06: a figure stopped where it may not stay goes to the nearest legal place, its owner's choice. */
export const putInNearestPlace = (table: Table<State>, figure: FigureId, rule: RuleId): Rule =>
  isMisplaced(table.state, figure) ? stepAside(table, figure, rule) : NOTHING;

function* stepAside(table: Table<State>, figure: FigureId, rule: RuleId): Rule {
  const { state } = table;
  const from = placeOf(state, figure);
  if (from === null) return;
  const shape = shapeOfFigure(state, figure);
  const places = nearestLegal(state, shape, from, stopperOf(state, figure));
  if (places.length === 0) return;
  const options = places.map(place => placeOption(state, 'aside', place, shape));
  const { place = from } = yield* ask('nearest-place', seatOf(state, figure), options, rule, {
    about: { figure: nameOf(state, figure) },
  });
  yield* forceMove(table, figure, place, rule);
}

/** DJ-EXP-06, DJ-SET-18: the nearest legal places around one, all at the same smallest distance; perhaps of one area only. */
export function nearestPlaces(
  state: State,
  figure: FigureId,
  around: Place,
  within: (place: Place) => boolean = () => true,
): readonly Place[] {
  const mayEnd = enderOf(state, figure);
  return nearestLegal(state, shapeOfFigure(state, figure), around, place => within(place) && mayEnd(place));
}
