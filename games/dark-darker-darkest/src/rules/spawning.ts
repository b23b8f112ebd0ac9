import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, ZombieKind } from '../state.ts';

/** DDD-SPN-01 to DDD-SPN-09: one spawn, flare gun included. */
export function* spawnZombies(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`spawnZombies is not written yet: ${JSON.stringify([table, rule])}`);
}

/** Turns one face-down token of a room; its zombies stand there, or in `to` (DDD-SPN-03, DDD-SPZ-02). */
export function* turnToken(table: Table<State>, room: RoomId, rule: RuleId, to?: RoomId): Rule {
  throw new RuleBug(`turnToken is not written yet: ${JSON.stringify([table, room, rule, to])}`);
}

/** Draws a token from the stack and puts its zombies in a room, face up. */
export function* drawHorde(table: Table<State>, room: RoomId, rule: RuleId): Rule {
  throw new RuleBug(`drawHorde is not written yet: ${JSON.stringify([table, room, rule])}`);
}

/** DDD-GEN-12: whether the stack holds a token. */
export function hasTokenLeft(state: State): boolean {
  throw new RuleBug(`hasTokenLeft is not written yet: ${JSON.stringify([state])}`);
}

/** DDD-LOS-07: every token that a survivor sees. */
export function* turnSeenTokens(table: Table<State>): Rule {
  throw new RuleBug(`turnSeenTokens is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-GEN-12: as many as there are figures left; on an infected tile, or beside infected ones, they are infected (DDD-RAD-13, DDD-RAD-18). */
export function placeZombies(
  table: Table<State>,
  room: RoomId,
  count: number,
  kind: ZombieKind,
  rule: RuleId,
): void {
  throw new RuleBug(`placeZombies is not written yet: ${JSON.stringify([table, room, count, kind, rule])}`);
}
