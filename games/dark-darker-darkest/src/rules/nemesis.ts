import type { RoomId } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import { NEMESIS_DESTRUCTION_DAMAGE } from '../data/limits.ts';
import type { State } from '../state.ts';
import { nemesisMovement } from './creatures.ts';
import { chooseRoom } from './dice.ts';
import { nemesisAttacks } from './enemy-attack.ts';
import { releaseWhereClear } from './entrapment.ts';
import { hasSurvivor, survivorsAt, zombiesAt } from './figures.ts';
import { destroyTile, spreadFire } from './fire.ts';
import { eliminateZombie, hitCreature } from './hits.ts';
import { accessible, tileIndex, walkFrom } from './rooms.ts';
import { sufferRadiation } from './radiation.ts';
import { enemiesMoveAndAttack, standUp } from './reactions.ts';
import { beginShift, nemesisGoals, shiftBoxes } from './showdown.ts';
import { turnAllTokens } from './spawning.ts';
import { resolveNextEvent } from './upkeep.ts';
import { settleWounds, wound } from './wounds.ts';
import { decay } from './zombification.ts';

/** DDD-FIN-19, DDD-FIN-22 to DDD-FIN-25: the boxes shift, then event, fire, zombification, enemies. */
export function* playNemesisReaction(table: Table<State>): Rule {
  const { state } = table;
  shiftBoxes(table);
  standUp(table);
  yield* resolveNextEvent(table, 'DDD-FIN-22');
  yield* turnAllTokens(table, 'DDD-FIN-22');
  yield* spreadFire(table, 'DDD-FIN-23');
  yield* decay(table);
  yield* nemesisActs(table);
  yield* enemiesMoveAndAttack(table);
  beginShift(state);
  state.phase = { kind: 'showdown' };
  yield* sufferRadiation(table, 'DDD-RAD-30');
}

/** DDD-FIN-25, DDD-FIN-28, DDD-FIN-29: in a corner room that it has reached before it destroys; otherwise it moves. */
export function* nemesisActs(table: Table<State>): Rule {
  const { state } = table;
  if (state.nemesis === null) return;
  if (nemesisGoals(state).includes(state.nemesis.room)) yield* destroyCorner(table, state.nemesis.room);
  else yield* moveNemesis(table);
}

/** DDD-FIN-29: damage that is not fire to everyone there, the tile turned over, then an attack on those left. */
function* destroyCorner(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  table.tell({ type: 'corner-destroyed', rule: 'DDD-FIN-29', room });
  for (const survivor of survivorsAt(state, room)) {
    wound(table, survivor, NEMESIS_DESTRUCTION_DAMAGE, 'DDD-FIN-29');
  }
  for (const zombie of zombiesAt(state, room)) eliminateZombie(table, zombie, null, 'DDD-FIN-29');
  yield* settleWounds(table);
  if (state.creature?.room === room)
    yield* hitCreature(table, NEMESIS_DESTRUCTION_DAMAGE, false, 'DDD-FIN-29');
  yield* destroyTile(table, tileIndex(state, room), 'DDD-FIN-29');
  if (hasSurvivor(state, room)) yield* nemesisAttacks(table, 'DDD-FIN-29');
}

/** DDD-FIN-26, DDD-FIN-27: towards the nearest corner room, attacking each room with survivors once on its way. */
function* moveNemesis(table: Table<State>): Rule {
  const { state } = table;
  const attacked: RoomId[] = [];
  yield* attackHere(table, attacked);
  for (let left = nemesisMovement(state); left > 0; left--) {
    const { nemesis } = state;
    if (nemesis === null) return;
    const steps = stepsTowardsCorner(state, nemesis.room);
    if (steps.length === 0) return;
    nemesis.room = yield* chooseRoom('nemesis-way', steps, 'DDD-FIN-26', { nemesis: nemesis.id });
    table.tell({ type: 'nemesis-moved', rule: 'DDD-FIN-26', nemesis: nemesis.id, room: nemesis.room });
    releaseWhereClear(table);
    yield* attackHere(table, attacked);
  }
}

function* attackHere(table: Table<State>, attacked: RoomId[]): Rule {
  const { state } = table;
  const room = state.nemesis?.room;
  if (room === undefined || attacked.includes(room) || !hasSurvivor(state, room)) return;
  attacked.push(room);
  yield* nemesisAttacks(table, 'DDD-FIN-27');
}

/** DDD-FIN-26: the next rooms on a shortest open way to the nearest corner; none when it has arrived (DDD-FIN-28). */
export function stepsTowardsCorner(state: State, room: RoomId): RoomId[] {
  const goals = nemesisGoals(state);
  const distances = goals.map(goal => walkFrom(state, goal));
  const toGo = (from: RoomId): number => Math.min(...distances.map(steps => steps.get(from) ?? Infinity));
  const here = toGo(room);
  if (here === 0 || here === Infinity) return [];
  return accessible(state, room).filter(next => toGo(next) === here - 1);
}
