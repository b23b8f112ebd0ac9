import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-UPK-01: the whole upkeep; ends by setting the phase to the first team's actions. */
export function* playUpkeep(table: Table<State>): Rule {
  throw new RuleBug(`playUpkeep is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-ZOM-01 to DDD-ZOM-06: the zombification step. */
export function* decay(table: Table<State>): Rule {
  throw new RuleBug(`decay is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-ZOM-07, DDD-ZOM-11, DDD-ZOM-12: he comes back in the entrance hall. */
export function* returnSurvivor(table: Table<State>, survivor: Survivor): Rule {
  throw new RuleBug(`returnSurvivor is not written yet: ${JSON.stringify([table, survivor])}`);
}
