import type { Rule, Table } from '@tenebrae/kernel';
import type { EventId } from '../data/events.ts';
import type { Accursed, Character, PlacedEvent, State } from '../state.ts';
import { FINDS } from './events/finds.ts';
import { FORTUNES } from './events/fortunes.ts';
import { OBSTACLES } from './events/obstacles.ts';
import { TRAPS } from './events/traps.ts';

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
export const EVENT_EFFECTS: Readonly<Record<EventId, EventEffect>> = {
  ...TRAPS,
  ...OBSTACLES,
  ...FINDS,
  ...FORTUNES,
};
