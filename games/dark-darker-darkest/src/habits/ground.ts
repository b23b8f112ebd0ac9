import type { RoomId } from '@tenebrae/board';
import { hasIcon, isDiagonalRoom, seenByCamera, seenDistances } from '../rules/rooms.ts';
import type { State, TileIndex } from '../state.ts';
import { type Place, placeOf, type Plan } from './plan.ts';
import { stepsAround } from './steps.ts';
import { type Walls, wallsOf } from './walls.ts';

/** What fire and cameras make of the house within its walls, whoever stands where. */
export interface Ground {
  readonly walls: Walls;
  readonly plan: Plan;
  readonly cameras: State['cameras'];
  /** Where zombies do not go by themselves. */
  readonly onFire: readonly boolean[];
  /** Rooms that burn and are not destroyed. */
  readonly burning: readonly Place[];
  /** Rooms with a terminal that is not destroyed. */
  readonly terminals: readonly Place[];
  /** How many cameras see a room. */
  readonly watched: readonly number[];
  /** From each room, added when they are needed: rooms in sight, those that a horde gets to, and those in which it attacks. */
  readonly sights: (Sight | undefined)[];
  readonly marches: (readonly Place[] | undefined)[];
  readonly reaches: (readonly Place[] | undefined)[];
}

/** Rooms in sight, and in the same places how many rooms away they are. */
export interface Sight {
  readonly places: readonly Place[];
  readonly distances: readonly number[];
}

/** As the walls hang on the doors, so this hangs on the tiles too. */
const GROUNDS = new WeakMap<Walls, WeakMap<State['tiles'], Ground>>();

export function groundOf(state: State): Ground {
  const walls = wallsOf(state);
  let byTiles = GROUNDS.get(walls);
  if (byTiles === undefined) GROUNDS.set(walls, (byTiles = new WeakMap()));
  let ground = byTiles.get(state.tiles);
  if (ground === undefined || ground.cameras !== state.cameras)
    byTiles.set(state.tiles, (ground = survey(state, walls)));
  return ground;
}

function survey(state: State, walls: Walls): Ground {
  const { plan } = walls;
  const { rooms, tiles } = plan;
  const onFire: boolean[] = [];
  const burning: Place[] = [];
  for (let place = 0; place < rooms.length; place += 1) {
    const { burn = 0, destroyed = false } = state.tiles[tiles[place] as TileIndex] ?? {};
    onFire.push(destroyed || burn > 0);
    if (burn > 0 && !destroyed) burning.push(place);
  }
  return {
    walls,
    plan,
    cameras: state.cameras,
    onFire,
    burning,
    terminals: plan.terminals.filter(place => hasIcon(state, rooms[place] as RoomId, 'terminal')),
    watched: camerasOn(state, plan),
    sights: plan.unknown.slice(),
    marches: plan.unknown.slice(),
    reaches: plan.unknown.slice(),
  };
}

function camerasOn(state: State, plan: Plan): readonly number[] {
  if (state.cameras.length === 0) return plan.none;
  const watched = plan.none.slice();
  for (const { room, side } of state.cameras) {
    for (const one of seenByCamera(state, room, side)) add(watched, placeOf(plan, one), 1);
  }
  return watched;
}

/** Adds to the number of a room. */
export function add(numbers: number[], place: Place, more: number): void {
  numbers[place] = (numbers[place] as number) + more;
}

export const sightFrom = (state: State, ground: Ground, place: Place): Sight =>
  (ground.sights[place] ??= look(state, ground.plan, place));

function look(state: State, plan: Plan, place: Place): Sight {
  const seen = seenDistances(state, plan.rooms[place] as RoomId);
  return { places: [...seen.keys()].map(room => placeOf(plan, room)), distances: [...seen.values()] };
}

const HORDE_STEPS = 2;

/** Where a horde could get to in a reaction. */
export const marchFrom = (ground: Ground, horde: Place): readonly Place[] =>
  (ground.marches[horde] ??= stepsAround(ground.walls, horde, HORDE_STEPS, ground.onFire).places);

/** Where it would attack before the showdown. */
export const reachOf = (state: State, ground: Ground, horde: Place): readonly Place[] =>
  (ground.reaches[horde] ??= attackedFrom(state, ground, horde));

function attackedFrom(state: State, { walls, plan, onFire }: Ground, horde: Place): readonly Place[] {
  const { places, steps } = stepsAround(walls, horde, HORDE_STEPS, onFire);
  return places.filter(
    place =>
      (steps[place] as number) < HORDE_STEPS ||
      isDiagonalRoom(state, plan.rooms[horde] as RoomId, plan.rooms[place] as RoomId),
  );
}
