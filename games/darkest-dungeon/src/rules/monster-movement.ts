import type { Rule, RuleId, Seat, Table } from '@tenebrae/kernel';
import type { MonsterSkill } from '../data/monster-card.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { FigureId, Monster, State } from '../state.ts';
import { areasWithin, distance } from './areas.ts';
import { chooseArea, groupSeat } from './asking.ts';
import { canStop } from './displacing.ts';
import { battleOf, type Figure, isHero, isIn } from './figures.ts';
import { isInRange, permittedDistances, speedOf } from './hit.ts';
import { monsterTargets } from './monster-targets.ts';
import { moveFigure } from './movement.ts';

/**
 * DD-MON-10, DD-MON-11, DD-MON-17, DD-MON-18: moves at most Speed to be in Range of an Area; else as near to that as it can. Says
 * whether it is in Range.
 */
export function* approach(
  table: Table<State>,
  monster: Monster,
  skill: MonsterSkill,
  target: Figure,
  area: AreaId,
): Rule<boolean> {
  const { state } = table;
  const { area: from } = monster;
  if (from === null) return false;
  if (isInRange(state, monster, from, skill, area)) return true;
  const targets = monsterTargets(state, monster, skill, area, target);
  const spared = targets.map(({ id }) => id);
  const open = within(state, monster, from, spared);
  const eligible = open.filter(one => isInRange(state, monster, one, skill, area));
  if (eligible.length > 0) {
    yield* walk(table, monster, eligible, targets, 'DD-MON-10');
    return isIn(state, monster);
  }
  const missing = (one: AreaId): number => missingDistance(state, one, skill, area);
  yield* walk(table, monster, best(from, open, missing), targets, 'DD-MON-10');
  table.tell({ type: 'monster-out-of-range', rule: 'DD-MON-10', figure: monster.id, skill: skill.id });
  return false;
}

/** DD-MON-03, DD-FAN-02: up to Speed toward a character, as near as it can. */
export function* advanceOn(table: Table<State>, monster: Monster, target: Figure, rule: RuleId): Rule {
  const { state } = table;
  const { area: from } = monster;
  const { area } = target;
  if (from === null || area === null) return;
  const { room } = battleOf(state);
  const open = within(state, monster, from, [target.id]);
  yield* walk(
    table,
    monster,
    best(from, open, one => distance(room, one, area)),
    [target],
    rule,
  );
}

/** DD-CON-22: whether a Monster can be in Range of a character this turn. */
export function canGetInRange(
  state: State,
  monster: Monster,
  skill: MonsterSkill,
  target: Figure,
  area: AreaId,
): boolean {
  const { area: from } = monster;
  if (from === null) return false;
  if (isInRange(state, monster, from, skill, area)) return true;
  return within(state, monster, from, [target.id]).some(one => isInRange(state, monster, one, skill, area));
}

/** DD-MON-10, DD-POS-02, DD-POS-03: the other Areas within Speed in which it may stop. Whoever is on the way does not matter. */
function within(state: State, monster: Monster, from: AreaId, spared: readonly FigureId[]): AreaId[] {
  const open: AreaId[] = [];
  for (const area of areasWithin(battleOf(state).room, from, speedOf(state, monster)))
    if (area !== from && canStop(state, monster, area, spared)) open.push(area);
  return open;
}

/** DD-MON-10: the Areas with the least missing; none when it is no better off anywhere than where it stands. */
function best(from: AreaId, open: readonly AreaId[], missing: (area: AreaId) => number): AreaId[] {
  let nearest: AreaId[] = [];
  let least = missing(from);
  for (const area of open) {
    const steps = missing(area);
    if (steps < least) nearest = [];
    if (steps < least || (steps === least && nearest.length > 0)) nearest.push(area);
    least = Math.min(least, steps);
  }
  return nearest;
}

/** DD-MON-10, DD-MON-17: how far the distance is from the nearest that the Skill permits from there. */
function missingDistance(state: State, from: AreaId, skill: MonsterSkill, area: AreaId): number {
  const away = distance(battleOf(state).room, from, area);
  let least = Number.POSITIVE_INFINITY;
  for (const permitted of permittedDistances(state, from, skill, area))
    least = Math.min(least, Math.abs(permitted - away));
  return least;
}

/** DD-MON-11: among several Areas the controller of the foremost Hero aimed at chooses; without a Hero the group. */
function* walk(
  table: Table<State>,
  monster: Monster,
  areas: readonly AreaId[],
  targets: readonly Figure[],
  rule: RuleId,
): Rule {
  const { state } = table;
  const { room, turn } = battleOf(state);
  const { area: from } = monster;
  if (areas.length === 0 || from === null) return;
  const about = { figure: monster.id, target: targets[0]?.id ?? null };
  const area = yield* chooseArea('monster-way', chooser(state, targets), areas, 'DD-MON-11', about);
  if (turn !== null) turn.speedLeft = Math.max(0, turn.speedLeft - distance(room, from, area));
  yield* moveFigure(
    table,
    monster,
    area,
    rule,
    targets.map(({ id }) => id),
  );
}

const chooser = (state: State, targets: readonly Figure[]): Seat =>
  targets.find(isHero)?.seat ?? groupSeat(state);
