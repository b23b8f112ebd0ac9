import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, Chest, State } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** DL-SRC-01 to DL-SRC-07: `search:chest:<id>` or `search:event:<id>`. */
export const SEARCH_DEED: Deed = {
  rule: 'DL-SRC-01',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-SRC-03 to DL-SRC-06: turned over; treasure by its front. */
export function* openChest(_table: Table<State>, _searcher: Accursed, _chest: Chest): Rule {
  throw new Error('not written yet');
}
