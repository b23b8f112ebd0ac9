import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-ACT-01 to DDD-ACT-03: a team's actions until it is done; sets the phase to its reaction. */
export function* takeTeamActions(table: Table<State>, team: number): Rule {
  throw new RuleBug(`takeTeamActions is not written yet: ${JSON.stringify([table, team])}`);
}

/** DDD-FIN-17 to DDD-FIN-21: actions until the boxes shift; sets the phase to the nemesis reaction. */
export function* takeShowdownActions(table: Table<State>): Rule {
  throw new RuleBug(`takeShowdownActions is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-ACT-10: a window for what any survivor may do at any moment of a round; opened only where it could matter to those concerned. */
export function* offerMoment(table: Table<State>, rule: RuleId, concerned: readonly Survivor[]): Rule {
  throw new RuleBug(`offerMoment is not written yet: ${JSON.stringify([table, rule, concerned])}`);
}
