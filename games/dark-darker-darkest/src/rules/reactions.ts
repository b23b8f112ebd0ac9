import { RuleBug, type Rule, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DDD-REA-01: the reaction to a team's actions; sets the phase to the next team, or ends the round. */
export function* playReaction(table: Table<State>, team: number): Rule {
  throw new RuleBug(`playReaction is not written yet: ${JSON.stringify([table, team])}`);
}

/** DDD-FIN-30: in the showdown all hordes, then the creature. */
export function* enemiesMoveAndAttack(table: Table<State>): Rule {
  throw new RuleBug(`enemiesMoveAndAttack is not written yet: ${JSON.stringify([table])}`);
}
