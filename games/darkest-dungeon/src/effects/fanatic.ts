import type { Rule, Table } from '@tenebrae/kernel';
import { distance } from '../rules/areas.ts';
import { canStop } from '../rules/displacing.ts';
import {
  battleOf,
  enemiesOf,
  type Figure,
  figureIfIn,
  freeSpaces,
  heroesInOrder,
  isIn,
  spacesOf,
} from '../rules/figures.ts';
import { speedOf } from '../rules/hit.ts';
import { advanceOn } from '../rules/monster-movement.ts';
import { closest } from '../rules/monster-targets.ts';
import { skillAt, useSkillOn } from '../rules/monster-turn.ts';
import { moveFigure, putFigure } from '../rules/movement.ts';
import type { Monster, State } from '../state.ts';
import type { AreaId } from '../data/room-tile.ts';

/**
 * DD-FAN-02, DD-FAN-03, DD-FAN-05: while the Pyre stands and has space he goes for the closest Hero who is not there yet and, if he
 * reaches that Hero, throws them in.
 */
export function* throwIntoPyre(table: Table<State>, fanatic: Monster): Rule<boolean> {
  const { state } = table;
  const fire = figureIfIn(state, 'pyre')?.area ?? null;
  if (fire === null) return false;
  const heretic = closest(
    state,
    fanatic,
    heroesInOrder(state).filter(({ area }) => area !== fire),
  );
  if (heretic === null || heretic.area === null || freeSpaces(state, fire) < spacesOf(heretic)) return false;
  const { area } = heretic;
  if (!reaches(state, fanatic, heretic, fire)) {
    yield* advanceOn(table, fanatic, heretic, 'DD-FAN-02');
    return true;
  }
  putFigure(table, heretic, fire, 'DD-FAN-02');
  table.tell({ type: 'hero-thrown', rule: 'DD-FAN-02', hero: heretic.id, by: fanatic.id, area: fire });
  if (fanatic.area !== area) yield* stepIn(table, fanatic, area);
  return true;
}

/** DD-FAN-05: within Speed, and with room for him once the Hero is gone. */
function reaches(state: State, fanatic: Monster, hero: Figure, fire: AreaId): boolean {
  const { area } = hero;
  if (fanatic.area === null || area === null) return false;
  if (fanatic.area === area) return true;
  if (distance(battleOf(state).room, fanatic.area, area) > speedOf(state, fanatic)) return false;
  hero.area = fire;
  const fits = canStop(state, fanatic, area);
  hero.area = area;
  return fits;
}

function* stepIn(table: Table<State>, fanatic: Monster, area: AreaId): Rule {
  const { room, turn } = battleOf(table.state);
  const steps = fanatic.area === null ? 0 : distance(room, fanatic.area, area);
  if (turn !== null) turn.speedLeft = Math.max(0, turn.speedLeft - steps);
  if (isIn(table.state, fanatic)) yield* moveFigure(table, fanatic, area, 'DD-FAN-02');
}

/** Burn the Heretic: the Pyre burns whoever stands in its own Area, and nobody else. */
export function* burn(table: Table<State>, pyre: Monster): Rule<boolean> {
  const { area } = pyre;
  const targets = enemiesOf(table.state, pyre).filter(hero => hero.area === area);
  if (area !== null && targets.length > 0) yield* useSkillOn(table, pyre, skillAt(pyre, 1), area, targets);
  return true;
}
