import type { Rule, Table } from '@tenebrae/kernel';
import type { QuestId } from '../data/quests.ts';
import type { State } from '../state.ts';

/** DL-SET-05, DL-SET-06, DL-SRV-36, DL-SRV-39: the option's quest, a random one, or the campaign's next. */
export function* chooseQuest(_table: Table<State>): Rule<QuestId> {
  throw new Error('not written yet');
}
