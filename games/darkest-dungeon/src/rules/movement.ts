import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { FigureId, Hero, State } from '../state.ts';
import { areasWithin } from './areas.ts';
import { removeConditions } from './conditions.ts';
import { canStop, isCrowded, makeRoom } from './displacing.ts';
import { battleOf, type Figure, isIn } from './figures.ts';
import { speedOf } from './hit.ts';
import { roomEffects } from './room-effects.ts';
import { isUnder, SANCTUARY } from './room-passives.ts';

/** DD-HRO-05 to DD-HRO-07: where a Move may take a Hero now. Characters on the way do not matter. */
export function moveAreas(state: State, hero: Hero, speed: number): AreaId[] {
  const { room, turn } = battleOf(state);
  const { area: from } = hero;
  if (from === null || turn === null) return [];
  const mayCrowd = turn.actions > 1 && !turn.mustMove;
  const areas: AreaId[] = [];
  for (const area of areasWithin(room, from, speed))
    if (area !== from && (canStop(state, hero, area) || (mayCrowd && canMoveOn(state, hero, area))))
      areas.push(area);
  return areas;
}

/** DD-HRO-07: whether the next Move of a Hero who stops in a full Area can lead out of it. */
function canMoveOn(state: State, hero: Hero, area: AreaId): boolean {
  const { room } = battleOf(state);
  for (const one of areasWithin(room, area, speedOf(state, hero, area)))
    if (one !== area && canStop(state, hero, one)) return true;
  return false;
}

/** DD-POS-01 to DD-POS-03: a figure goes to an Area by its own movement and stops there; whoever must makes room. */
export function moveFigure(
  table: Table<State>,
  figure: Figure,
  to: AreaId,
  rule: RuleId,
  spared: readonly FigureId[] = [],
): Rule {
  const { state } = table;
  const from = figure.area;
  const fits = canStop(state, figure, to, spared);
  putFigure(table, figure, to, rule);
  table.tell({ type: 'figure-moved', rule, figure: figure.id, from, area: to });
  return fits && isCrowded(state, figure, to)
    ? pushIn(table, figure, to, spared)
    : roomEffects(table, 'end-of-move', figure);
}

function* pushIn(table: Table<State>, figure: Figure, to: AreaId, spared: readonly FigureId[]): Rule {
  yield* makeRoom(table, figure, to, spared, 'DD-POS-02');
  if (isIn(table.state, figure)) yield* roomEffects(table, 'end-of-move', figure);
}

/**
 * A figure comes to stand in an Area by any means, and what counts on entering happens (Founder's Tomb). Plain moves,
 * Shuffles, throws, placements all end here.
 */
export function putFigure(table: Table<State>, figure: Figure, area: AreaId, rule: RuleId): void {
  const enters = figure.area !== area;
  figure.area = area;
  if (enters && figure.conditions.length > 0 && isUnder(table.state, 'sanctuary', figure))
    removeConditions(table, figure, SANCTUARY, rule);
}
