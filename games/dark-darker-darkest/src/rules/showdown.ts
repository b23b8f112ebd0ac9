import type { RoomId } from '@tenebrae/board';
import { ask, endBeat, finish, PARTY, pick, type Rule, type Table } from '@tenebrae/kernel';
import { NEMESIS_MARKERS_PER_SURVIVOR } from '../data/limits.ts';
import { MULTITRACKER_REVERSE } from '../data/multitracker.ts';
import { NEMESES, type NemesisId } from '../data/nemeses.ts';
import type { State, Survivor } from '../state.ts';
import { apValue, survivorsIn } from './figures.ts';
import { breakOutFire } from './fire.ts';
import { LABORATORY, terminalCorners, tileAt } from './rooms.ts';
import { discardDoor } from './security.ts';
import { turnAllTokens } from './spawning.ts';
import { returnSurvivor } from './regroup.ts';

/**
 * DDD-FIN-01, DDD-FIN-02, DDD-FIN-05, DDD-FIN-06: all this happens at once, in this order, when a survivor enters the laboratory; whatever was under way is
 * dropped.
 */
export function* startShowdown(table: Table<State>, keeper: Survivor): Rule<never> {
  const { state } = table;
  yield* bringBackSurvivors(table);
  state.showdown = { keeper: keeper.id };
  table.tell({ type: 'showdown-started', rule: 'DDD-FIN-02', survivor: keeper.id });
  openHouse(table);
  yield* turnAllTokens(table, 'DDD-FIN-05');
  if (state.fire === null) yield* breakOutFire(table, 'DDD-FIN-06');
  yield* placeNemesis(table);
  turnMultitracker(table);
  yield* maybeLoseCorners(table);
  takeActionMarkers(table);
  state.phase = { kind: 'showdown' };
  return yield* endBeat();
}

/** DDD-FIN-01, DDD-FIN-16: who waits to come back does so first of all; from now on nobody returns. */
function* bringBackSurvivors(table: Table<State>): Rule {
  for (const survivor of table.state.survivors) {
    if (survivor.status.kind === 'out') yield* returnSurvivor(table, survivor);
  }
  for (const survivor of table.state.survivors) {
    if (survivor.status.kind === 'out') survivor.status = { kind: 'gone' };
  }
}

/** DDD-FIN-03, DDD-FIN-04, DDD-RAD-31: every lock and camera goes; nobody gains XP for it. */
function openHouse(table: Table<State>): void {
  for (const door of Object.keys(table.state.doors)) discardDoor(table, door, 'DDD-FIN-03');
  table.state.cameras = [];
  table.tell({ type: 'house-opened', rule: 'DDD-FIN-03' });
}

/** DDD-FIN-08, DDD-SET-05: one nemesis at random, its markers spread as evenly as possible. */
function* placeNemesis(table: Table<State>): Rule {
  const { state } = table;
  const id = yield* pick('nemesis', Object.keys(NEMESES) as NemesisId[], 'DDD-FIN-08');
  const zones = NEMESES[id].zones.length;
  const survivors = survivorsIn(state);
  const total =
    survivors.reduce((sum, survivor) => sum + apValue(survivor), 0) +
    survivors.length * NEMESIS_MARKERS_PER_SURVIVOR;
  const markers = NEMESES[id].zones.map(() => Math.floor(total / zones));
  state.nemesis = { id, room: LABORATORY, markers };
  table.tell({ type: 'nemesis-appeared', rule: 'DDD-FIN-08', nemesis: id, room: LABORATORY, markers: total });
  const even = Math.floor(total / zones);
  for (let extra = total % zones; extra > 0; extra--) {
    const zone = yield* chooseZone(id, index => markers[index] === even);
    markers[zone] = even + 1;
  }
}

/** A zone of the nemesis board, chosen by the players among those that are allowed; like colours only once. */
function* chooseZone(id: NemesisId, allowed: (zone: number) => boolean): Rule<number> {
  const colours = NEMESES[id].zones;
  const options = colours.flatMap((colour, zone) =>
    allowed(zone)
      ? [{ id: `zone:${zone}`, text: 'nemesis-zone', zone, about: { colour, zone: zone + 1 } }]
      : [],
  );
  const { zone } = yield* ask('extra-marker', PARTY, options, 'DDD-FIN-08', { about: { nemesis: id } });
  return zone;
}

/** DDD-FIN-09: the reverse side, both markers on their first space. */
function turnMultitracker({ state }: Table<State>): void {
  state.event = MULTITRACKER_REVERSE.firstEventSpace;
  state.darkness = MULTITRACKER_REVERSE.firstDarknessSpace;
  state.lastRound = null;
  state.teams = [];
}

/** DDD-FIN-17: as many markers as the energy track gives, however many AP were already spent. */
function takeActionMarkers({ state }: Table<State>): void {
  for (const survivor of survivorsIn(state)) {
    survivor.markers = { hand: apValue(survivor), left: 0, centre: 0, right: 0 };
    survivor.ap = 0;
  }
  beginShift(state);
}

/** DDD-GEN-11: in the showdown a round and a turn are the time between two nemesis reactions. */
export function beginShift(state: State): void {
  for (const survivor of state.survivors) {
    survivor.used = [];
    survivor.struggled = false;
    survivor.gasMask = false;
    survivor.drinkAp = 0;
  }
  state.cornersUsed = [];
  state.declined = [];
  state.actor = null;
}

/** DDD-FIN-19: left to centre, centre to right, and the markers of the right box return to their players. */
export function shiftBoxes(table: Table<State>): void {
  for (const { markers } of table.state.survivors) {
    markers.hand += markers.right;
    markers.right = markers.centre;
    markers.centre = markers.left;
    markers.left = 0;
  }
  table.tell({ type: 'boxes-shifted', rule: 'DDD-FIN-19' });
}

/** DDD-FIN-12: with the three corner rooms other than the laboratory all is lost. */
export function* maybeLoseCorners(table: Table<State>): Rule {
  const { state } = table;
  if (state.showdown === null || !terminalCorners(state).every(corner => tileAt(state, corner).destroyed))
    return;
  yield* finish({ outcome: 'corners-destroyed', rule: 'DDD-FIN-12', winners: [] });
}

/** The corner rooms that the nemesis still wants to destroy. */
export function nemesisGoals(state: State): RoomId[] {
  const corners = terminalCorners(state).filter(corner => !tileAt(state, corner).destroyed);
  return Object.keys(state.house).filter(room => {
    const { x, y } = state.house[room] ?? { x: -1, y: -1 };
    return corners.includes(y * 5 + x);
  });
}
