import { cardsLeft, clone, type Deal, type Json, type Seat } from '@tenebrae/kernel';
import type { AccursedId } from './data/accursed.ts';
import type { DungeonCardId } from './data/dungeon-cards.ts';
import type { Dungeon, State, TileNumber } from './state.ts';
import { litTiles } from './rules/figures.ts';

/** What a client draws: the state without what nobody has seen, and what this seat may not know. */
export interface View extends Omit<State, 'dungeon' | 'treasures' | 'rareTreasures'> {
  treasures: number;
  rareTreasures: number;
  dungeon: DungeonView | null;
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
}

/** All is open but what nobody has seen, Dungeon cards that others have looked at, and declarations (DL-OPT-04). */
export function view(state: State, seat: Seat | null): Json {
  const { dungeon, treasures, rareTreasures, ...open } = state;
  const seen: View = {
    ...clone(open),
    treasures: cardsLeft(treasures),
    rareTreasures: cardsLeft(rareTreasures),
    dungeon: dungeon === null ? null : dungeonView(state, dungeon, seat),
  };
  return seen as unknown as Json;
}

function dungeonView(state: State, dungeon: Dungeon, seat: Seat | null): DungeonView {
  const { cards, encounters, bosses, eventDeck, chestTokens, declared, ...open } = dungeon;
  const isOwn = (id: AccursedId): boolean => state.accursed.some(one => one.id === id && one.seat === seat);
  return {
    ...clone(open),
    decks: cards.decks.map(deck =>
      deck.map(({ card, knownTo }) =>
        knownTo === null || (seat !== null && knownTo.includes(seat)) ? card : null,
      ),
    ),
    encounters: cardsLeft(encounters),
    bosses: cardsLeft(bosses),
    eventsLeft: cardsLeft(eventDeck) - dungeon.events.filter(one => one.card === null).length,
    chestsLeft: cardsLeft(chestTokens) - dungeon.chests.filter(one => one.front === null).length,
    declared: Object.fromEntries(
      (Object.keys(declared) as AccursedId[]).map(id => [id, isOwn(id) ? declared[id] : 'declared']),
    ),
    lit: state.leader === null ? [] : [...litTiles(state)],
  };
}

/** Decided and not known to the seat: Dungeon cards that others have looked at, and what others have declared. */
export function conceal(_state: State, _seat: Seat | null, _deal: Deal): void {
  throw new Error('not written yet');
}
