import { cardsLeft, type Deck } from '@tenebrae/kernel';
import type { KeptDeck } from '../state.ts';

/**
 * A deck taken up to be changed: a new one with the same cards, which lies in the place of the old one from now on. Copies of
 * the state share decks, and there are far more of those than cards are drawn.
 */
export function takeUp<Holder, Name extends keyof Holder>(holder: Holder, name: Name): DeckAt<Holder, Name> {
  const { top, unseen, bottom, discard } = holder[name] as KeptDeck<string>;
  const deck: Deck = {
    top: top.slice(),
    unseen: unseen.slice(),
    bottom: bottom.slice(),
    discard: discard.slice(),
  };
  holder[name] = deck as Holder[Name];
  return deck as DeckAt<Holder, Name>;
}

type DeckAt<Holder, Name extends keyof Holder> =
  Holder[Name] extends KeptDeck<infer Card> ? Deck<Card> : never;

/** How many cards lie there to be drawn. */
export const cardsOf = (deck: KeptDeck<string>): number => cardsLeft(deck as Deck);
