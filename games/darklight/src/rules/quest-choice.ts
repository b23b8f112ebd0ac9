import { pick, type Rule, type Table } from '@tenebrae/kernel';
import type { QuestRoomId } from '../data/dungeon-cards.ts';
import type { RuleId } from '../data/ledger.ts';
import { QUESTS, type QuestId } from '../data/quests.ts';
import type { Campaign, State } from '../state.ts';
import { rollD6 } from './dice.ts';

/** DL-SET-05, DL-SET-06, DL-SRV-36, DL-SRV-39: the option's quest, a random one, or the campaign's next. */
export function* chooseQuest(table: Table<State>): Rule<QuestId> {
  const { state } = table;
  const { campaign, options } = state;
  if (campaign !== null && campaign.next !== null) {
    const { next } = campaign;
    campaign.next = null;
    return tellChosen(table, next, 'DL-SRV-36');
  }
  if (options.quest !== 'random') return tellChosen(table, options.quest, 'DL-SET-05');
  const quest = campaign === null ? yield* randomQuest('DL-SET-06') : yield* nextQuest(campaign, []);
  return tellChosen(table, quest, 'DL-SET-06');
}

/** DL-SET-08: the goal and the special rules are read now; the Quest Room paragraph is not (DL-SET-09). */
function tellChosen(table: Table<State>, quest: QuestId, rule: RuleId): QuestId {
  table.tell({ type: 'quest-chosen', rule, quest, tile: QUESTS[quest].room });
  return quest;
}

/** DL-SET-06: a Quest Room card, and the number of the quest in its chapter. */
export function* randomQuest(rule: RuleId): Rule<QuestId> {
  const room = yield* pick('quest-room-card', QUEST_ROOMS, rule);
  const number = yield* rollD6('quest-number', rule);
  return `q-${room}-${number}` as QuestId;
}

const QUEST_ROOMS: readonly QuestRoomId[] = ['chapel', 'crypt', 'necrostream', 'sanctuary'];

/** DL-SRV-36: room and number are drawn again until they name a quest that may be played, and none of some. */
export function* nextQuest(campaign: Campaign, but: readonly QuestId[]): Rule<QuestId> {
  const open = openQuests(campaign).filter(id => !but.includes(id));
  for (;;) {
    const quest = yield* randomQuest('DL-SRV-36');
    if (open.includes(quest)) return quest;
  }
}

/** DL-SRV-36: not yet completed, the last quest aside; when all are, they count as not completed again. */
export function openQuests({ completed }: Campaign): QuestId[] {
  const drawn = (Object.keys(QUESTS) as QuestId[]).filter(id => QUESTS[id].number > 0 && id !== LAST_QUEST);
  const times = (id: QuestId) => completed.filter(one => one === id).length;
  const least = Math.min(...drawn.map(times));
  return drawn.filter(id => times(id) === least);
}

/** DL-SRV-39. */
export const LAST_QUEST: QuestId = 'q-sanctuary-6';
