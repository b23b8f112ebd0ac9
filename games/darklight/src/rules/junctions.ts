import { ask, type Rule, type Table } from '@tenebrae/kernel';
import type { DungeonCardId } from '../data/dungeon-cards.ts';
import type { ArchwayNumber, Dungeon, KeptCards, State } from '../state.ts';
import { cardsIn, splitDeck, takeUpCards } from './dungeon-deck.ts';
import { dungeonOf, leaderOf } from './figures.ts';
import { changeArchway } from './plan.ts';
import { cardOf } from './tiles.ts';

/** DL-JUN-01, DL-JUN-04, DL-JUN-05: as many Exits as the card calls for and cards are left; a Quest Room has none. */
export const exitsOf = (cards: KeptCards, deck: number, card: DungeonCardId): number =>
  Math.min(cardOf(card).exits, cardsIn(cards, deck));

/** DL-JUN-02, DL-JUN-03, DL-JUN-06: the decks of the new archways, one each: the branch's own, or parts of it. */
export const decksFor = (dungeon: Dungeon, deck: number, ways: number): number[] =>
  ways < 2 ? [deck] : splitDeck(takeUpCards(dungeon), deck, ways);

/** DL-JUN-02: the leader says which archway is dealt to first, which next. */
export function* orderDecks(table: Table<State>, archways: readonly ArchwayNumber[]): Rule {
  const dungeon = dungeonOf(table.state);
  const decks = archways.map(archway => deckOf(dungeon, archway)).sort((a, b) => a - b);
  const waiting = [...archways];
  for (const deck of decks) {
    const { archway } = yield* ask(
      'deal-deck',
      leaderOf(table.state).seat,
      waiting.map(one => ({
        id: `deal:${one}`,
        archway: one,
        about: { cards: cardsIn(dungeon.cards, deck) },
        on: [`archway:${one}`],
      })),
      'DL-JUN-02',
      { about: { cards: cardsIn(dungeon.cards, deck) } },
    );
    waiting.splice(waiting.indexOf(archway), 1);
    // Whoever held this deck takes the chosen one's: each archway has one at every moment.
    const holder = archways.find(one => deckOf(dungeon, one) === deck) ?? archway;
    const other = deckOf(dungeon, archway);
    changeArchway(dungeon, archway, { deck });
    if (holder !== archway) changeArchway(dungeon, holder, { deck: other });
  }
  table.tell({
    type: 'deck-split',
    rule: 'DL-JUN-02',
    ways: archways.length,
    cards: decks.map(deck => cardsIn(dungeon.cards, deck)),
  });
}

const deckOf = (dungeon: Dungeon, archway: ArchwayNumber): number =>
  dungeon.plan.archways[archway]?.deck ?? -1;
