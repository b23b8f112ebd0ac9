import type { RoomId } from '@tenebrae/board';
import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-RAD-09, DDD-RAD-19, DDD-RAD-20, DDD-RAD-32: the check of a survivor who has entered his room from another. */
export function* checkRadiation(table: Table<State>, survivor: Survivor, from: RoomId): Rule {
  throw new RuleBug(`checkRadiation is not written yet: ${JSON.stringify([table, survivor, from])}`);
}

/** DDD-RAD-06, DDD-RAD-24. */
export function* startLeak(table: Table<State>): Rule {
  throw new RuleBug(`startLeak is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-RAD-08: the sixth step of the upkeep. */
export function* spreadRadiation(table: Table<State>): Rule {
  throw new RuleBug(`spreadRadiation is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-RAD-12, DDD-RAD-30. */
export function* sufferRadiation(table: Table<State>, rule: RuleId): Rule {
  throw new RuleBug(`sufferRadiation is not written yet: ${JSON.stringify([table, rule])}`);
}

/** DDD-RAD-13, DDD-RAD-18: enemies that have come into a room. */
export function infectWhereMet(table: Table<State>, room: RoomId): void {
  throw new RuleBug(`infectWhereMet is not written yet: ${JSON.stringify([table, room])}`);
}
