import { freeze, pick, type Rule, RuleBug, type Seat, take } from '@tenebrae/kernel';
import { DUNGEON_CARDS, type DungeonCard, type DungeonCardId } from '../data/dungeon-cards.ts';
import { type Quest, QUESTS, type QuestId } from '../data/quests.ts';
import type { DeckPlace, Dungeon, DungeonCards, Half, KeptCards } from '../state.ts';

/**
 * DL-SET-10 to DL-SET-12, DL-SET-18: the halves as places of one deck, the first on top. Which card lies where is decided
 * when it is turned: a place of a half holds each added card of that half with equal chance, else a normal card.
 */
export function newDungeonCards(id: QuestId): DungeonCards {
  const quest: Quest = QUESTS[id];
  const added: Record<Half, DungeonCardId[]> = { first: [], second: [quest.room] };
  if (quest.skull !== undefined) added[quest.skull.half].push(quest.skull.card);
  const count = { first: quest.first + added.first.length, second: quest.second + added.second.length };
  return {
    decks: [[...places('first', count.first), ...places('second', count.second)]],
    unseen: [...NORMAL],
    added,
    lost: { first: 0, second: 0 },
  };
}

const places = (half: Half, count: number): DeckPlace[] => new Array<DeckPlace>(count).fill(UNKNOWN[half]);

const UNKNOWN: Readonly<Record<Half, DeckPlace>> = freeze({
  first: { half: 'first', card: null, knownTo: null },
  second: { half: 'second', card: null, knownTo: null },
});

/** Normal cards: no Quest Room, no skull, not the Stairway Up. */
export function isNormal(id: DungeonCardId): boolean {
  const { kind }: DungeonCard = DUNGEON_CARDS[id];
  return kind === 'corridor' || kind === 'junction' || kind === 'room';
}

const NORMAL = (Object.keys(DUNGEON_CARDS) as DungeonCardId[]).filter(isNormal).sort();

/** The decks taken up to be changed: from now on these lie in the place of the old ones (rules/decks.ts). */
export function takeUpCards(dungeon: Dungeon): DungeonCards {
  const { decks, unseen, added, lost } = dungeon.cards;
  const cards: DungeonCards = {
    decks: decks.map(deck => deck.slice()),
    unseen: unseen.slice(),
    added: { first: added.first.slice(), second: added.second.slice() },
    lost: { ...lost },
  };
  dungeon.cards = cards;
  return cards;
}

/** DL-EXP-04: takes the top card of a branch's deck. */
export function* drawDungeonCard(cards: DungeonCards, deck: number): Rule<DungeonCardId> {
  const place = cards.decks[deck]?.[0];
  if (place === undefined) throw new RuleBug(`DL-JUN-06: no card behind deck ${deck}`);
  const card = yield* turn(cards, place);
  cards.decks[deck]?.shift();
  return card;
}

/** Somebody looks at the top cards of a deck: they are decided now, and known to these seats (null: to all). */
export function* lookAt(
  cards: DungeonCards,
  deck: number,
  count: number,
  seats: Seat[] | null,
): Rule<DungeonCardId[]> {
  const seen: DungeonCardId[] = [];
  const places = cards.decks[deck] ?? [];
  for (let at = 0; at < places.length && at < count; at++) {
    const place = places[at] as DeckPlace;
    const card = yield* turn(cards, place);
    const isOpen = seats === null || (place.card !== null && place.knownTo === null);
    const knownTo = isOpen ? null : [...new Set([...(place.knownTo ?? []), ...seats])];
    places[at] = { half: place.half, card, knownTo };
    seen.push(card);
  }
  return seen;
}

/** What lies at a place: known, or decided now among all that could lie there. */
function* turn(cards: DungeonCards, place: DeckPlace): Rule<DungeonCardId> {
  if (place.card !== null) return place.card;
  const card = yield* pick('dungeon-card', cardsThatMayLieAt(cards, place), 'DL-EXP-04');
  takeUnseen(cards, place.half, card);
  return card;
}

/** What may lie at a place that nobody knows, each card as often as its chance demands. */
export function cardsThatMayLieAt(cards: KeptCards, { half }: DeckPlace): DungeonCardId[] {
  const added = cards.added[half];
  const unknown =
    cards.lost[half] + cards.decks.flat().filter(one => one.half === half && one.card === null).length;
  // Each of the unknown places holds each added card with the same chance; lists in these proportions draw so.
  const normal = unknown - added.length;
  return [
    ...added.flatMap(card => new Array<DungeonCardId>(cards.unseen.length).fill(card)),
    ...cards.unseen.flatMap(card => new Array<DungeonCardId>(normal).fill(card)),
  ];
}

export function takeUnseen(cards: DungeonCards, half: Half, card: DungeonCardId): void {
  if (!take(cards.added[half], card)) take(cards.unseen, card);
}

/** DL-JUN-02: dealt from the bottom, one to each new archway in turn; gives the places of the new decks. */
export function splitDeck(cards: DungeonCards, deck: number, ways: number): number[] {
  const old = cards.decks[deck] ?? [];
  const piles: DeckPlace[][] = Array.from({ length: ways }, () => []);
  for (let at = old.length - 1, to = 0; at >= 0; at--, to = (to + 1) % ways)
    piles[to]?.unshift(old[at] as DeckPlace);
  cards.decks[deck] = [];
  return piles.map(pile => cards.decks.push(pile) - 1);
}

/** DL-JUN-05: the rest of a branch is discarded unseen. */
export function discardDeck(cards: DungeonCards, deck: number): void {
  for (const { half, card } of cards.decks[deck] ?? []) if (card === null) cards.lost[half] += 1;
  cards.decks[deck] = [];
}

export const cardsIn = (cards: KeptCards, deck: number): number => cards.decks[deck]?.length ?? 0;
