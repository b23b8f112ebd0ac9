import type { HouseBounds, HousePlan, PlacedTile } from '../data/house.ts';
import { FEWEST_LOCKS, FEWEST_LOCKS_OFF_CORNERS } from '../data/limits.ts';
import { type Tile, type TileId, TILES } from '../data/tiles.ts';
import type { TileIndex } from '../state.ts';
import { layOf, NEIGHBOURS, OPPOSITE_SIDES, type Placement } from './house-placements.ts';

/** DDD-HOU-06, DDD-HOU-17: with all doors open every room can be reached, and there are doors for the sequence. */
export function isFinishable(plan: HousePlan): boolean {
  return hasLocksForSequence(plan) && countReached(plan, 'open') === sum(plan, ROOMS);
}

/** DDD-SEC-11: three lock symbols, two of them not on corner rooms. */
const hasLocksForSequence = (plan: HousePlan): boolean =>
  sum(plan, LOCKS) >= FEWEST_LOCKS && sum(plan, LOCKS_OFF_CORNERS) >= FEWEST_LOCKS_OFF_CORNERS;

/** DDD-HOU-07, DDD-TWK-06: more locks, more cameras and fewer free rooms make a house harder. */
export function isWithin(plan: HousePlan, { locks, cameras, freeRooms }: HouseBounds): boolean {
  return (
    isBetween(sum(plan, LOCKS), locks) &&
    isBetween(sum(plan, CAMERAS), cameras) &&
    isBetween(countReached(plan, 'locked'), freeRooms)
  );
}

const isBetween = (figure: number, [least, most]: readonly [number, number]): boolean =>
  least <= figure && figure <= most;

function sum(plan: HousePlan, figure: Readonly<Record<TileId, number>>): number {
  let total = 0;
  for (const { tile } of plan) total += figure[tile];
  return total;
}

/** A figure of each tile. */
const ofEachTile = (figure: (tile: Tile) => number): Readonly<Record<TileId, number>> =>
  Object.fromEntries(Object.entries(TILES).map(([id, tile]) => [id, figure(tile)])) as Record<TileId, number>;

const locksOn = ({ edges }: Tile): number => Object.values(edges).filter(edge => edge === 'door').length;

const ROOMS = ofEachTile(({ rooms }) => rooms.length);
const LOCKS = ofEachTile(locksOn);
const LOCKS_OFF_CORNERS = ofEachTile(tile => (tile.category === 'corner' ? 0 : locksOn(tile)));
const CAMERAS = ofEachTile(({ rooms }) => rooms.filter(({ icons }) => icons.includes('camera')).length);
const IS_LINKED = ofEachTile(({ link }) => (link === 'passage' ? 1 : 0));

/** The rooms that can be reached from the entrance hall, itself included. */
function countReached(plan: HousePlan, doors: 'open' | 'locked'): number {
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
    const placed = layOf(plan[index] as PlacedTile);
    if (IS_LINKED[placed.tile] === 1) reach(roomNumber(index, 1 - number));
    for (let side = 0; side < placed.edges.length; side += 1) {
      const beyond = NEIGHBOURS[index]?.[side] ?? null;
      if (beyond === null || placed.owners[side] !== number || !isOpen(placed, side, doors)) continue;
      const other = layOf(plan[beyond] as PlacedTile);
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
