import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { type CardId, CARDS } from '../data/cards.ts';
import { type Item, ITEMS } from '../data/equipment.ts';
import { HAND_LIMIT } from '../data/limits.ts';
import type { Card, State, Survivor } from '../state.ts';
import { itemOf } from './figures.ts';

/** He gets a card; beyond his limit he removes one (DDD-PAS-06). */
export function* gainCard(table: Table<State>, survivor: Survivor, card: Card, rule: RuleId): Rule {
  throw new RuleBug(`gainCard is not written yet: ${JSON.stringify([table, survivor, card, rule])}`);
}

/** DDD-PAS-07: removes cards of his choice until he is within his limit. */
export function* keepLimit(table: Table<State>, survivor: Survivor): Rule {
  throw new RuleBug(`keepLimit is not written yet: ${JSON.stringify([table, survivor])}`);
}

/** The card leaves the game. */
export function removeCard(table: Table<State>, survivor: Survivor, card: Card, rule: RuleId): void {
  throw new RuleBug(`removeCard is not written yet: ${JSON.stringify([table, survivor, card, rule])}`);
}

/** DDD-EQP-07: a card as it comes from the deck, stowed, with its printed cubes. */
export function newCard(id: CardId): Card {
  const item: Item = ITEMS[CARDS[id].item];
  return { id, inHand: false, ammo: 'ammo' in item ? item.ammo : 0 };
}

/** DDD-EQP-02: takes it in hand if the hands allow; says whether they did. */
export function takeInHand(survivor: Survivor, card: Card): boolean {
  const held = survivor.cards
    .filter(one => one.inHand && one !== card)
    .reduce((hands, one) => hands + itemOf(one).hands, 0);
  card.inHand = held + itemOf(card).hands <= HAND_LIMIT;
  return card.inHand;
}
