import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsLeft,
  type Deck,
  discard,
  draw,
  drawOrReshuffle,
  isEmpty,
  newDeck,
  pick,
  putOnTop,
  putUnder,
  reshuffle,
  shuffleIn,
  start,
  take,
} from '../src/index.ts';
import { perform } from '../testing/index.ts';
import { aGame } from './a-game.ts';
import { feed } from './a-match.ts';

type Card = 'bat' | 'cat' | 'dog' | 'elk';
const aDeck = (more: Partial<Deck<Card>> = {}): Deck<Card> => ({ ...newDeck<Card>([]), ...more });
const drawn = (deck: Deck<Card>, ...script: (string | number)[]): Card | null | undefined =>
  perform(draw('draw', deck, 'DECK-1'), ...script).value;

describe('a deck that nobody has looked at', () => {
  test('has no order: whichever card the draw decides on comes', () => {
    for (const card of ['bat', 'cat', 'dog'] as const) {
      const deck = newDeck<Card>(['dog', 'bat', 'cat']);
      expect(drawn(deck, card)).toBe(card);
      expect(cardsLeft(deck)).toBe(2);
      expect(deck.unseen).not.toContain(card);
    }
  });

  test('is the same data however it was laid out', () => {
    expect(newDeck(['dog', 'bat', 'cat', 'bat'])).toEqual(newDeck(['bat', 'cat', 'bat', 'dog']));
  });

  test('does not touch the list that it was made from', () => {
    const cards: Card[] = ['dog', 'bat'];
    drawn(newDeck(cards), 'bat');
    expect(cards).toEqual(['dog', 'bat']);
  });

  test('gives each kind of card as often as there are copies of it', () => {
    const copies = fc.dictionary(
      fc.constantFrom('bat', 'cat', 'dog', 'elk'),
      fc.integer({ min: 1, max: 5 }),
      {
        minKeys: 1,
      },
    );
    fc.assert(
      fc.property(copies, counts => {
        const cards = Object.entries(counts).flatMap(([card, count]) =>
          new Array<Card>(count).fill(card as Card),
        );
        const seen: Record<string, number> = {};
        for (let face = 1; face <= cards.length; face++) {
          const card = drawn(newDeck(cards), face) as Card;
          seen[card] = (seen[card] ?? 0) + 1;
        }
        expect(seen).toEqual({ ...counts });
      }),
    );
  });
});

describe('known cards', () => {
  test('on top come first, the last put there before the others, and nothing is left to chance', () => {
    const deck = aDeck({ unseen: ['bat'] });
    putOnTop(deck, 'cat');
    putOnTop(deck, 'dog');
    expect([drawn(deck), drawn(deck), drawn(deck, 'bat')]).toEqual(['dog', 'cat', 'bat']);
  });

  test('under the deck come last, in the order in which they were put there', () => {
    const deck = aDeck({ unseen: ['bat'] });
    putUnder(deck, 'cat');
    putUnder(deck, 'dog');
    expect([drawn(deck, 'bat'), drawn(deck), drawn(deck)]).toEqual(['bat', 'cat', 'dog']);
  });

  test('are lost among the others when something is shuffled in', () => {
    const deck = aDeck({ top: ['dog'], unseen: ['cat'], bottom: ['bat'] });
    shuffleIn(deck, ['elk', 'bat']);
    expect(deck).toEqual(newDeck(['bat', 'bat', 'cat', 'dog', 'elk']));
  });
});

describe('the discard pile', () => {
  test('is shuffled back into what is left, and equal decks are equal data', () => {
    const [one, other] = [newDeck<Card>(['cat', 'dog', 'elk']), newDeck<Card>(['elk', 'cat', 'dog'])];
    for (const card of ['dog', 'cat'] as const) discard(one, drawn(one, card) as Card);
    for (const card of ['cat', 'dog'] as const) discard(other, drawn(other, card) as Card);
    expect(one).not.toEqual(other);
    reshuffle(one);
    reshuffle(other);
    expect(one).toEqual(other);
    expect(one).toEqual(newDeck(['cat', 'dog', 'elk']));
  });

  test('makes the deck anew only when a card is needed and none is left', () => {
    const deck = aDeck({ unseen: ['bat'], discard: ['cat', 'dog'] });
    const drawAgain = (...script: string[]) =>
      perform(drawOrReshuffle('draw', deck, 'DECK-1'), ...script).value;
    expect(drawAgain('bat')).toBe('bat');
    expect(deck.discard).toEqual(['cat', 'dog']);
    expect(drawAgain('dog')).toBe('dog');
    expect(deck).toEqual(aDeck({ unseen: ['cat'] }));
  });

  test('is left alone by a plain draw from an empty deck, which gives nothing', () => {
    const deck = aDeck({ discard: ['cat'] });
    expect(drawn(deck)).toBeNull();
    expect(deck.discard).toEqual(['cat']);
  });

  test('gives nothing either when it is empty as well', () => {
    const deck = aDeck();
    expect(isEmpty(deck)).toBe(true);
    expect(perform(drawOrReshuffle('draw', deck, 'DECK-1')).value).toBeNull();
  });
});

describe('taking a card out of a list', () => {
  test('removes one copy and says whether there was one', () => {
    const hand = ['bat', 'cat', 'bat'];
    expect(take(hand, 'bat')).toBe(true);
    expect(hand).toEqual(['cat', 'bat']);
    expect(take(hand, 'elk')).toBe(false);
    expect(hand).toEqual(['cat', 'bat']);
  });
});

describe('a draw in a match', () => {
  const game = aGame(
    { deck: newDeck<Card>(['bat', 'bat', 'cat', 'dog']), hand: [] as Card[] },
    function* ({ state }) {
      const card = yield* draw('draw', state.deck, 'DECK-1');
      if (card !== null) state.hand.push(card);
      if (isEmpty(state.deck)) reshuffle(state.deck);
    },
  );

  test('asks for a die of as many sides as cards are unseen, and says which they are', () => {
    const match = start(game, { seed: 1, policy: { dice: 'outside' } });
    expect(match.request).toMatchObject({ dice: [4], from: ['bat', 'bat', 'cat', 'dog'] });
    feed(match, 'cat');
    expect(match.request).toMatchObject({ dice: [3], from: ['bat', 'bat', 'dog'] });
    expect(match.state.hand).toEqual(['cat']);
  });

  test('from nothing at all is a fault of the rules, not an endless wait', () => {
    const broken = aGame({}, function* () {
      yield* pick('find', [], 'DECK-2');
    });
    expect(() => start(broken, { seed: 1 })).toThrow('dead end: find has nothing to roll or draw');
    expect(() => start(broken, { seed: 1, policy: { dice: 'outside' } })).toThrow(
      'dead end: find has nothing',
    );
  });
});
