import { ask, NOTHING, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { accursedOf, leaderOf } from './figures.ts';

/** An effect that falls due; its name stands in the words. */
export interface Due {
  readonly name: string;
  readonly on?: readonly string[];
  resolve(): Rule;
}

/**
 * DL-DIC-11: effects that fall due at the same moment and have no order of their own: the player whose turn it is chooses it,
 * the leader outside an Accursed's turn. What can no longer happen when its time comes says so itself.
 */
export const resolveDue = (table: Table<State>, due: readonly Due[]): Rule =>
  due.length === 0 ? NOTHING : resolveAll(table, due);

/** For whom nothing falls due, which is nearly always. */
export const NOTHING_DUE: readonly Due[] = [];

function* resolveAll(table: Table<State>, due: readonly Due[]): Rule {
  const left = due.map((one, place) => ({ one, place }));
  while (left.length > 0) {
    const { place } = yield* ask(
      'choose-due',
      whoOrders(table.state),
      left.map(({ one, place: at }) => ({
        id: `due:${at}`,
        place: at,
        about: { thing: one.name },
        ...(one.on !== undefined && { on: one.on }),
      })),
      'DL-DIC-11',
    );
    const at = left.findIndex(one => one.place === place);
    const [taken] = left.splice(at, 1);
    if (taken !== undefined) yield* taken.one.resolve();
  }
}

const whoOrders = (state: State): Seat =>
  state.phase.kind === 'accursed-turn' ? accursedOf(state, state.phase.turn.who).seat : leaderOf(state).seat;
