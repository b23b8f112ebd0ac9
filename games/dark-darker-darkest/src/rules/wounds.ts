import { ask, finish, NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { DARKNESS_CAUSES } from '../data/multitracker.ts';
import type { Markers, State, Survivor } from '../state.ts';
import { advanceDarkness } from './darkness.ts';
import { apValue, skullOf } from './figures.ts';

/** DDD-SUR-03: moves the energy marker towards the skull. What follows from it waits for `settleWounds` (DDD-GEN-16). */
export function wound(table: Table<State>, survivor: Survivor, amount: number, rule: RuleId): void {
  const lost = Math.min(amount, skullOf(survivor) - survivor.wounds);
  if (lost <= 0 || survivor.status.kind !== 'in') return;
  survivor.wounds += lost;
  table.tell({ type: 'energy-lost', rule, survivor: survivor.id, amount: lost, room: survivor.room });
}

/** DDD-SUR-06: moves the energy marker back, never past the first space. Says how many wounds were healed. */
export function heal(table: Table<State>, survivor: Survivor, amount: number, rule: RuleId): number {
  const healed = Math.min(amount, survivor.wounds);
  if (healed <= 0) return 0;
  survivor.wounds -= healed;
  table.tell({ type: 'wounds-healed', rule, survivor: survivor.id, amount: healed });
  if (table.state.showdown !== null) takeMarkers(survivor);
  return healed;
}

/** DDD-GEN-16: once an effect is complete for all pieces: action markers lost, then those who reached the skull. */
export function settleWounds(table: Table<State>): Rule {
  for (const survivor of table.state.survivors)
    if (survivor.status.kind === 'in' && isToSettle(table.state, survivor)) return settleAll(table);
  return NOTHING;
}

const isToSettle = (state: State, survivor: Survivor): boolean =>
  survivor.wounds >= skullOf(survivor) ||
  (state.showdown !== null && markerCount(survivor.markers) > apValue(survivor));

function* settleAll(table: Table<State>): Rule {
  for (const survivor of table.state.survivors) {
    if (survivor.status.kind !== 'in') continue;
    if (survivor.wounds >= skullOf(survivor)) yield* eliminate(table, survivor, 'DDD-SUR-05');
    else if (table.state.showdown !== null) yield* loseMarkers(table, survivor);
  }
}

/** DDD-SUR-05, DDD-ZOM-06: he leaves the board with all he carries. DDD-FIN-16, DDD-FIN-35: in the showdown for good. */
export function* eliminate(table: Table<State>, survivor: Survivor, rule: RuleId): Rule {
  const { state } = table;
  const { showdown } = state;
  survivor.status = showdown === null ? { kind: 'out', back: state.round + 1 } : { kind: 'gone' };
  survivor.cards = [];
  survivor.chips = [];
  survivor.skills = [];
  survivor.virus = 0;
  survivor.cube = null;
  survivor.entrapped = 'no';
  survivor.radiation = 0;
  survivor.ap = 0;
  survivor.drinkAp = 0;
  survivor.markers = { hand: 0, left: 0, centre: 0, right: 0 };
  state.tally.eliminations += 1;
  table.tell({ type: 'survivor-eliminated', rule, survivor: survivor.id, room: survivor.room });
  // DDD-FIN-11, DDD-FIN-36: without its keeper the antidote is lost.
  if (showdown?.keeper === survivor.id) {
    yield* finish({ outcome: 'keeper-eliminated', rule: 'DDD-FIN-11', winners: [] });
  }
  // DDD-DRK-04, DDD-FIN-14: only before the showdown.
  if (showdown === null)
    yield* advanceDarkness(table, DARKNESS_CAUSES['survivor-eliminated'].spaces, 'DDD-DRK-04');
}

/** DDD-FIN-20: a survivor whose AP value rises takes markers from the supply. */
function takeMarkers(survivor: Survivor): void {
  survivor.markers.hand += Math.max(0, apValue(survivor) - markerCount(survivor.markers));
}

/** DDD-FIN-20: for each AP lost one of his markers goes, from any box or from hand. */
function* loseMarkers(table: Table<State>, survivor: Survivor): Rule {
  while (markerCount(survivor.markers) > apValue(survivor)) {
    const places = MARKER_PLACES.filter(place => survivor.markers[place] > 0);
    const { place } = yield* ask(
      'remove-marker',
      survivor.seat,
      places.map(one => ({ id: `marker:${one}`, text: `marker-${one}`, place: one })),
      'DDD-FIN-20',
      { about: { survivor: survivor.id } },
    );
    survivor.markers[place] -= 1;
    table.tell({ type: 'marker-removed', rule: 'DDD-FIN-20', survivor: survivor.id, place });
  }
}

const MARKER_PLACES = ['hand', 'left', 'centre', 'right'] as const satisfies readonly (keyof Markers)[];
export const markerCount = (markers: Markers): number =>
  markers.hand + markers.left + markers.centre + markers.right;
