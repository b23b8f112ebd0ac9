import type { Rule, Table } from '@tenebrae/kernel';
import type { ItemId } from '../data/items.ts';
import type { Accursed, State } from '../state.ts';

/** DL-SET-03: the next card; an empty deck is made anew from its discards. Null when there is none. */
export function* drawTreasure(_table: Table<State>, _deck: 'standard' | 'rare'): Rule<ItemId | null> {
  throw new Error('not written yet');
}

/** DL-LOT-01 to DL-LOT-04, DL-OPT-03 to DL-OPT-05: the Loot Round, or Need or Greed. */
export function* distribute(_table: Table<State>, _item: ItemId, _finder: Accursed): Rule {
  throw new Error('not written yet');
}

/** Into the Inventory, or resolved at once (slot none); then enforceLimits. */
export function* receiveItem(_table: Table<State>, _accursed: Accursed, _item: ItemId): Rule {
  throw new Error('not written yet');
}
