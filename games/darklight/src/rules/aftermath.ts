import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-SRV-02 to DL-SRV-07, DL-SRV-26, DL-SRV-47: rewards, Dread, tithes, a new carrier; then phase `journey`. */
export function* playAftermath(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
