import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-SRV-20, DL-SRV-21, DL-SRV-27 to DL-SRV-29, DL-SRV-45: arrival; each day Activities and free business, one choice a beat; evening; night; then phase `departure`. */
export function* playSettlement(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
