import type { HouseBounds } from '../data/house.ts';
import { FEWEST_LOCKS, FEWEST_LOCKS_OFF_CORNERS } from '../data/limits.ts';
import type { TileIndex } from '../state.ts';
import { NEIGHBOURS, OPPOSITE_SIDES, type Placement } from './house-placements.ts';
import { CORNER_TILES } from './rooms.ts';

/** A house of which every tile lies. */
type Plan = readonly Placement[];

/** DDD-HOU-06, DDD-HOU-17: with all doors open every room can be reached, and there are doors for the sequence. */
export function isFinishable(plan: Plan): boolean {
  return hasLocksForSequence(plan) && countReached(plan, 'open') === sum(plan, roomsOf);
}

/** DDD-SEC-11: three lock symbols, two of them not on corner rooms. */
function hasLocksForSequence(plan: Plan): boolean {
  const locks = sum(plan, locksOf);
  const onCorners = CORNER_TILES.reduce((total, index) => total + (plan[index]?.locks ?? 0), 0);
  return locks >= FEWEST_LOCKS && locks - onCorners >= FEWEST_LOCKS_OFF_CORNERS;
}

/** DDD-HOU-07, DDD-TWK-06: more locks, more cameras and fewer free rooms make a house harder. */
export function isWithin(plan: Plan, { locks, cameras, freeRooms }: HouseBounds): boolean {
  return (
    isBetween(sum(plan, locksOf), locks) &&
    isBetween(sum(plan, camerasOf), cameras) &&
    isBetween(countReached(plan, 'locked'), freeRooms)
  );
}

const isBetween = (figure: number, [least, most]: readonly [number, number]): boolean =>
  least <= figure && figure <= most;

function sum(plan: Plan, figure: (placed: Placement) => number): number {
  let total = 0;
  for (const placed of plan) total += figure(placed);
  return total;
}

const roomsOf = ({ rooms }: Placement): number => rooms.length;
const locksOf = ({ locks }: Placement): number => locks;
const camerasOf = ({ cameras }: Placement): number => cameras;

/** The rooms that can be reached from the entrance hall, itself included. */
function countReached(plan: Plan, doors: 'open' | 'locked'): number {
  const hall = plan.findIndex(({ tile }) => tile === 'entrance-hall');
  const reached = [roomNumber(hall, 0)];
  const isReached = new Uint8Array(plan.length * 2);
  isReached[reached[0] as number] = 1;
  const reach = (room: number): void => {
    if (isReached[room] === 1) return;
    isReached[room] = 1;
    reached.push(room);
  };
  for (const room of reached) {
    const [index, number] = [room >> 1, room & 1];
    const placed = plan[index] as Placement;
    if (placed.isLinked) reach(roomNumber(index, 1 - number));
    for (let side = 0; side < placed.edges.length; side += 1) {
      const beyond = NEIGHBOURS[index]?.[side] ?? null;
      if (beyond === null || placed.owners[side] !== number || !isOpen(placed, side, doors)) continue;
      const other = plan[beyond] as Placement;
      const facing = OPPOSITE_SIDES[side] as number;
      if (isOpen(other, facing, doors)) reach(roomNumber(beyond, other.owners[facing] as number));
    }
  }
  return reached.length;
}

/** Of the two rooms that a tile can have. */
const roomNumber = (index: TileIndex, room: number): number => index * 2 + room;

function isOpen({ edges }: Placement, side: number, doors: 'open' | 'locked'): boolean {
  const edge = edges[side];
  return edge === 'passage' || (doors === 'open' && edge !== 'wall' && edge !== 'window');
}
