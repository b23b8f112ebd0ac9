import { pick, type Rule, type RuleId, type TextId } from './rule.ts';

/**
 * Cards or tokens face down. What nobody has seen has no order: it lies in `unseen`, sorted, and is decided when it is
 * drawn. Only cards that someone has put back in a known place have one.
 */
export interface Deck<T extends string = string> {
  /** Known cards on top, the next one first. */
  top: T[];
  /** The rest, in no order; kept sorted so that equal decks are equal data. */
  unseen: T[];
  /** Known cards at the bottom, the last one last. */
  bottom: T[];
  discard: T[];
}

export const newDeck = <T extends string>(cards: readonly T[]): Deck<T> => ({
  top: [],
  unseen: [...cards].sort(byCodeUnit),
  bottom: [],
  discard: [],
});

/** Takes the top card, or null from an empty deck. */
export function* draw<T extends string>(what: TextId, deck: Deck<T>, rule: RuleId): Rule<T | null> {
  const known = deck.top.shift();
  if (known !== undefined) return known;
  if (deck.unseen.length === 0) return deck.bottom.shift() ?? null;
  const card = yield* pick(what, deck.unseen, rule);
  take(deck.unseen, card);
  return card;
}

/** Takes the top card; an empty deck is first made anew from its discard pile. Null when that is empty too. */
export function* drawOrReshuffle<T extends string>(
  what: TextId,
  deck: Deck<T>,
  rule: RuleId,
): Rule<T | null> {
  if (isEmpty(deck)) reshuffle(deck);
  return yield* draw(what, deck, rule);
}

export const isEmpty = (deck: Deck): boolean => cardsLeft(deck) === 0;
export const cardsLeft = (deck: Deck): number => deck.top.length + deck.unseen.length + deck.bottom.length;

/** Shuffles the discard pile back into what is left. */
export function reshuffle(deck: Deck): void {
  shuffleIn(deck, deck.discard.splice(0));
}

/** Mixes cards into the deck; nobody knows any more where anything lies. */
export function shuffleIn<T extends string>(deck: Deck<T>, cards: readonly T[]): void {
  deck.unseen.push(...deck.top.splice(0), ...deck.bottom.splice(0), ...cards);
  deck.unseen.sort(byCodeUnit);
}

export function putOnTop<T extends string>(deck: Deck<T>, card: T): void {
  deck.top.unshift(card);
}

export function putUnder<T extends string>(deck: Deck<T>, card: T): void {
  deck.bottom.push(card);
}

export function discard<T extends string>(deck: Deck<T>, card: T): void {
  deck.discard.push(card);
}

/** Removes one such card from a list; says whether it was there. */
export function take<T>(cards: T[], card: T): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
