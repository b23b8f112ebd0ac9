import type { Rule, Table } from '@tenebrae/kernel';
import type { EventId } from '../data/events.ts';
import type { Attribute, Dice } from '../data/numbers.ts';
import type { Accursed, Character, State, TileNumber } from '../state.ts';
import { pickOne, rollDice } from './dice.ts';
import { accursedOn } from './events.ts';
import { sufferInsanity } from './insanity.ts';
import { passesTest } from './tests.ts';
import { isThere } from './tile-rules.ts';
import { type Cause, inflictDamage, inflictWounds } from './wounds.ts';

/** DL-EVT-09: what an Event does is nobody's doing, and neither Evade nor Tumble answers it. */
const CAUSE: Cause = { kind: 'event', by: null, rule: 'DL-EVT-09' };

/** DL-TRM-09, DL-EVT-08, DL-EVT-09: a random living Accursed on the tile; null when none is left there. */
export function* randomAccursedOn(table: Table<State>, tile: TileNumber): Rule<Accursed | null> {
  const there = accursedOn(table.state, tile);
  return there.length === 0 ? null : yield* pickOne('random-accursed', there, 'DL-EVT-09');
}

/** A Test that an Event calls for; who fails it suffers the rest. */
export const isSpared = (
  table: Table<State>,
  figure: Character,
  attribute: Attribute,
  needed: number,
  event: EventId,
): Rule<boolean> => passesTest(table, figure, attribute, needed, 'DL-EVT-09', { event });

/** Everyone of a list in turn who is still there by then, each with the same Test. Those who fail are given back one by one. */
export function* eachThatFails(
  table: Table<State>,
  figures: readonly Character[],
  [attribute, needed, event]: readonly [Attribute, number, EventId],
  suffer: (figure: Character) => Rule,
): Rule {
  for (const figure of figures) {
    if (!isThere(table.state, figure)) continue;
    if (!(yield* isSpared(table, figure, attribute, needed, event))) yield* suffer(figure);
  }
}

/** DL-EVT-09: damage of an Event is reduced by Armour. */
export function* sufferDamage(table: Table<State>, figure: Character, dice: Dice): Rule {
  yield* inflictDamage(table, figure, yield* rollDice('event-damage', dice, 'DL-EVT-09'), CAUSE);
}

/** DL-EVT-09: its Wounds are not. */
export function* sufferWounds(table: Table<State>, figure: Character, wounds: number): Rule {
  yield* inflictWounds(table, figure, wounds, CAUSE);
}

/** Insanity concerns Accursed only (DL-INS-05). */
export function* sufferMadness(table: Table<State>, figure: Character, amount: number): Rule {
  if (figure.is === 'accursed') yield* sufferInsanity(table, figure, amount, 'DL-EVT-09');
}
