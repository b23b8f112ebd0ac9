import type { RoomId } from '@tenebrae/board';
import { type Rule, rollOne, type RuleId, type Table, take } from '@tenebrae/kernel';
import { type Creature as CreatureBoard, CREATURES } from '../data/creatures.ts';
import { FOUR_SIDED_DIE } from '../data/dice.ts';
import type { Creature, State, Survivor } from '../state.ts';
import { creatureMovement } from './creatures.ts';
import { creatureAttacks, creatureShoots } from './enemy-attack.ts';
import { hasSurvivor, isIn, survivorsIn } from './figures.ts';
import { chooseSurvivor } from './icon-allocation.ts';
import { moveCreature } from './moving-figures.ts';
import { allRooms, isOnFire, sightDistance } from './rooms.ts';
import { chooseStep, type Routes, shortestRoutes } from './routes.ts';

/**
 * DDD-REA-27, DDD-REA-28, DDD-REA-30: along a shortest open route to the nearest of these rooms, or not at all; it stops
 * and attacks where it meets survivors. One that shares a room with a survivor does not move.
 */
export function* moveCreatureTowards(
  table: Table<State>,
  targets: (room: RoomId) => boolean,
  rule: RuleId,
): Rule {
  const { state } = table;
  const { creature } = state;
  if (creature === null || hasSurvivor(state, creature.room)) return;
  const routes = routesOf(state, creature, targets);
  if (routes === null) return;
  const steps = yield* rollMovement(state, creature);
  for (let left = steps; left > 0; left--) {
    const about = { enemy: creature.id, room: creature.room, count: 1 };
    const next = yield* chooseStep(state, creature.room, left, routes, rule, about);
    if (next === null) break;
    yield* moveCreature(table, next, rule);
  }
  if (steps > 0) yield* attackAfterMove(table, creature, rule);
}

/** DDD-REA-29, DDD-CRE-09: only a fire-resistant creature goes through burning and destroyed rooms. */
function routesOf(state: State, creature: Creature, targets: (room: RoomId) => boolean): Routes | null {
  const { fireResistant } = CREATURES[creature.id];
  const mayEnter = (room: RoomId) => fireResistant || !isOnFire(state, room);
  const routes = shortestRoutes(state, creature.room, allRooms(state).filter(targets), mayEnter);
  return routes === null ? null : { next: routes.next, stops: room => hasSurvivor(state, room) };
}

/** DDD-CRE-05, DDD-CRE-10, DDD-POW-05: the guard rolls for its movement each time. */
function* rollMovement(state: State, creature: Creature): Rule<number> {
  const { movement }: CreatureBoard = CREATURES[creature.id];
  const base = movement === 'd4' ? yield* rollOne('guard-movement', FOUR_SIDED_DIE, 'DDD-POW-05') : movement;
  return creatureMovement(state, base);
}

/** DDD-REA-30; DDD-POW-04: the guard then shoots at everyone else in sight, in the players' order. */
function* attackAfterMove(table: Table<State>, creature: Creature, rule: RuleId): Rule {
  const { state } = table;
  creature.spent = true;
  const waiting = survivorsIn(state).filter(
    one => one.room !== creature.room && isInReach(state, creature, one),
  );
  if (hasSurvivor(state, creature.room)) yield* creatureAttacks(table, rule);
  for (;;) {
    const open = waiting.filter(one => isIn(one) && isInReach(state, creature, one));
    if (open.length === 0) return;
    const target = yield* chooseSurvivor('next-shot', open, 'DDD-POW-04', { creature: creature.id });
    take(waiting, target);
    yield* creatureShoots(table, target, 'DDD-POW-04');
  }
}

function isInReach(state: State, creature: Creature, survivor: Survivor): boolean {
  const { shootingRange } = CREATURES[creature.id];
  return shootingRange > 0 && sightDistance(state, creature.room, survivor.room) <= shootingRange;
}
