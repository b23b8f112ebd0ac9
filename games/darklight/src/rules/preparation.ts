import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-ACC-18, DL-SET-14: equipment and trade, one choice a beat; then each is placed on a stair square; round 1, phase `darkness`. */
export function* playPreparation(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
