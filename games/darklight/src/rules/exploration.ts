import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-EXP-01 to DL-EXP-13, DL-JUN-01 to DL-JUN-06, DL-TRS-01: at most one archway; a heartWindow before and after; phase `events`. */
export function* playExploration(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
