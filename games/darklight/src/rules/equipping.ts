import type { Table } from '@tenebrae/kernel';
import type { Slot } from '../data/item-card.ts';
import type { Accursed, Item, State } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** DL-EQP-02 to DL-EQP-06, DL-EQP-13: `equip:<copy>:<slot>` and `unequip:<copy>`; in combat only hands. */
export const EQUIP_DEED: Deed = {
  rule: 'DL-EQP-05',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** Talent changes-hands-late: hand items, once a turn. */
export const QUICK_HANDS_DEED: Deed = {
  rule: 'DL-EQP-06',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-EQP-02 to DL-EQP-04, DL-EQP-13: the slots an item may go to now. */
export function slotsFor(_state: State, _accursed: Accursed, _item: Item): Slot[] {
  throw new Error('not written yet');
}

/** DL-EQP-12, DL-ACC-08: worn from now; Stamina tokens it gives come Spent. */
export function equip(_table: Table<State>, _accursed: Accursed, _item: Item, _slot: Slot): void {
  throw new Error('not written yet');
}

/** DL-EQP-01, DL-CHN-04. */
export function unequip(_table: Table<State>, _accursed: Accursed, _item: Item): void {
  throw new Error('not written yet');
}
