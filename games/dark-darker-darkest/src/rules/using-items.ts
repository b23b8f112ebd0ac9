import { RuleBug, type Table } from '@tenebrae/kernel';
import type { ItemEffect, ItemEffectKind, ItemFunction } from '../data/item-functions.ts';
import type { Card, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { cardOf, removeCard } from './equipment.ts';
import { survivorOf } from './figures.ts';
import { printedOn } from './printed-cards.ts';

/** DDD-ITM-22: what is printed on a card. */
export const functionOf = (card: Card): ItemFunction => printedOn(card);

/** The numbers of a card's effect, which must be of this kind. */
export function effectOf<Kind extends ItemEffectKind>(
  card: Card,
  kind: Kind,
): Extract<ItemEffect, { kind: Kind }> {
  const { effect } = printedOn(card);
  const isKind = (one: ItemEffect): one is Extract<ItemEffect, { kind: Kind }> => one.kind === kind;
  if (!isKind(effect)) throw new RuleBug(`DDD-ITM-22: ${card.id} has no effect ${kind}`);
  return effect;
}

/** He uses a card, on himself or another. DDD-EQP-05, DDD-ITM-22: one of single use, or ammunition, leaves the game. */
export function useCard(table: Table<State>, survivor: Survivor, card: Card, on: Survivor = survivor): void {
  const { kind, rule } = printedOn(card);
  if (on === survivor) table.tell({ type: 'item-used', rule, survivor: survivor.id, card: card.id });
  else table.tell({ type: 'item-used-on', rule, survivor: survivor.id, card: card.id, other: on.id });
  if (kind === 'single-use' || kind === 'ammunition') removeCard(table, survivor, card, rule);
}

/** The card and the survivor that an option names. */
export function cardNamed(survivor: Survivor, { id, card }: ActionOption): Card {
  if (card === undefined) throw new RuleBug(`DDD-ACT-09: ${id} names no card`);
  return cardOf(survivor, card);
}

export function otherNamed(state: State, option: ActionOption): Survivor {
  if (option.other === undefined) throw new RuleBug(`DDD-ACT-09: ${option.id} names no survivor`);
  return survivorOf(state, option.other);
}
