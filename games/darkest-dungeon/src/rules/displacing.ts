import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { FigureId, State } from '../state.ts';
import { areasOf, distancesFrom, neighboursOf } from './areas.ts';
import { chooseArea, chooseFigure, groupSeat } from './asking.ts';
import {
  battleOf,
  type Figure,
  figuresAt,
  freeSpaces,
  hasRoom,
  isLarge,
  isSmall,
  spacesOf,
} from './figures.ts';
import { putFigure } from './movement.ts';

/**
 * DD-POS-02, DD-POS-03, DD-POS-11: whether a figure may stop in an Area, by itself or because others can be displaced.
 * `spared` cannot be displaced.
 */
export function canStop(
  state: State,
  figure: Figure,
  area: AreaId,
  spared: readonly FigureId[] = NOBODY,
): boolean {
  const missing = missingSpaces(state, figure, area);
  if (missing <= 0) return true;
  if (displaceable(state, figure, area, spared).length < missing) return false;
  let free = 0;
  for (const next of neighboursOf(battleOf(state).room, area))
    free += Math.max(0, freeWithout(state, figure, next));
  return free >= missing;
}

const NOBODY: readonly FigureId[] = [];

/** Whether somebody must be moved out, now that a figure has come. */
export const isCrowded = (state: State, figure: Figure, area: AreaId): boolean =>
  missingSpaces(state, figure, area) > 0;

/** DD-POS-02, DD-POS-03, DD-POS-12: the players move others out until there is room. */
export function* makeRoom(
  table: Table<State>,
  figure: Figure,
  area: AreaId,
  spared: readonly FigureId[],
  rule: RuleId,
): Rule {
  const { state } = table;
  const { room } = battleOf(state);
  while (missingSpaces(state, figure, area) > 0) {
    const able = displaceable(state, figure, area, spared);
    const about = { by: figure.id, area };
    const moved = yield* chooseFigure('displace-figure', groupSeat(state), able, rule, about);
    const open = neighboursOf(room, area).filter(next => freeWithout(state, figure, next) > 0);
    const to = yield* chooseArea('displace-to', groupSeat(state), open, rule, { figure: moved.id });
    putFigure(table, moved, to, 'DD-POS-12');
    table.tell({ type: 'figure-displaced', rule, figure: moved.id, by: figure.id, from: area, area: to });
  }
}

/** DD-SUM-03, DD-BSU-15: the nearest Areas with room for a figure; the Area itself when it has. */
export function nearestWithRoom(state: State, figure: Figure, area: AreaId): AreaId[] {
  const { room } = battleOf(state);
  if (hasRoom(state, figure, area)) return [area];
  const distances = distancesFrom(room, area);
  let nearest: AreaId[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const one of areasOf(room)) {
    const steps = distances.get(one) ?? Number.POSITIVE_INFINITY;
    if (steps > least || !hasRoom(state, figure, one)) continue;
    if (steps < least) nearest = [];
    least = steps;
    nearest.push(one);
  }
  return nearest;
}

/** DD-POS-02, DD-POS-03: who can be made to give way: to a Large Monster all but the Large, to others the Small. */
function displaceable(state: State, figure: Figure, area: AreaId, spared: readonly FigureId[]): Figure[] {
  const large = isLarge(figure);
  if (isSmall(figure)) return [];
  return figuresAt(state, area).filter(
    one => one !== figure && !spared.includes(one.id) && (large ? !isLarge(one) : isSmall(one)),
  );
}

/** DD-POS-11: spaces that a figure lacks in an Area, wherever it is now. */
const missingSpaces = (state: State, figure: Figure, area: AreaId): number =>
  spacesOf(figure) - freeWithout(state, figure, area);

/** Free spaces as if the figure stood nowhere. */
const freeWithout = (state: State, figure: Figure, area: AreaId): number =>
  freeSpaces(state, area) + (figure.area === area ? spacesOf(figure) : 0);
