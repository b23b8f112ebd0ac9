import type { Rule, Table } from '@tenebrae/kernel';
import type { State, VictimId } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** DL-ESC-01, DL-ESC-05: `escape` from an exit square for 1 Movement point. */
export const ESCAPE_DEED: Deed = {
  rule: 'DL-ESC-01',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-ESC-02, DL-ESC-04, DL-ACC-12: off the map; the Heart passes on; settle decides whether all are gone. */
export function* leaveDungeon(_table: Table<State>, _who: VictimId): Rule {
  throw new Error('not written yet');
}
