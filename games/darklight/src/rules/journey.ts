import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-SRV-09 to DL-SRV-11, DL-SRV-15, DL-SRV-17, DL-SRV-49: destination; each day Dread roll, Hazard, Camp, a beat each; then phase `settlement`. */
export function* playJourney(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
