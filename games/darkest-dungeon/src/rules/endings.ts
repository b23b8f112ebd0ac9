import { type Facts, finish, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { DEATH_CAUSES, type State } from '../state.ts';

/** DD-CAM-03, DD-HOD-03. */
export function* winCampaign(table: Table<State>, rule: RuleId): Rule<never> {
  return yield* finish({
    outcome: 'heart-defeated',
    rule,
    winners: table.seats,
    about: campaignFacts(table.state),
  });
}

/** Why a campaign is lost: nobody waits at the Stagecoach, the party is dead, the Boss lives. */
export type Loss = 'no-replacement' | 'party-dead' | 'boss-alive';

/** DD-CAM-04, DD-CAM-05, DD-END-06, DD-FIN-08. */
export function* loseCampaign({ state }: Table<State>, outcome: Loss, rule: RuleId): Rule<never> {
  return yield* finish({ outcome, rule, winners: [], about: campaignFacts(state) });
}

/** What a campaign came to: how far it went, how many fell on the way (DD-CAM-06), and of what. */
function campaignFacts({ campaign, fallen }: State): Facts {
  const facts: Record<string, number> = {
    act: campaign.act,
    quests: campaign.questLog.length,
    deaths: fallen.length,
  };
  for (const cause of DEATH_CAUSES) facts[cause] = fallen.filter(one => one.cause === cause).length;
  return facts;
}
