import type { RoomId } from '@tenebrae/board';
import type { Rule, RuleId } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { chooseRoom } from './dice.ts';
import { accessible, tileOf } from './rooms.ts';

/** The routes that an enemy may take. */
export interface Routes {
  /** Rooms to which its next step may lead; none at the end of a route. */
  readonly next: (room: RoomId) => readonly RoomId[];
  /** Whether it goes no further, as where it meets a survivor. */
  readonly stops: (room: RoomId) => boolean;
}

/** DDD-REA-23, DDD-REA-27: the next of so many steps. The players choose where it makes a difference; null at the end. */
export function* chooseStep(
  state: State,
  from: RoomId,
  steps: number,
  routes: Routes,
  rule: RuleId,
  about: Readonly<Record<string, string | number>>,
): Rule<RoomId | null> {
  const rooms = stepsThatDiffer(state, from, steps, routes);
  return rooms.length === 0 ? null : yield* chooseRoom('enemy-way', rooms, rule, about);
}

/** One next room for each way in which the rest of the routes can come out. */
function stepsThatDiffer(state: State, from: RoomId, steps: number, routes: Routes): RoomId[] {
  const rooms = onwards(from, steps, routes);
  if (rooms.length < 2) return [...rooms];
  const known: string[] = [];
  return rooms.filter(room => {
    const outcome = outcomes(state, room, steps - 1, routes)
      .sort()
      .join();
    return !known.includes(outcome) && known.push(outcome) > 0;
  });
}

/** Every way to come out from here: what is met on the way, and the room at its end. */
function outcomes(state: State, room: RoomId, left: number, routes: Routes): string[] {
  const rooms = onwards(room, left, routes);
  if (rooms.length === 0) return [room];
  const met = whatInfects(state, room);
  return [...new Set(rooms.flatMap(next => outcomes(state, next, left - 1, routes)))].map(
    outcome => `${met}>${outcome}`,
  );
}

const onwards = (room: RoomId, left: number, { next, stops }: Routes): readonly RoomId[] =>
  left === 0 || stops(room) ? [] : next(room);

/** DDD-RAD-13, DDD-RAD-18: what an enemy that passes this room can catch there, or bring. */
function whatInfects(state: State, room: RoomId): string {
  if (!state.options.radioactive) return '';
  const { radiation } = tileOf(state, room);
  const others = [...state.zombies, ...(state.creature === null ? [] : [state.creature])];
  const here = others.filter(one => one.room === room);
  return `${radiation}/${here.some(one => one.infected)}/${here.some(one => !one.infected)}`;
}

/** DDD-RAD-13, DDD-RAD-18: whether it can matter which enemy moves first. */
export const canInfectionSpread = (state: State): boolean =>
  state.options.radioactive &&
  (state.tiles.some(tile => tile.radiation) ||
    state.zombies.some(zombie => zombie.infected) ||
    state.creature?.infected === true);

/** Shortest open routes to the nearest of some rooms, and how many steps they have. */
export interface ShortestRoutes {
  readonly steps: number;
  readonly next: Routes['next'];
}

/** DDD-REA-27, DDD-FIN-30, DDD-SPZ-05: only through rooms that may be entered; null if no route leads all the way. */
export function shortestRoutes(
  state: State,
  from: RoomId,
  targets: readonly RoomId[],
  mayEnter: (room: RoomId) => boolean,
): ShortestRoutes | null {
  // From the targets outwards: when the walk comes to `from`, every room on a shortest route is known.
  const rooms: RoomId[] = [];
  const toGo: number[] = [];
  for (const target of targets) {
    if (rooms.includes(target) || !mayEnter(target)) continue;
    rooms.push(target);
    toGo.push(0);
  }
  let place = 0;
  for (; place < rooms.length && rooms[place] !== from; place += 1) {
    for (const next of accessible(state, rooms[place] as RoomId)) {
      if (rooms.includes(next) || (next !== from && !mayEnter(next))) continue;
      rooms.push(next);
      toGo.push((toGo[place] as number) + 1);
    }
  }
  const steps = toGo[place];
  if (steps === undefined || steps === 0) return null;
  const stepsFrom = (room: RoomId): number => toGo[rooms.indexOf(room)] ?? Infinity;
  return {
    steps,
    next: room =>
      accessible(state, room).filter(next => mayEnter(next) && stepsFrom(next) === stepsFrom(room) - 1),
  };
}
