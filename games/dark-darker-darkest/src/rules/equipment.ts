import { ask, kept, NOTHING, type Rule, RuleBug, type RuleId, type Table, take } from '@tenebrae/kernel';
import type { CardId } from '../data/cards.ts';
import { CARRY_LIMIT, HAND_LIMIT } from '../data/limits.ts';
import type { Card, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { isIn, skillEffect } from './figures.ts';
import { printedOn } from './printed-cards.ts';

/** DDD-PAS-06, DDD-EQP-08: he gets a card with the cubes on it; beyond his limit he removes one, which may be the new one. */
export function gainCard(table: Table<State>, survivor: Survivor, card: Card, rule: RuleId): Rule {
  survivor.cards.push(card);
  card.inHand = false;
  // DDD-EQP-04: moving it is free, so what works in hand is taken in hand where there is room.
  if (worksInHand(card)) takeInHand(survivor, card);
  table.tell({ type: 'card-gained', rule, survivor: survivor.id, card: card.id });
  return keepLimit(table, survivor);
}

/** DDD-PAS-05: equipment cards and virus tokens together. DDD-SKL-08, DDD-GEN-14: Backpacker beats the limit that it names. */
export const carryLimit = (survivor: Survivor): number =>
  CARRY_LIMIT + (skillEffect(survivor, 'carry-more')?.items ?? 0);

/** DDD-PAS-07: removes cards of his choice until he is within his limit. */
export const keepLimit = (table: Table<State>, survivor: Survivor): Rule =>
  isOverLimit(survivor) ? removeExcess(table, survivor) : NOTHING;

function* removeExcess(table: Table<State>, survivor: Survivor): Rule {
  while (isOverLimit(survivor)) {
    const { card } = yield* ask('remove-card', survivor.seat, choices(survivor.cards), 'DDD-PAS-06', {
      about: { survivor: survivor.id },
    });
    removeCard(table, survivor, cardOf(survivor, card), 'DDD-PAS-06');
  }
}

const isOverLimit = (survivor: Survivor): boolean =>
  isIn(survivor) &&
  survivor.cards.length > 0 &&
  survivor.cards.length + survivor.virus > carryLimit(survivor);

/** DDD-GEN-12: the card leaves the game. */
export function removeCard(table: Table<State>, survivor: Survivor, card: Card, rule: RuleId): void {
  take(survivor.cards, card);
  table.tell({ type: 'card-removed', rule, survivor: survivor.id, card: card.id });
}

/** DDD-EQP-07: a card as it comes from the deck, stowed, with its printed cubes. */
export function newCard(id: CardId): Card {
  const card = { id, inHand: false, ammo: 0 };
  card.ammo = printedOn(card).ammo;
  return card;
}

/** DDD-EQP-02: takes it in hand if the hands allow; says whether they did. */
export function takeInHand(survivor: Survivor, card: Card): boolean {
  card.inHand = hasHandFor(survivor, card);
  return card.inHand;
}

/** DDD-EQP-02: at most two hand symbols in hand. */
export function hasHandFor(survivor: Survivor, card: Card): boolean {
  let { hands } = printedOn(card);
  for (const one of survivor.cards) if (one.inHand && one !== card) hands += printedOn(one).hands;
  return hands <= HAND_LIMIT;
}

/** DDD-EQP-03: weapons, sights, protection and tools; single-use items and code icons work from either side. */
export function worksInHand(card: Card): boolean {
  const { kind } = printedOn(card);
  return kind !== 'single-use' && kind !== 'ammunition';
}

/** A card as an option: `drop:shotgun-1`. */
export const cardOption = (
  verb: string,
  card: CardId,
): { id: string; card: CardId; about: { card: CardId }; on: string[] } => ({
  id: `${verb}:${card}`,
  card,
  about: { card },
  on: [`card:${card}`],
});

/** Some cards to choose from: `card:shotgun-1`. */
export const choices = (cards: readonly Card[]) => cards.map(card => choice(card.id));
const choice = kept((card: CardId) => ({ ...cardOption('card', card), text: 'choose-card' }));

export function cardOf(survivor: Survivor, id: CardId): Card {
  const card = survivor.cards.find(one => one.id === id);
  if (card === undefined) throw new RuleBug(`DDD-EQP-01: ${survivor.id} has no card ${id}`);
  return card;
}

export interface CardOption extends ActionOption {
  readonly action: 'take-in-hand' | 'stow' | 'drop';
  readonly card: CardId;
}

/** DDD-EQP-01, DDD-EQP-04, DDD-PAS-04: cards to move between the sides, where it changes anything, and to drop. */
export function offerCards(_state: State, survivor: Survivor, options: ActionOption[]): void {
  for (const card of survivor.cards) {
    if (card.inHand) options.push(stowOption(card.id));
    else if (worksInHand(card) && hasHandFor(survivor, card)) options.push(takeInHandOption(card.id));
  }
  for (const card of survivor.cards) options.push(dropOption(card.id));
}

/** DDD-PAS-04: whoever has a card can drop it. */
export const hasCard = (_state: State, survivor: Survivor): boolean => survivor.cards.length > 0;

const handlingOption = (action: CardOption['action']) =>
  kept(
    (card: CardId): CardOption => ({
      id: `${action}:${card}`,
      action,
      card,
      about: { card },
      on: [`card:${card}`],
    }),
  );
const stowOption = handlingOption('stow');
const takeInHandOption = handlingOption('take-in-hand');
const dropOption = handlingOption('drop');

/** DDD-EQP-04, DDD-PAS-04: free, and at any moment. */
export function manageCard(table: Table<State>, survivor: Survivor, option: CardOption): Rule {
  const card = cardOf(survivor, option.card);
  if (option.action === 'drop') {
    removeCard(table, survivor, card, 'DDD-PAS-04');
    return NOTHING;
  }
  card.inHand = option.action === 'take-in-hand';
  const type = card.inHand ? 'card-taken-in-hand' : 'card-stowed';
  table.tell({ type, rule: 'DDD-EQP-04', survivor: survivor.id, card: card.id });
  return NOTHING;
}
