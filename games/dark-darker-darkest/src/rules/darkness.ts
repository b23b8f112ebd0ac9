import { finish, NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { type DarknessSpace, MULTITRACKER_FRONT, MULTITRACKER_REVERSE } from '../data/multitracker.ts';
import type { State } from '../state.ts';
import { breakOutFire } from './fire.ts';
import { startLeak } from './radiation.ts';

/** DDD-DRK-02: several advances are made one space at a time. */
export function* advanceDarkness(table: Table<State>, spaces: number, rule: RuleId): Rule {
  for (let moved = 0; moved < spaces; moved += 1) yield* moveMarker(table, rule);
}

/** DDD-MUL-04, DDD-DRK-09: one space along the track; on the last one a forced advance has no effect. */
function moveMarker(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  const space = darknessTrack(state)[state.darkness];
  if (space === undefined) return NOTHING;
  state.darkness = space.space;
  table.tell({ type: 'darkness-advanced', rule, space: space.space });
  if (state.showdown === null) return arriveAt(table, space);
  // DDD-FIN-13: in the showdown the last space loses.
  return state.darkness === lastSpace(state)
    ? finish({ outcome: 'darkness-fell', rule: 'DDD-FIN-13', winners: [] })
    : NOTHING;
}

/** DDD-DRK-07, DDD-DRK-01, DDD-RAD-06: what the space brings, once the marker has come to it. */
function arriveAt(table: Table<State>, { space, icon }: DarknessSpace): Rule {
  const { state } = table;
  if (space === lastSpace(state)) beginLastRound(table);
  const breaksOut = icon === 'fire' && state.fire === null;
  if (space === state.radiation.space) return breakOutAndLeak(table, breaksOut);
  return breaksOut ? breakOutFire(table, 'DDD-DRK-01') : NOTHING;
}

function* breakOutAndLeak(table: Table<State>, breaksOut: boolean): Rule {
  if (breaksOut) yield* breakOutFire(table, 'DDD-DRK-01');
  yield* startLeak(table);
}

/** DDD-DRK-07: this round is the last; DDD-TWK-05: or the one after it, where the team was given one more. */
function beginLastRound(table: Table<State>): void {
  const { state } = table;
  state.lastRound = state.round + (state.options['extra-round'] ? 1 : 0);
  table.tell({ type: 'last-round-set', rule: 'DDD-DRK-07', round: state.lastRound });
}

/** DDD-DRK-08: whether so many spaces still fit on the track. */
export const canAdvanceDarkness = (state: State, spaces: number): boolean =>
  state.darkness + spaces <= lastSpace(state);

const lastSpace = (state: State): number => darknessTrack(state).length;

const darknessTrack = ({ showdown }: State): readonly DarknessSpace[] =>
  (showdown === null ? MULTITRACKER_FRONT : MULTITRACKER_REVERSE).darkness;
