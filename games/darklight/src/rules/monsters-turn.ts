import type { Rule, Table } from '@tenebrae/kernel';
import type { MonstersTurn, State } from '../state.ts';

/** DL-BEH-01, DL-BEH-18, DL-HRT-05: start, all move, a heartWindow, all attack; one Monster a beat; then phase `turns`. */
export function* playMonstersTurn(_table: Table<State>, _turn: MonstersTurn): Rule {
  throw new Error('not written yet');
}
