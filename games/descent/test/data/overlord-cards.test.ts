import { expect, test } from 'vitest';
import {
  OVERLORD_CARD_TYPES,
  OVERLORD_CARDS,
  OVERLORD_DECK,
  type OverlordCard,
  type OverlordCardId,
  overlordCard,
  overlordCardId,
} from '../../src/data/overlord-cards.ts';

const all = Object.entries(OVERLORD_CARDS) as [OverlordCardId, OverlordCard][];
const typed = (type: OverlordCard['type']) => all.filter(([, card]) => card.type === type);

test('DJ-OVC-07 DJ-CRD-09 36 cards of 24 kinds: 5 events, 8 traps, 6 spawn and 5 power cards, each with cost and value', () => {
  expect(OVERLORD_DECK).toHaveLength(36);
  expect(new Set(OVERLORD_DECK).size).toBe(36);
  expect(all).toHaveLength(24);
  expect(OVERLORD_CARD_TYPES.map(type => typed(type).length)).toEqual([5, 8, 6, 5]);
  for (const [, card] of all) expect(card.cost).toBeGreaterThan(card.value);
});

test('DJ-OVC-07 a card of the deck is known by its number, one of a kind by its name alone', () => {
  expect(overlordCardId('aim-2')).toBe('aim');
  expect(overlordCard('doom')).toMatchObject({ type: 'power', cost: 20, value: 5 });
  expect(OVERLORD_DECK.filter(card => overlordCardId(card) === 'hordes-of-the-things')).toEqual([
    'hordes-of-the-things-1',
    'hordes-of-the-things-2',
  ]);
});

test('DJ-OVC-12 the spawn cards bring two normal monsters and, the cheap ones, a master', () => {
  for (const [, card] of typed('spawn')) {
    if (card.type !== 'spawn') continue;
    const masters = card.monsters.filter(([, rank]) => rank === 'master');
    expect(card.monsters[0]?.slice(1)).toEqual(['normal', 2]);
    expect(masters).toHaveLength(card.cost === 4 ? 1 : 0);
  }
});
