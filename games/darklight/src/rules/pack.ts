import { take } from '@tenebrae/kernel';
import type { ItemCard, Slot } from '../data/item-card.ts';
import type { Accursed, Item } from '../state.ts';
import { hadOf } from './holdings.ts';
import { itemCard } from './sources.ts';

/** What follows from the items of an Accursed alone. They change far less often than they are asked about. */
export interface Pack {
  /** DL-EQP-08: of all items carried, equipped or not. */
  readonly weight: number;
  /** DL-ACC-16: consumable cards. */
  readonly belted: number;
  /** The smith: what is worn and has +1 Armour. */
  readonly smithed: number;
  /** DL-EQP-04: slots that hold something; what is two-handed holds both hands. */
  readonly taken: readonly Slot[];
  /** One of each kind of card; what is worn is not like what is packed. */
  readonly kinds: readonly Item[];
  /** The cards of these. */
  readonly cards: readonly ItemCard[];
}

export function packOf(accursed: Accursed): Pack {
  const had = hadOf(accursed);
  return (had.pack ??= packFrom(had.items));
}

function packFrom(items: readonly Item[]): Pack {
  const taken: Slot[] = [];
  const kinds: Item[] = [];
  const cards: ItemCard[] = [];
  let weight = 0;
  let belted = 0;
  let smithed = 0;
  for (const item of items) {
    const card = itemCard(item);
    weight += card.weight;
    if (card.slot === 'belt') belted += 1;
    if (item.slot !== null) {
      if (item.smithed && card.weapon === undefined) smithed += 1;
      taken.push(item.slot);
      if (item.slot === 'right-hand' && card.slot === 'two-hands') taken.push('left-hand');
    }
    if (isAmong(kinds, item)) continue;
    kinds.push(item);
    cards.push(card);
  }
  return { weight, belted, smithed, taken, kinds, cards };
}

/** Two cards of a name in the Inventory are the same. */
function isAmong(kinds: readonly Item[], { id, slot, smithed }: Item): boolean {
  if (slot !== null) return false;
  for (const one of kinds) if (one.id === id && one.slot === null && one.smithed === smithed) return true;
  return false;
}

/** A card comes to an Accursed. Like all that copies of the state share, the list of its items is never changed itself. */
export function addItem(accursed: Accursed, item: Item): void {
  const items = accursed.items.slice();
  items.push(item);
  accursed.items = items;
}

/** It goes; whether it was there. */
export function removeItem(accursed: Accursed, item: Item): boolean {
  const items = accursed.items.slice();
  accursed.items = items;
  return take(items, item);
}
