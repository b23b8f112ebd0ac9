import { expect, test } from 'vitest';
import { DUNGEON_CARDS } from '../src/data/dungeon-cards.ts';
import {
  discardDeck,
  drawDungeonCard,
  lookAt,
  newDungeonCards,
  splitDeck,
} from '../src/rules/dungeon-deck.ts';
import type { DungeonCards } from '../src/state.ts';
import { perform } from '../testing/index.ts';

const drawn = (cards: DungeonCards, card: string) => perform(drawDungeonCard(cards, 0), card).value;

test('WE-04 DL-SET-10 DL-SET-11 DL-SET-12 twelve cards, the Quest Room among the last six with equal chance', () => {
  const cards = newDungeonCards('q-sanctuary-1');
  expect(cards.decks[0]).toHaveLength(12);
  for (const card of cards.unseen)
    expect(['corridor', 'junction', 'room']).toContain(DUNGEON_CARDS[card].kind);
  const first = cards.unseen.slice(0, 6);
  for (const card of first) drawn(cards, card);
  // The faces of the draw: one in six is the Quest Room.
  const rule = drawDungeonCard(cards, 0);
  const request = rule.next(0).value as unknown as { from: string[] };
  expect(request.from.filter(card => card === 'sanctuary')).toHaveLength(request.from.length / 6);
});

test('DL-SET-12 the Quest Room is never in the First Half', () => {
  const cards = newDungeonCards('q-awakening');
  expect(() => drawn(cards, 'necrostream')).toThrow();
});

test('DL-SET-18 a skull card makes its half one card longer', () => {
  expect(newDungeonCards('q-crypt-5').decks[0]).toHaveLength(6 + 1 + 5 + 1);
});

test('WE-05 DL-JUN-02 dealt from the bottom, each pile keeps the order, the first holds the bottom card', () => {
  const cards = newDungeonCards('q-sanctuary-1');
  perform(lookAt(cards, 0, 7, null), ...cards.unseen.slice(0, 6), 'sanctuary');
  const known = cards.decks[0]?.slice(0, 7).map(place => place.card);
  cards.decks[0] = cards.decks[0]?.slice(0, 7) ?? [];
  const [west, east] = splitDeck(cards, 0, 2);
  const pile = (deck: number | undefined) => cards.decks[deck ?? -1]?.map(place => place.card);
  expect(pile(west)).toEqual([known?.[0], known?.[2], known?.[4], known?.[6]]);
  expect(pile(east)).toEqual([known?.[1], known?.[3], known?.[5]]);
});

test('DL-JUN-05 what is discarded unseen still may hold what was added to its half', () => {
  const cards = newDungeonCards('q-sanctuary-4');
  discardDeck(cards, 0);
  expect(cards.lost).toEqual({ first: 6, second: 6 });
});
