import { anchorOf, columnOf, ONE_SQUARE, type Place, rowOf, type Shape, type Square } from '@tenebrae/board';
import { freeze } from '@tenebrae/kernel';
import type { FigureId, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { nameOf, spacesAt } from './figures.ts';

/** What people call a space: its column as a letter, its row as a number, both from the north-west corner: `C4`. */
export function spaceName({ grid }: State, square: Square): string {
  const names = (SPACE_NAMES[grid.width] ??= []);
  return (names[square] ??= nameSpace(columnOf(grid, square), rowOf(grid, square)));
}

/** By width of the map and square. */
const SPACE_NAMES: string[][] = [];

const nameSpace = (column: number, row: number): string =>
  `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${row + 1}`;

/**
 * Options that say the same on every map of a size are made once, for one action and one shape of figure: a walk offers dozens
 * of them at every step. Dearer ones than any walk are made anew.
 */
export interface OptionTable {
  readonly action: string;
  readonly shape: Shape;
  /** By place, then by cost. */
  readonly options: (ActionOption[] | undefined)[];
}
const DEAREST = 32;

const TABLES = new Map<string, Map<number, OptionTable>>();
/** The table that was asked for last: most often it is asked for again. */
const last: { action: string; key: number; table: OptionTable | null } = { action: '', key: -1, table: null };

/** The options of an action for figures of a shape; `named` says whether they name a square or a place. */
function tableOf(state: State, action: string, shape: Shape, named: 'square' | 'place'): OptionTable {
  const { width, height } = state.grid;
  const key =
    ((width * MOST + height) * MOST + shape.width) * MOST + 2 * shape.height + (named === 'square' ? 1 : 0);
  if (last.table !== null && last.key === key && last.action === action) return last.table;
  let tables = TABLES.get(action);
  if (tables === undefined) {
    tables = new Map();
    TABLES.set(action, tables);
  }
  let table = tables.get(key);
  if (table === undefined) {
    table = { action, shape, options: Array.from({ length: 2 * width * height }, () => undefined) };
    tables.set(key, table);
  }
  last.action = action;
  last.key = key;
  last.table = table;
  return table;
}

/** More than any map is broad or high. */
const MOST = 1024;

/** An option that names a space: `<action>:<square>`. */
export const squareOption = (state: State, action: string, square: Square, cost = 0): ActionOption =>
  squareOptionIn(squareOptions(state, action), state, square, cost);

/** The same for many spaces. */
export const squareOptions = (state: State, action: string): OptionTable =>
  tableOf(state, action, ONE_SQUARE, 'square');

export function squareOptionIn(
  { action, options }: OptionTable,
  state: State,
  square: Square,
  cost: number,
): ActionOption {
  if (cost >= DEAREST) return makeSquareOption(state, action, square, cost);
  const row = (options[square] ??= []);
  return (row[cost] ??= freeze(makeSquareOption(state, action, square, cost)));
}

const makeSquareOption = (state: State, action: string, square: Square, cost: number): ActionOption => ({
  id: `${action}:${square}`,
  action,
  square,
  cost,
  about: { space: spaceName(state, square), cost },
  on: [`square:${square}`],
});

/** An option that names a place of a figure, which may cover several spaces: `<action>:<place>`. */
export const placeOption = (
  state: State,
  action: string,
  place: Place,
  shape: Shape,
  cost = 0,
): ActionOption => optionIn(placeOptions(state, action, shape), state, place, cost);

/** The same for many places. */
export const placeOptions = (state: State, action: string, shape: Shape): OptionTable =>
  tableOf(state, action, shape, 'place');

export function optionIn(
  { action, shape, options }: OptionTable,
  state: State,
  place: Place,
  cost: number,
): ActionOption {
  if (cost >= DEAREST) return makePlaceOption(state, action, place, shape, cost);
  const row = (options[place] ??= []);
  return (row[cost] ??= freeze(makePlaceOption(state, action, place, shape, cost)));
}

const makePlaceOption = (
  state: State,
  action: string,
  place: Place,
  shape: Shape,
  cost: number,
): ActionOption => ({
  id: `${action}:${place}`,
  action,
  place,
  cost,
  about: { space: spaceName(state, anchorOf(state.grid, place)), cost },
  on: spacesAt(state, shape, place).map(square => `square:${square}`),
});

/** An option that names a figure: `<action>:<figure>`, with the figure's name as the fact `figure`. */
export function figureOption(state: State, action: string, figure: FigureId): ActionOption {
  const name = nameOf(state, figure);
  let options = FIGURE_OPTIONS.get(action);
  if (options === undefined) {
    options = new Map();
    FIGURE_OPTIONS.set(action, options);
  }
  const known = options.get(figure);
  if (known?.about?.['figure'] === name) return known;
  const option: ActionOption = freeze({
    id: `${action}:${figure}`,
    action,
    figure,
    about: { figure: name },
    on: [figure],
  });
  options.set(figure, option);
  return option;
}

/** By action and figure; a monster's number is another's in another match, so its name is looked at. */
const FIGURE_OPTIONS = new Map<string, Map<FigureId, ActionOption>>();
