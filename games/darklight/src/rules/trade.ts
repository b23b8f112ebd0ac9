import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** DL-TRN-11: `trade:<accursed>` with one on the same or an adjacent tile: gives and takes step by step until both agree. */
export const TRADE_DEED: Deed = {
  rule: 'DL-TRN-11',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-TRN-11, DL-TRM-14: living Accursed on the same or an adjacent tile; outside a dungeon all that are there. */
export function tradePartners(_state: State, _accursed: Accursed): Accursed[] {
  throw new Error('not written yet');
}

/** DL-TRN-11: items, consumables, crowns, souls and Props in either direction; the partner must agree. */
export function* tradeWith(_table: Table<State>, _accursed: Accursed, _partner: Accursed): Rule {
  throw new Error('not written yet');
}
