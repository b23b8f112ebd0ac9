import type { HouseBounds } from '../data/house.ts';
import { FEWEST_LOCKS, FEWEST_LOCKS_OFF_CORNERS } from '../data/limits.ts';
import type { TileIndex } from '../state.ts';
import {
  beyond,
  DOOR,
  OPPOSITE_SIDES,
  ownerOver,
  PASSAGE,
  type Placement,
  POSITIONS,
  wayOver,
} from './house-placements.ts';
import { CORNER_TILES } from './rooms.ts';

/** A house of which every tile lies. */
type Plan = readonly Placement[];

/** DDD-HOU-06, DDD-HOU-17: with all doors open every room can be reached, and there are doors for the sequence. */
export function isFinishable(plan: Plan): boolean {
  return hasLocksForSequence(plan) && countReached(plan, 'open') === countRooms(plan);
}

/** DDD-SEC-11: three lock symbols, two of them not on corner rooms. */
function hasLocksForSequence(plan: Plan): boolean {
  const locks = sum(plan, 'locks');
  let offCorners = locks;
  for (const index of CORNER_TILES) offCorners -= plan[index]?.locks ?? 0;
  return locks >= FEWEST_LOCKS && offCorners >= FEWEST_LOCKS_OFF_CORNERS;
}

/** DDD-HOU-07, DDD-TWK-06: more locks, more cameras and fewer free rooms make a house harder. */
export function isWithin(plan: Plan, { locks, cameras, freeRooms }: HouseBounds): boolean {
  return (
    isBetween(sum(plan, 'locks'), locks) &&
    isBetween(sum(plan, 'cameras'), cameras) &&
    isBetween(countReached(plan, 'locked'), freeRooms)
  );
}

const isBetween = (figure: number, [least, most]: readonly [number, number]): boolean =>
  least <= figure && figure <= most;

function sum(plan: Plan, figure: 'locks' | 'cameras'): number {
  let total = 0;
  for (const placed of plan) total += figure === 'locks' ? placed.locks : placed.cameras;
  return total;
}

function countRooms(plan: Plan): number {
  let rooms = 0;
  for (const placed of plan) rooms += placed.rooms.length;
  return rooms;
}

/** For the rooms reached: each position has two numbers, whether its tile has two rooms or one. */
const REACHED = new Int32Array(2 * POSITIONS.length);
/** The last count in which each was reached. */
const REACHED_IN = new Int32Array(2 * POSITIONS.length);
let flood = 0;

/** The rooms that can be reached from the entrance hall, itself included. */
function countReached(plan: Plan, doors: 'open' | 'locked'): number {
  flood = (flood + 1) | 0;
  let count = reach(roomNumber(HALL, 0), 0);
  for (let place = 0; place < count; place += 1) {
    const index = (REACHED[place] as number) >> 1;
    const number = (REACHED[place] as number) & 1;
    const placed = plan[index] as Placement;
    if (placed.isLinked) count = reach(roomNumber(index, 1 - number), count);
    for (let side = 0; side < OPPOSITE_SIDES.length; side += 1) {
      const next = beyond(index, side);
      if (next < 0 || ownerOver(placed, side) !== number || !isOpen(placed, side, doors)) continue;
      const other = plan[next] as Placement;
      const facing = OPPOSITE_SIDES[side] as number;
      if (isOpen(other, facing, doors)) count = reach(roomNumber(next, ownerOver(other, facing)), count);
    }
  }
  return count;
}

/** Adds a room to those reached, unless it is among them; says how many they are then. */
function reach(room: number, count: number): number {
  if (REACHED_IN[room] === flood) return count;
  REACHED_IN[room] = flood;
  REACHED[count] = room;
  return count + 1;
}

const HALL = POSITIONS.findIndex(({ category }) => category === 'entrance');

/** Of the two rooms that a tile can have. */
const roomNumber = (index: TileIndex, room: number): number => index * 2 + room;

function isOpen(placed: Placement, side: number, doors: 'open' | 'locked'): boolean {
  const way = wayOver(placed, side);
  return way === PASSAGE || (doors === 'open' && way === DOOR);
}
