import { SIDES, turnSide } from '@tenebrae/board';
import type { HouseBounds, HousePlan, PlacedTile } from '../data/house.ts';
import { FEWEST_LOCKS, FEWEST_LOCKS_OFF_CORNERS } from '../data/limits.ts';
import { type Tile, type TileEdge, TILES } from '../data/tiles.ts';
import type { TileIndex } from '../state.ts';
import { edgeOf, NEIGHBOURS, ownerOf } from './house-placements.ts';

/** DDD-HOU-06, DDD-HOU-17: with all doors open every room can be reached, and there are doors for the sequence. */
export function isFinishable(plan: HousePlan): boolean {
  return countReached(plan, 'open') === roomCount(plan) && hasLocksForSequence(plan);
}

/** DDD-SEC-11: three lock symbols, two of them not on corner rooms. */
function hasLocksForSequence(plan: HousePlan): boolean {
  const all = countLocks(plan);
  const onCorners = countLocks(plan.filter(({ tile }) => TILES[tile].category === 'corner'));
  return all >= FEWEST_LOCKS && all - onCorners >= FEWEST_LOCKS_OFF_CORNERS;
}

/** DDD-HOU-07, DDD-TWK-06: more locks, more cameras and fewer free rooms make a house harder. */
export function isWithin(plan: HousePlan, { locks, cameras, freeRooms }: HouseBounds): boolean {
  return (
    isBetween(countLocks(plan), locks) &&
    isBetween(countCameras(plan), cameras) &&
    isBetween(countReached(plan, 'locked'), freeRooms)
  );
}

const isBetween = (figure: number, [least, most]: readonly [number, number]): boolean =>
  least <= figure && figure <= most;

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

const roomCount = (plan: HousePlan): number => sum(plan.map(({ tile }) => TILES[tile].rooms.length));
const countLocks = (plan: HousePlan): number =>
  sum(plan.map(({ tile }) => Object.values(TILES[tile].edges).filter(edge => edge === 'door').length));
const countCameras = (plan: HousePlan): number =>
  sum(plan.map(({ tile }) => cardOf(tile).rooms.filter(room => room.icons.includes('camera')).length));

const cardOf = (tile: keyof typeof TILES): Tile => TILES[tile];

/** The rooms that can be reached from the entrance hall, itself included. */
function countReached(plan: HousePlan, doors: 'open' | 'locked'): number {
  const hall = plan.findIndex(({ tile }) => tile === 'entrance-hall');
  const reached = new Set([roomNumber(hall, 0)]);
  for (const room of reached) {
    const [index, number] = [room >> 1, room & 1];
    const placed = plan[index] as PlacedTile;
    if (cardOf(placed.tile).link === 'passage') reached.add(roomNumber(index, 1 - number));
    SIDES.forEach((side, place) => {
      const beyond = NEIGHBOURS[index]?.[place] ?? null;
      if (beyond === null || ownerOf(placed, side) !== number) return;
      const other = plan[beyond] as PlacedTile;
      const facing = turnSide(side, 2);
      if (!isOpen(edgeOf(placed, side), doors) || !isOpen(edgeOf(other, facing), doors)) return;
      reached.add(roomNumber(beyond, ownerOf(other, facing)));
    });
  }
  return reached.size;
}

/** Of the two rooms that a tile can have. */
const roomNumber = (index: TileIndex, room: number): number => index * 2 + room;

const isOpen = (edge: TileEdge, doors: 'open' | 'locked'): boolean =>
  edge === 'passage' || (doors === 'open' && edge !== 'wall' && edge !== 'window');
