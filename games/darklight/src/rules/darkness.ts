import { rollOne, type Rule, type RuleId, type Table, unreachable } from '@tenebrae/kernel';
import { DARKNESS_WHEEL, ENCOUNTER_ON, type WheelSpace } from '../data/wheel.ts';
import type { State, TileNumber } from '../state.ts';
import { pickOne, rollD6 } from './dice.ts';
import { type Arrival, drawEncounter } from './encounters.ts';
import { placeEvent, tileOfAccursed } from './events.ts';
import { gainFaith } from './faith.ts';
import { dungeonOf, leaderOf, presentAccursed } from './figures.ts';
import { heartWindow } from './heart.ts';
import { questDarkness, questNumber } from './quests.ts';
import { settle } from './settle.ts';

/** DL-RND-01, DL-RND-03, DL-DRK-01, DL-DRK-02, DL-DRK-10: die, Faith Points, marker, effect of the space; in and out of combat. */
export function* playDarkness(table: Table<State>): Rule {
  const { state } = table;
  const rolled = yield* rollOne('darkness-roll', 6, 'DL-DRK-01', { seat: leaderOf(state).seat });
  dungeonOf(state).darkness.roll = rolled;
  table.tell({ type: 'darkness-rolled', rule: 'DL-DRK-01', who: leaderOf(state).id, roll: rolled });
  gainFaith(table);
  yield* questDarkness(table);
  yield* settle(table);
  if (rolled <= questNumber(state, 'marker-on')) yield* moveMarker(table, { kind: 'darkness' });
  yield* settle(table);
  // DL-HRT-05: the window after this phase is also the one before the next.
  yield* heartWindow(table);
  state.phase = { kind: 'exploration' };
}

/** Why the marker moves: what an Encounter space brings goes to the new tile, or is an Ambush (DL-EXP-08 to DL-EXP-10, DL-DRK-10). */
export type MarkerCause =
  | { readonly kind: 'darkness' }
  | { readonly kind: 'exploring'; readonly tile: TileNumber };

/** DL-DRK-03, DL-DRK-04, DL-DRK-09: one space on, after the last the first again, and what the space brings. */
export function* moveMarker(table: Table<State>, cause: MarkerCause): Rule {
  const { darkness } = dungeonOf(table.state);
  darkness.marker = (darkness.marker % DARKNESS_WHEEL.length) + 1;
  const space: WheelSpace = DARKNESS_WHEEL[darkness.marker - 1] ?? 'empty';
  table.tell({ type: 'marker-moved', rule: 'DL-DRK-03', space: darkness.marker, kind: `space-${space}` });
  switch (space) {
    case 'empty':
      return;
    case 'heart':
      return restoreHeart(table, 'DL-DRK-05');
    case 'encounter':
      return yield* resolveEncounterSpace(table, cause);
    default:
      return unreachable(space);
  }
}

/** DL-DRK-05, DL-HRT-04: one Cursed Use comes back, never above the number at the start. */
export function restoreHeart(table: Table<State>, rule: RuleId): void {
  const { heart } = dungeonOf(table.state);
  if (heart.uses >= heart.most) return;
  heart.uses += 1;
  table.tell({ type: 'heart-restored', rule, who: leaderOf(table.state).id, left: heart.uses });
}

/** DL-DRK-06 to DL-DRK-08, DL-EXP-09, DL-EXP-10: Monsters or an Event, by a die. */
function* resolveEncounterSpace(table: Table<State>, cause: MarkerCause): Rule {
  const rolled = yield* rollD6('encounter-space', 'DL-DRK-06');
  if (rolled <= ENCOUNTER_ON) {
    yield* drawEncounter(table, arrivalOf(cause));
    return;
  }
  const tile = cause.kind === 'exploring' ? cause.tile : yield* tileAtRandom(table);
  if (tile !== null) placeEvent(table, tile);
}

const arrivalOf = (cause: MarkerCause): Arrival =>
  cause.kind === 'exploring' ? { kind: 'prepared', tile: cause.tile } : { kind: 'ambush' };

/** DL-DRK-08: the tile of an Accursed at random. */
function* tileAtRandom(table: Table<State>): Rule<TileNumber | null> {
  const present = presentAccursed(table.state);
  if (present.length === 0) return null;
  const { id } = yield* pickOne('random-accursed', present, 'DL-DRK-08');
  return yield* tileOfAccursed(table, id);
}
