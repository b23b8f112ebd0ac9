import { discard } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { cardsOf, takeUp } from '../src/rules/decks.ts';
import { aGame } from '../testing/index.ts';

test('a deck that is taken up is changed in place of the old one, which stays as it was', () => {
  const { state } = aGame({ board: 'K' });
  const before = state.treasures;
  const [count, discarded] = [cardsOf(before), before.discard.length];
  const deck = takeUp(state, 'treasures');
  expect(state.treasures).toBe(deck);
  expect(deck).toEqual(before);
  discard(deck, 'coin-purse');
  deck.unseen.pop();
  expect(cardsOf(state.treasures)).toBe(count - 1);
  expect(state.treasures.discard).toHaveLength(discarded + 1);
  expect([cardsOf(before), before.discard.length]).toEqual([count, discarded]);
});
