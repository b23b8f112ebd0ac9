import type { Rule, Table } from '@tenebrae/kernel';
import type { AllyId, State } from '../state.ts';

/** DL-SET-08: the leader moves the piece by the rules for Accursed; then phase `turns`. */
export function* playAllyTurn(_table: Table<State>, _ally: AllyId): Rule {
  throw new Error('not written yet');
}
