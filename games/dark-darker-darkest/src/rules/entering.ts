import type { RoomId } from '@tenebrae/board';
import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { DESTROYED_TILE_DAMAGE } from '../data/limits.ts';
import { STARTING_SKILLS } from '../data/skills.ts';
import type { State, Survivor } from '../state.ts';
import { boardOf, isIn, skillEffect } from './figures.ts';
import { lookForLurkingCreature } from './lurking-creature.ts';
import { checkRadiation } from './radiation.ts';
import { LABORATORY, tileIndex, tileOf } from './rooms.ts';
import { startShowdown } from './showdown.ts';
import { turnSeenTokens } from './spawning.ts';
import { settleWounds, wound } from './wounds.ts';

/**
 * DDD-CMB-23: he is in the new room in every respect: fire damage (DDD-FIR-13), radiation check (DDD-RAD-09), lurking
 * creature (DDD-ADV-07), spawn tokens seen (DDD-MOV-06), and in the laboratory the showdown (DDD-FIN-01), which cuts
 * the beat short.
 */
export function* enterRoom(table: Table<State>, survivor: Survivor, room: RoomId, rule: RuleId): Rule {
  const from = survivor.room;
  survivor.room = room;
  table.tell({ type: 'survivor-moved', rule, survivor: survivor.id, from, room });
  wound(table, survivor, fireDamageOnEntering(table.state, survivor, from, room), 'DDD-FIR-13');
  yield* settleWounds(table);
  if (!isIn(survivor)) return;
  yield* checkRadiation(table, survivor, from);
  yield* lookForLurkingCreature(table, survivor);
  yield* turnSeenTokens(table);
  // DDD-LAB-07, DDD-LAB-08: the first survivor in the laboratory, in whatever round, is the keeper of the antidote.
  if (room === LABORATORY && table.state.showdown === null) yield* startShowdown(table, survivor);
}

/**
 * DDD-FIR-13: the burn markers of the tile, 3 if it is destroyed; nothing for going from one room of a tile to the other.
 * DDD-SKL-02, DDD-SKL-05, DDD-ITM-19: what spares Leo, and whoever wears a gas mask. A survivor who comes back enters from nowhere.
 */
export function fireDamageOnEntering(
  state: State,
  survivor: Survivor,
  from: RoomId | null,
  room: RoomId,
): number {
  const { burn, destroyed } = tileOf(state, room);
  if (survivor.gasMask || (from !== null && tileIndex(state, from) === tileIndex(state, room))) return 0;
  if (destroyed) return skillEffect(survivor, 'destroyed-room-damage')?.damage ?? DESTROYED_TILE_DAMAGE;
  return entersBurningRooms(survivor) ? 0 : burn;
}

const entersBurningRooms = (survivor: Survivor): boolean =>
  STARTING_SKILLS[boardOf(survivor).startingSkill].effect.kind === 'enter-burning-rooms';
