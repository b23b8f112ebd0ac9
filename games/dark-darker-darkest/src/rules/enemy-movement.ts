import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Zombie } from '../state.ts';

/** DDD-REA-27 to DDD-REA-30, DDD-POW-04, DDD-POW-05: moves the creature, which attacks where it meets survivors. */
export function* moveCreatureTowards(
  table: Table<State>,
  targets: (room: RoomId) => boolean,
  rule: RuleId,
): Rule {
  throw new RuleBug(`moveCreatureTowards is not written yet: ${JSON.stringify([table, targets, rule])}`);
}

/** DDD-TER-05, DDD-TER-06: one step of a horde closer to one of these rooms; it attacks where it meets survivors. */
export function* moveHordeOneRoom(
  table: Table<State>,
  room: RoomId,
  targets: readonly RoomId[],
  rule: RuleId,
): Rule {
  throw new RuleBug(`moveHordeOneRoom is not written yet: ${JSON.stringify([table, room, targets, rule])}`);
}

/** DDD-TER-05: the rooms to which such a step can lead. */
export function stepsOfHorde(state: State, room: RoomId, targets: readonly RoomId[]): RoomId[] {
  throw new RuleBug(`stepsOfHorde is not written yet: ${JSON.stringify([state, room, targets])}`);
}

/** Zombies come into a room: told once, infection follows (DDD-RAD-13, DDD-RAD-18). */
export function moveFigures(table: Table<State>, zombies: readonly Zombie[], to: RoomId, rule: RuleId): void {
  throw new RuleBug(`moveFigures is not written yet: ${JSON.stringify([table, zombies, to, rule])}`);
}

/** The creature comes into a room; fire hurts it (DDD-FIR-15), infection follows. */
export function* moveCreature(table: Table<State>, to: RoomId, rule: RuleId): Rule {
  throw new RuleBug(`moveCreature is not written yet: ${JSON.stringify([table, to, rule])}`);
}
