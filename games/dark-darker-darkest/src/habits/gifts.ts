import type { CardId } from '../data/cards.ts';
import { printedOn } from '../rules/printed-cards.ts';
import type { Card, Survivor } from '../state.ts';
import { hasRoomForCard } from './cards.ts';
import { type Colours, coloursOf, coloursOn, countColours, iconsMissing } from './colours.ts';
import { type Member, waysOf } from './member.ts';
import { doorsOf, memberOf, type Outlook } from './outlook.ts';

/** A card that would do more good with somebody else, and how much. */
export interface Gift {
  readonly card: CardId;
  readonly worth: number;
}

/** Colours are gathered with whoever has most of them, and with whoever stands before a door that he cannot open yet. */
export function bestGift(outlook: Outlook, from: Survivor, to: Survivor): Gift | null {
  if (!hasRoomForCard(to)) return null;
  const [giver, taker] = [memberOf(outlook, from), memberOf(outlook, to)];
  let best: Gift | null = null;
  let before: number | null = null;
  for (const card of from.cards) {
    if (!canHelp(taker, card)) continue;
    before ??= keysOf(outlook, handOf(giver), handOf(taker));
    // Each gift adds something, so that nothing goes to and fro.
    const worth = keysOf(outlook, handWithout(giver, card), handWith(taker, card)) - before;
    if (worth > (best?.worth ?? 0.5)) best = { card: card.id, worth };
  }
  return best;
}

/** Who gets no colour that he has not would gain nothing but ammunition. */
function canHelp({ colours }: Member, card: Card): boolean {
  const { isWeapon, kind } = printedOn(card);
  return !isWeapon && (kind === 'ammunition' || (coloursOn(card.id) & ~colours) !== 0);
}

/** What a survivor has to open doors with, now or after a gift. */
interface Hand {
  readonly member: Member;
  readonly cards: readonly Card[];
  readonly colours: Colours;
}

const handOf = (member: Member): Hand => ({ member, cards: member.survivor.cards, colours: member.colours });

function handWithout(member: Member, card: Card): Hand {
  const { cards } = member.survivor;
  return { member, cards: cards.filter(one => one !== card), colours: coloursOf(cards, card.id) };
}

const handWith = (member: Member, card: Card): Hand => ({
  member,
  cards: [...member.survivor.cards, card],
  colours: member.colours | coloursOn(card.id),
});

/** What two survivors could open between them, and how many colours each has at hand. */
function keysOf(outlook: Outlook, one: Hand, other: Hand): number {
  const colours = countColours(one.colours) ** 2 + countColours(other.colours) ** 2;
  let worth = colours * 0.25 + loads(one) + loads(other);
  const doors = doorsOf(outlook);
  for (let door = 0; door < doors.length; door += 1)
    worth += Math.max(openingWorth(outlook, one, door), openingWorth(outlook, other, door));
  return worth;
}

function openingWorth(outlook: Outlook, { member, colours }: Hand, door: number): number {
  const icons = doorsOf(outlook)[door]?.lock.icons ?? null;
  return icons === null || iconsMissing(colours, icons) > 0
    ? 0
    : (member.openings[door] ??= worthFor(outlook, member, door));
}

/** What a door is worth to a survivor who can open it. */
function worthFor(outlook: Outlook, member: Member, door: number): number {
  const locked = doorsOf(outlook)[door];
  if (locked === undefined) return 0;
  const { steps } = waysOf(outlook.land, member);
  let nearest = Infinity;
  for (const place of locked.lock.places) nearest = Math.min(nearest, steps[place] as number);
  return (locked.worth * 2) / (nearest + 3);
}

/** Ammunition with whoever has the weapon for it. */
function loads({ cards }: Hand): number {
  let worth = 0;
  for (const card of cards) {
    const { kind, fits } = printedOn(card);
    if (kind === 'ammunition' && cards.some(one => printedOn(one).item === fits)) worth += 3;
  }
  return worth;
}
