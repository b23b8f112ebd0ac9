import { ask, type Rule, type RuleId, type Seat, type Table } from '@tenebrae/kernel';
import { groupSeat } from '../rules/asking.ts';
import { type Figure, isHero } from '../rules/figures.ts';
import { shuffle } from '../rules/shuffle.ts';
import { moveOnTracker } from '../rules/tracker.ts';
import type { State } from '../state.ts';
import type { EffectSource, Handlers } from './index.ts';

/** What moves a character over the tile and on its tracker. */
export const MOVES: Handlers<'push' | 'pull' | 'push-or-pull' | 'slot'> = {
  push: (table, who, [, steps], source, rule) => pushOrPull(table, who, 'push', steps, source, rule),
  pull: (table, who, [, steps], source, rule) => pushOrPull(table, who, 'pull', steps, source, rule),
  *'push-or-pull'(table, who, [, steps], source, rule) {
    const about = { figure: who.id, steps };
    const options = [
      { id: 'push', about },
      { id: 'pull', about },
    ] as const;
    const seat = chooserOf(table.state, who, source);
    const { id: way } = yield* ask('push-or-pull', seat, options, 'DD-CON-33', { about });
    yield* pushOrPull(table, who, way, steps, source, rule);
  },
  *slot(table, who, [, places], _source, rule) {
    const slots = moveOnTracker(table.state, who, places);
    if (slots !== 0)
      table.tell({ type: 'slot-changed', rule, figure: who.id, forward: slots > 0, slots: Math.abs(slots) });
  },
};

/** DD-CON-09, DD-CON-13, DD-CON-33. */
function* pushOrPull(
  table: Table<State>,
  who: Figure,
  way: 'push' | 'pull',
  steps: number,
  source: EffectSource,
  rule: RuleId,
): Rule {
  const { from, own } = source;
  if (from === null) return;
  yield* shuffle(table, who, { way, steps, from, chooser: chooserOf(table.state, who, source), own }, rule);
}

/**
 * DD-CON-12, DD-MON-11: the controller of the Hero who acts; otherwise that of the Hero who is moved. For a Monster that is
 * moved by a Monster, that of the first Hero it aims at, or the group.
 */
function chooserOf(state: State, who: Figure, { by, use }: EffectSource): Seat {
  if (by !== null && isHero(by)) return by.seat;
  if (isHero(who)) return who.seat;
  return use?.targets.find(isHero)?.seat ?? groupSeat(state);
}
