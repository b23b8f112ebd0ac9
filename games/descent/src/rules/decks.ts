import type { Deck } from '@tenebrae/kernel';
import { copyDeck } from '../copy.ts';

/** Copies of a state share the decks that are seldom touched: whoever changes one takes a deck of his own first. */
export function ownDeck<K extends string, T extends string>(decks: Record<K, Deck<T>>, which: K): Deck<T> {
  const own = copyDeck(decks[which]);
  decks[which] = own;
  return own;
}
