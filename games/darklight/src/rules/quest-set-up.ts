import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-SET-01 to DL-SET-18, DL-ACC-08 to DL-ACC-14: quest chosen (chooseQuest), Heart given, a new Dungeon in `state.dungeon` (newDungeon), Miracles drawn (drawMiracles); phase `preparation`. */
export function* playQuestSetUp(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
