import { clone, type Deal, type Json, type Seat } from '@tenebrae/kernel';
import type { AccursedId } from './data/accursed.ts';
import type { DungeonCardId } from './data/dungeon-cards.ts';
import {
  type AccursedProfile,
  accursedProfile,
  type FigureProfile,
  figureProfile,
  type TurnPlace,
  turnOrder,
} from './profile-view.ts';
import { cardsOf } from './rules/decks.ts';
import { cardsThatMayLieAt, isNormal, takeUnseen, takeUpCards } from './rules/dungeon-deck.ts';
import { litTiles } from './rules/figures.ts';
import { CLAIMS, haveAllDeclared } from './rules/loot.ts';
import type { DeckPlace, Dungeon, DungeonCards, State, TileNumber } from './state.ts';

/** What a client draws: the state without what nobody has seen, and what this seat may not know. */
export interface View extends Omit<State, 'dungeon' | 'treasures' | 'rareTreasures'> {
  treasures: number;
  rareTreasures: number;
  dungeon: DungeonView | null;
  profiles: Partial<Record<AccursedId, AccursedProfile>>;
}

export interface DungeonView
  extends Omit<Dungeon, 'cards' | 'encounters' | 'bosses' | 'eventDeck' | 'chestTokens' | 'declared'> {
  /** By deck, each card the seat knows, null for the others, the top first. */
  decks: (DungeonCardId | null)[][];
  encounters: number;
  bosses: number;
  eventsLeft: number;
  chestsLeft: number;
  /** Who has declared for the card in hand; what, only for one's own. */
  declared: Partial<Record<AccursedId, string>>;
  /** DL-LOS-03. */
  lit: TileNumber[];
  /** Of every Monster, by its id. */
  monsterProfiles: Record<number, FigureProfile>;
  /** DL-TRN-01. */
  order: TurnPlace[];
}

/** All is open but what nobody has seen, Dungeon cards that others have looked at, and declarations (DL-OPT-04). */
export function view(state: State, seat: Seat | null): Json {
  const { dungeon, treasures, rareTreasures, ...open } = state;
  const seen: View = {
    ...clone(open),
    treasures: cardsOf(treasures),
    rareTreasures: cardsOf(rareTreasures),
    dungeon: dungeon === null ? null : dungeonView(state, dungeon, seat),
    profiles: Object.fromEntries(state.accursed.map(one => [one.id, accursedProfile(state, one)])),
  };
  return seen as unknown as Json;
}

function dungeonView(state: State, dungeon: Dungeon, seat: Seat | null): DungeonView {
  const { cards, encounters, bosses, eventDeck, chestTokens, declared, ...open } = dungeon;
  const isOpen = haveAllDeclared(state);
  const mayKnow = (id: AccursedId): boolean =>
    isOpen || state.accursed.some(one => one.id === id && one.seat === seat);
  return {
    ...clone(open),
    decks: cards.decks.map(deck =>
      deck.map(({ card, knownTo }) =>
        knownTo === null || (seat !== null && knownTo.includes(seat)) ? card : null,
      ),
    ),
    encounters: cardsOf(encounters),
    bosses: cardsOf(bosses),
    eventsLeft: cardsOf(eventDeck) - dungeon.events.filter(one => one.card === null).length,
    chestsLeft: cardsOf(chestTokens) - dungeon.chests.filter(one => one.front === null).length,
    declared: Object.fromEntries(
      (Object.keys(declared) as AccursedId[]).map(id => [id, mayKnow(id) ? declared[id] : 'declared']),
    ),
    lit: state.leader === null ? [] : [...litTiles(state)],
    monsterProfiles: Object.fromEntries(dungeon.monsters.map(one => [one.id, figureProfile(state, one)])),
    order: turnOrder(state, dungeon),
  };
}

/** Two players know the same unless only one of them has looked at some Dungeon card, or some have declared and some not (DL-OPT-04). */
export function shares({ dungeon, ...state }: State, one: Seat | null, other: Seat): boolean {
  if (dungeon === null) return true;
  const isKnownTo = (seat: Seat | null, seats: readonly Seat[]): boolean =>
    seat !== null && seats.includes(seat);
  const looked = dungeon.cards.decks.flat().flatMap(({ knownTo }) => (knownTo === null ? [] : [knownTo]));
  const isDeclaring = Object.keys(dungeon.declared).length > 0 && !haveAllDeclared({ dungeon, ...state });
  return !isDeclaring && looked.every(seats => isKnownTo(one, seats) === isKnownTo(other, seats));
}

/** Decided and not known to the seat: Dungeon cards that others have looked at, and what others have declared. */
export function conceal(state: State, seat: Seat | null, deal: Deal): void {
  const { dungeon } = state;
  if (dungeon === null) return;
  redeal(takeUpCards(dungeon), seat, deal);
  if (haveAllDeclared(state)) return;
  for (const { id, seat: other } of state.accursed)
    if (other !== seat && dungeon.declared[id] !== undefined) dungeon.declared[id] = deal([...CLAIMS]);
}

/** What the seat has not seen could lie there as well as anything else of that half that it has not seen. */
function redeal(cards: DungeonCards, seat: Seat | null, deal: Deal): void {
  const isHidden = ({ card, knownTo }: DeckPlace): boolean =>
    card !== null && knownTo !== null && !(seat !== null && knownTo.includes(seat));
  const hidden = cards.decks.map(deck => deck.map(isHidden));
  if (!hidden.flat().includes(true)) return;
  const eachHidden = (change: (place: DeckPlace) => DungeonCardId | null): void =>
    cards.decks.forEach((deck, number) => {
      for (const [at, place] of deck.entries())
        if (hidden[number]?.[at] === true) deck[at] = { ...place, card: change(place) };
    });
  eachHidden(({ half, card }) => {
    if (card !== null) (isNormal(card) ? cards.unseen : cards.added[half]).push(card);
    return null;
  });
  cards.unseen.sort();
  eachHidden(place => {
    const card = deal(cardsThatMayLieAt(cards, place));
    takeUnseen(cards, place.half, card);
    return card;
  });
}
