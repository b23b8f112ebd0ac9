import type { CardId } from '../data/cards.ts';
import { itemIdOf, itemOf } from '../rules/figures.ts';
import { weaponOf } from '../rules/weapons.ts';
import type { Card, Survivor } from '../state.ts';
import { hasRoomForCard } from './cards.ts';
import { coloursOf, iconsMissing, type LockedDoor } from './codes.ts';
import type { Outlook } from './outlook.ts';

/** A card that would do more good with somebody else, and how much. */
export interface Gift {
  readonly card: CardId;
  readonly worth: number;
}

/** Colours are gathered with whoever has most of them, and with whoever stands before a door that he cannot open yet. */
export function bestGift(outlook: Outlook, from: Survivor, to: Survivor): Gift | null {
  if (!hasRoomForCard(to)) return null;
  let best: Gift | null = null;
  for (const card of from.cards) {
    const worth = giftWorth(outlook, from, to, card);
    if (worth > (best?.worth ?? 0.5)) best = { card: card.id, worth };
  }
  return best;
}

/** How much better the two can open doors afterwards; each gift adds something, so that nothing goes to and fro. */
function giftWorth(outlook: Outlook, from: Survivor, to: Survivor, card: Card): number {
  if (weaponOf(card) !== null) return 0;
  const giver = { ...from, cards: from.cards.filter(one => one !== card) };
  const taker = { ...to, cards: [...to.cards, card] };
  return keysOf(outlook, giver, taker) - keysOf(outlook, from, to);
}

/** What two survivors could open between them, and how many colours each has at hand. */
function keysOf(outlook: Outlook, one: Survivor, other: Survivor): number {
  const colours = coloursOf(one).size ** 2 + coloursOf(other).size ** 2;
  let worth = colours * 0.25 + loads(one) + loads(other);
  for (const door of outlook.doors()) {
    worth += Math.max(openingWorth(outlook, one, door), openingWorth(outlook, other, door));
  }
  return worth;
}

function openingWorth(outlook: Outlook, survivor: Survivor, { chip, rooms, worth }: LockedDoor): number {
  if (chip === null || iconsMissing(survivor, chip) > 0) return 0;
  const ways = outlook.ways(survivor);
  return (worth * 2) / (Math.min(...rooms.map(room => ways.get(room)?.steps ?? Infinity)) + 3);
}

/** Ammunition with whoever has the weapon for it. */
function loads({ cards }: Survivor): number {
  let worth = 0;
  for (const card of cards) {
    const item = itemOf(card);
    if (item.kind === 'ammunition' && cards.some(one => itemIdOf(one) === item.weapon)) worth += 3;
  }
  return worth;
}
