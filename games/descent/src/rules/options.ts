import { anchorOf, columnOf, type Place, rowOf, type Shape, type Square } from '@tenebrae/board';
import { freeze } from '@tenebrae/kernel';
import type { FigureId, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { nameOf, spacesAt } from './figures.ts';

/** What people call a space: its column as a letter, its row as a number, both from the north-west corner: `C4`. */
export function spaceName(state: State, square: Square): string {
  const column = columnOf(state.grid, square);
  const letter = String.fromCharCode(65 + (column % 26));
  return `${column < 26 ? '' : 'A'}${letter}${rowOf(state.grid, square) + 1}`;
}

/** An option that names a space: `<action>:<square>`. */
export const squareOption = (state: State, action: string, square: Square, cost = 0): ActionOption =>
  kept(`${state.grid.width} ${action}`, square * DEAREST + cost, cost, () => ({
    id: `${action}:${square}`,
    action,
    square,
    cost,
    about: { space: spaceName(state, square), cost },
    on: [`square:${square}`],
  }));

/**
 * Options that say the same on every map of a width are made once: a walk offers dozens of them at every step. Dearer ones
 * than any walk are made anew.
 */
const KEPT = new Map<string, ActionOption[]>();
const DEAREST = 32;

function kept(sort: string, at: number, cost: number, make: () => ActionOption): ActionOption {
  if (cost >= DEAREST) return make();
  let options = KEPT.get(sort);
  if (options === undefined) {
    options = [];
    KEPT.set(sort, options);
  }
  return (options[at] ??= freeze(make()));
}

/** An option that names a place of a figure, which may cover several spaces: `<action>:<place>`. */
export const placeOption = (
  state: State,
  action: string,
  place: Place,
  shape: Shape,
  cost = 0,
): ActionOption => {
  const { width, height } = state.grid;
  return kept(
    `${width} ${height} ${shape.width} ${shape.height} ${action}`,
    place * DEAREST + cost,
    cost,
    () => ({
      id: `${action}:${place}`,
      action,
      place,
      cost,
      about: { space: spaceName(state, anchorOf(state.grid, place)), cost },
      on: spacesAt(state, shape, place).map(square => `square:${square}`),
    }),
  );
};

/** An option that names a figure: `<action>:<figure>`, with the figure's name as the fact `figure`. */
export const figureOption = (state: State, action: string, figure: FigureId): ActionOption => ({
  id: `${action}:${figure}`,
  action,
  figure,
  about: { figure: nameOf(state, figure) },
  on: [figure],
});
