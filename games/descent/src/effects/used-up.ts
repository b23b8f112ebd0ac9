import { ask, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { type ItemCardId, type ItemId, itemIdOf } from '../data/items.ts';
import { removeFromGame } from '../rules/discarding.ts';
import type { Hero, State } from '../state.ts';

interface UseOption extends Option {
  readonly card: ItemCardId;
}

/** Asks whether an equipped item that is used up is used now; gives its card. */
export function* wantsItem(hero: Hero, item: ItemId): Rule<ItemCardId | null> {
  const card = hero.items.find(one => one.equipped && itemIdOf(one.card) === item)?.card;
  if (card === undefined) return null;
  const use: UseOption = { id: `use-item:${card}`, card, about: { item }, on: [`card:${card}`] };
  const chosen = yield* ask<UseOption | typeof PASS>('use-an-item', hero.seat, [use, PASS], 'DJ-HRT-15', {
    about: { hero: hero.id, item },
  });
  return 'card' in chosen ? chosen.card : null;
}

/** It leaves the game; using an item up is no change of equipment (DJ-EQP-09). */
export function useUp(table: Table<State>, hero: Hero, card: ItemCardId): void {
  hero.items = hero.items.filter(one => one.card !== card);
  removeFromGame(table.state, card);
  table.tell({ type: 'item-used-up', rule: 'DJ-HRT-15', hero: hero.id, item: itemIdOf(card) });
}
