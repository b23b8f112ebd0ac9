import type { Rule, Table } from '@tenebrae/kernel';
import type { EventId } from '../data/events.ts';
import { rollD3 } from '../rules/dice.ts';
import { charactersWithin } from '../rules/figures.ts';
import { poison } from '../rules/conditions.ts';
import { passesTest } from '../rules/tests.ts';
import type { Accursed, Character, PlacedEvent, State } from '../state.ts';

/** What an Event does. Only `activate` is needed; cards that stay take part in more. */
export interface EventEffect {
  activate(table: Table<State>, event: PlacedEvent): Rule;
  /** At the start of every later Events Phase. */
  each?(table: Table<State>, event: PlacedEvent): Rule;
  /** A Search of it (DL-SRC-02). */
  search?(table: Table<State>, event: PlacedEvent, searcher: Accursed): Rule;
  /** A character enters a square of the archway it is about. */
  enter?(table: Table<State>, event: PlacedEvent, figure: Character): Rule;
  /** An Accursed ends its turn on its tile. */
  turnEnd?(table: Table<State>, event: PlacedEvent, accursed: Accursed): Rule;
}

/** What each Event card does. */
export const EVENT_EFFECTS: Partial<Record<EventId, EventEffect>> = {
  'evt-gas-vent': {
    *activate(table, { tile }) {
      for (const figure of charactersWithin(table.state, tile)) {
        if (yield* passesTest(table, figure, 'endurance', 5, 'DL-EVT-09', { event: 'evt-gas-vent' }))
          continue;
        yield* poison(table, figure, yield* rollD3('poison-tokens', 'DL-CND-01'), null, 'DL-CND-01');
      }
    },
  },
};
