import { doorBetween, type DoorId, type House, type Opening, type RoomId, SIDES } from '@tenebrae/board';
import { HOUSE_COLUMNS, type HousePlan } from '../data/house.ts';
import type { TileEdge } from '../data/tiles.ts';
import type { Door, State, TileIndex } from '../state.ts';
import {
  beyond,
  CLOSED,
  DOOR,
  layOf,
  OPPOSITE_SIDES,
  ownerOver,
  type Placement,
  ROOM_NAMES,
  wayOver,
} from './house-placements.ts';
import { nameRooms, noDoors } from './rooms.ts';

/** DDD-GEN-04: the rooms of the house; where the edges of two tiles meet is a way, and a door if either prints one. */
export function connectRooms(plan: HousePlan): House {
  const laid = plan.map(layOf);
  const names: (readonly RoomId[])[] = [];
  const house = Object.create(null) as Record<RoomId, { x: number; y: number; openings: Opening[] }>;
  for (let index = 0; index < laid.length; index += 1) {
    const placed = laid[index] as Placement;
    const ways = waysOut(laid, placed, index);
    names.push(placed.rooms);
    for (let room = 0; room < placed.rooms.length; room += 1)
      house[placed.rooms[room] as RoomId] = {
        x: index % HOUSE_COLUMNS,
        y: Math.floor(index / HOUSE_COLUMNS),
        openings: ways[room] as Opening[],
      };
  }
  // Copies of the state share it: whoever changes a room lays down another house.
  nameRooms(house, names);
  return Object.freeze(house);
}

/** The openings of each room of a tile, in the order of the sides, and last the way to its other room. */
function waysOut(laid: readonly Placement[], placed: Placement, index: TileIndex): Opening[][] {
  const ways: Opening[][] = placed.rooms.length === 1 ? [[]] : [[], []];
  for (let side = 0; side < SIDES.length; side += 1) {
    const here = wayOver(placed, side);
    const next = beyond(index, side);
    if (next < 0 || here === CLOSED) continue;
    const other = laid[next] as Placement;
    const facing = OPPOSITE_SIDES[side] as number;
    const there = wayOver(other, facing);
    if (there === CLOSED) continue;
    const kind = here === DOOR || there === DOOR ? 'door' : 'passage';
    ways[ownerOver(placed, side)]?.push(
      opening(roomBehind(placed, side), roomBehind(other, facing), side, kind),
    );
  }
  if (placed.isLinked) {
    const [first, second] = placed.numbers as readonly [number, number];
    ways[0]?.push(opening(first, second, INSIDE, 'passage'));
    ways[1]?.push(opening(second, first, INSIDE, 'passage'));
  }
  return ways;
}

/** The number of the room that has a side. */
const roomBehind = (placed: Placement, side: number): number =>
  placed.numbers[ownerOver(placed, side)] as number;

const INSIDE = SIDES.length;

/** A way from a room to another, by their numbers. */
function opening(from: number, to: number, side: number, kind: Opening['kind']): Opening {
  const where = SIDES[side] ?? 'inside';
  const room = ROOM_NAMES[to] as RoomId;
  return kind === 'passage'
    ? { kind, side: where, to: room }
    : { kind, side: where, to: room, door: doorName(from, to) };
}

/** The names of doors, which are the same in every house that has them. */
const DOORS = new Array<DoorId | undefined>(ROOM_NAMES.length ** 2).fill(undefined);

const doorName = (a: number, b: number): DoorId =>
  (DOORS[a * ROOM_NAMES.length + b] ??= doorBetween(ROOM_NAMES[a] as RoomId, ROOM_NAMES[b] as RoomId));

/** DDD-SEC-04, DDD-RAD-25: a lock symbol waits for its chip; laboratory and reactor have doors of their own. */
export function printedDoors(plan: HousePlan): State['doors'] {
  const doors = noDoors();
  const laid = plan.map(layOf);
  for (let index = 0; index < laid.length; index += 1) {
    const placed = laid[index] as Placement;
    for (let side = 0; side < placed.edges.length; side += 1) {
      const next = beyond(index, side);
      if (next < 0 || wayOver(placed, side) !== DOOR) continue;
      const door = doorOf(placed.edges[side] as TileEdge, index);
      const there = roomBehind(laid[next] as Placement, OPPOSITE_SIDES[side] as number);
      doors[doorName(roomBehind(placed, side), there)] = door;
    }
  }
  return doors;
}

function doorOf(edge: TileEdge, tile: TileIndex): Door {
  if (edge === 'laboratory-door') return LABORATORY_DOOR;
  return edge === 'reactor-door' ? REACTOR_DOOR : { kind: 'lock', size: 2, chip: null, tile };
}

const LABORATORY_DOOR: Door = { kind: 'laboratory' };
const REACTOR_DOOR: Door = { kind: 'reactor' };
