import type { Rule, Table } from '@tenebrae/kernel';
import type { ConsumableId } from '../data/consumables.ts';
import type { Accursed, Item, State } from '../state.ts';

/** DL-EQP-10, DL-ACC-17: above weight or Belt limit it discards or gives until it is within. */
export function* enforceLimits(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}

/** DL-EQP-16: to the discards of its deck, or out of the game. */
export function discardItem(_table: Table<State>, _accursed: Accursed, _item: Item): void {
  throw new Error('not written yet');
}

/** A token, then enforceLimits. */
export function* gainConsumable(_table: Table<State>, _accursed: Accursed, _id: ConsumableId): Rule {
  throw new Error('not written yet');
}

/**
 * DL-ATR-15, DL-CHN-03, DL-CHN-04, DL-FTH-02, DL-EQP-10: what follows from a change of attributes, equipment, Injuries or
 * Insanity: Wounds below Health, Source and FP within their limits, weight and Belt within theirs.
 */
export function* afterChange(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}
