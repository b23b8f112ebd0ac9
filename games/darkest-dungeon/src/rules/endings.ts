import { finish, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DD-CAM-03, DD-HOD-03. */
export function* winCampaign(table: Table<State>, rule: RuleId): Rule<never> {
  return yield* finish({ outcome: 'heart-defeated', rule, winners: table.seats });
}

/** Why a campaign is lost: nobody waits at the Stagecoach, the party is dead, the Boss lives. */
export type Loss = 'no-replacement' | 'party-dead' | 'boss-alive';

/** DD-CAM-04, DD-CAM-05, DD-END-06, DD-FIN-08. */
export function* loseCampaign(outcome: Loss, rule: RuleId): Rule<never> {
  return yield* finish({ outcome, rule, winners: [] });
}
