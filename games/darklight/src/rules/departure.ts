import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-SRV-08, DL-SRV-36 to DL-SRV-40: stock back, new Accursed (phase `creation`), the next quest, the pact; then phase `quest-set-up`. */
export function* playDeparture(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
