import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { CONSUMABLES, type ConsumableId } from '../../data/consumables.ts';
import { type EventCard, EVENTS } from '../../data/events.ts';
import { placeChest } from '../../rules/chests.ts';
import { rollD3, rollD6 } from '../../rules/dice.ts';
import { discardEvent } from '../../rules/events.ts';
import { heal } from '../../rules/healing.ts';
import { sufferInsanity } from '../../rules/insanity.ts';
import { gainConsumable } from '../../rules/limits.ts';
import { distribute, drawTreasure, receiveItem } from '../../rules/loot.ts';
import { isThere } from '../../rules/tile-rules.ts';
import type { Accursed, PlacedEvent, State } from '../../state.ts';
import type { EventEffect } from '../events.ts';

/** evt-dead-pilgrim: madness on 1, treasure from 5, something useful between. */
const PILGRIM_CURSES_ON = 1;
const PILGRIM_PAYS_ON = 5;

/** DL-SRC-02: what an Event leaves to be searched, and a Chest more. */
export const FINDS = {
  'evt-dead-pilgrim': {
    *activate() {},
    *search(table, event, searcher) {
      useOnce(table, event);
      const rolled = yield* rollD6('dead-pilgrim-search', 'DL-SRC-02');
      if (rolled <= PILGRIM_CURSES_ON) yield* sufferInsanity(table, searcher, 1, 'DL-SRC-02');
      else if (rolled < PILGRIM_PAYS_ON) yield* takeConsumable(table, searcher);
      else {
        const item = yield* drawTreasure(table, 'standard');
        if (item !== null) yield* distribute(table, item, searcher);
      }
    },
  },
  'evt-clear-spring': {
    *activate() {},
    *search(table, event, searcher) {
      useOnce(table, event);
      heal(table, searcher, yield* rollD6('clear-spring-water', 'DL-SRC-02'), 'DL-SRC-02');
      if (searcher.poison === 0) return;
      searcher.poison = 0;
      table.tell({ type: 'poison-removed', rule: 'DL-SRC-02', who: searcher.id });
    },
  },
  'evt-cursed-idol': {
    *activate() {},
    *search(table, event, searcher) {
      useOnce(table, event);
      const item = yield* drawTreasure(table, 'rare');
      if (item !== null) yield* receiveItem(table, searcher, item);
      const insanity = 1 + (yield* rollD3('cursed-idol-insanity', 'DL-SRC-02'));
      if (isThere(table.state, searcher)) yield* sufferInsanity(table, searcher, insanity, 'DL-SRC-02');
    },
  },
  'evt-loose-flagstone': {
    *activate(table, { tile }) {
      placeChest(table, tile);
    },
  },
} satisfies Record<string, EventEffect>;

/** The last Search of a card discards it. */
function useOnce(table: Table<State>, event: PlacedEvent): void {
  if (event.card === null) return;
  const { uses = 1 }: EventCard = EVENTS[event.card];
  event.searched += 1;
  table.tell({
    type: 'event-searched',
    rule: 'DL-SRC-02',
    event: event.card,
    left: Math.max(0, uses - event.searched),
  });
  if (event.searched >= uses) discardEvent(table, event);
}

function* takeConsumable(table: Table<State>, searcher: Accursed): Rule {
  const { consumable } = yield* ask(
    'pilgrim-choice',
    searcher.seat,
    (Object.keys(CONSUMABLES) as ConsumableId[]).map(one => ({
      id: `take:${one}`,
      text: 'pilgrim-take',
      consumable: one,
      about: { consumable: one },
      on: [`consumable:${one}`],
    })),
    'DL-SRC-02',
    { about: { who: searcher.id } },
  );
  yield* gainConsumable(table, searcher, consumable);
}
