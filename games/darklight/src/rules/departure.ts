import { ask, finish, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { PACT } from '../data/settlements.ts';
import { QUESTS, type QuestId } from '../data/quests.ts';
import type { Campaign, State } from '../state.ts';
import { presentAccursed } from './figures.ts';
import { campaignOf, collect, totalOf } from './group.ts';
import { LAST_QUEST, nextQuest, openQuests } from './quest-choice.ts';
import { recordOf, seatsOf } from './quests.ts';
import { putStockBack } from './stock.ts';

/**
 * DL-SRV-08, DL-SRV-23, DL-SRV-36 to DL-SRV-40: the group goes on, breaks the pact or retires; stock back, the next quest, new
 * Accursed for the lost (phase `creation`); then phase `quest-set-up`.
 */
export function* playDeparture(table: Table<State>): Rule {
  const { state } = table;
  const campaign = campaignOf(state);
  const { id } = yield* ask('depart-how', PARTY, departures(state), 'DL-SRV-38', { about: recordOf(state) });
  if (id === 'retire') return yield* retire(table);
  if (id === 'break-pact') yield* breakPact(table, campaign);
  if (campaign.settlement !== null) putStockBack(state, campaign.settlement);
  // DL-SRV-37: nobody tells those driven out anything.
  const hasRumour = campaign.rumour && !campaign.drivenOut;
  campaign.next = campaign.pact ? LAST_QUEST : yield* drawQuest(campaign, hasRumour);
  campaign.settlement = null;
  campaign.rumour = false;
  campaign.rites = [];
  table.tell({ type: 'departed', rule: 'DL-SRV-38', quest: campaign.next, space: campaign.dread });
  const isAnyLost = state.accursed.some(({ status }) => status.kind === 'lost');
  state.phase = isAnyLost ? { kind: 'creation' } : { kind: 'quest-set-up' };
}

/** DL-SRV-39, DL-SRV-40: the pact can be broken in a Town, after enough quests, with souls for every living Accursed. */
const departures = (state: State): Option[] => [
  { id: 'depart' },
  ...(mayBreakPact(state) ? [{ id: 'break-pact', about: { amount: pactPrice(state) } }] : []),
  { id: 'retire' },
];

const pactPrice = (state: State): number => PACT.soulsEach * presentAccursed(state).length;

export function mayBreakPact(state: State): boolean {
  const { completed, settlement } = campaignOf(state);
  return (
    settlement?.kind === 'town' &&
    completed.length >= PACT.quests &&
    totalOf(state, 'souls') >= pactPrice(state)
  );
}

function* breakPact(table: Table<State>, campaign: Campaign): Rule {
  yield* collect(table, 'souls', pactPrice(table.state), 'DL-SRV-39');
  campaign.pact = true;
  table.tell({ type: 'pact-broken', rule: 'DL-SRV-39' });
}

/** DL-SRV-36: one at random; with a Rumour two different ones, of which the group picks. */
function* drawQuest(campaign: Campaign, hasRumour: boolean): Rule<QuestId> {
  const first = yield* nextQuest(campaign, []);
  if (!hasRumour || openQuests(campaign).length < 2) return first;
  const second = yield* nextQuest(campaign, [first]);
  const { quest } = yield* ask(
    'choose-rumour',
    PARTY,
    [first, second].map(one => ({
      id: `quest:${one}`,
      text: 'choose-quest',
      quest: one,
      about: { quest: one, tile: QUESTS[one].room },
      on: [`quest:${one}`],
    })),
    'DL-SRV-36',
  );
  return quest;
}

/** DL-SRV-40: a campaign has no end of its own; the group may leave it at that, with its record. */
function* retire(table: Table<State>): Rule {
  const { state } = table;
  yield* finish({
    outcome: 'campaign-ended',
    rule: 'DL-SRV-40',
    winners: seatsOf(presentAccursed(state)),
    about: recordOf(state),
  });
}
