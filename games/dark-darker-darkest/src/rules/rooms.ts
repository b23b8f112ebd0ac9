import {
  accessibleRooms,
  type DoorId,
  hasWayOut,
  isBeside,
  isDiagonalTo,
  type RoomId,
  roomOf,
  roomsInLine,
  roomsInSight,
  roomsSeenInside,
  type RoomView,
  type Side,
  SIDES,
  sightRange,
  stepsToAll,
} from '@tenebrae/board';
import { RuleBug } from '@tenebrae/kernel';
import { HOUSE_COLUMNS, HOUSE_ROWS } from '../data/house.ts';
import { type TileIcon, type Tile as TileCard, TILES } from '../data/tiles.ts';
import type { Door, State, Tile, TileIndex } from '../state.ts';

/** The tile on which a room lies, by its place in the house. */
export function tileIndex(state: State, room: RoomId): TileIndex {
  const { x, y } = roomOf(state.house, room);
  return y * HOUSE_COLUMNS + x;
}

export function tileAt(state: State, index: TileIndex): Tile {
  const tile = state.tiles[index];
  if (tile === undefined) throw new RuleBug(`DDD-HOU-01: no tile ${index}`);
  return tile;
}

/** What is read-only in the state is shared by its copies: another list takes the place of the tiles. */
export function changeTile(state: State, index: TileIndex, change: Partial<Tile>): void {
  state.tiles = state.tiles.with(index, { ...tileAt(state, index), ...change });
}

export const tileOf = (state: State, room: RoomId): Tile => tileAt(state, tileIndex(state, room));

/** DDD-GEN-04: the rooms of a tile, one or two. */
export function roomsOn(state: State, index: TileIndex): RoomId[] {
  const rooms: RoomId[] = [];
  for (const room in state.house) if (tileIndex(state, room) === index) rooms.push(room);
  return rooms;
}

export const allRooms = (state: State): RoomId[] => Object.keys(state.house);

/** DDD-HOU-09: the room by its name, or the one that it has become part of when its tile was destroyed. */
export function roomNow(state: State, room: RoomId): RoomId {
  if (state.house[room] !== undefined) return room;
  const index = state.tiles.findIndex(({ tile }) => TILES[tile].rooms.some(({ name }) => name === room));
  const [joined] = roomsOn(state, index);
  if (joined === undefined) throw new RuleBug(`DDD-HOU-09: no room ${room}`);
  return joined;
}

export const isDestroyed = (state: State, room: RoomId): boolean => tileOf(state, room).destroyed;

/** A room burns while its tile has a burn marker; a destroyed one no longer does. */
export const isBurning = (state: State, room: RoomId): boolean => tileOf(state, room).burn > 0;

/** DDD-FIR-14, DDD-REA-21: where zombies, and creatures without fire resistance, do not go by themselves. */
export const isOnFire = (state: State, room: RoomId): boolean => {
  const { burn, destroyed } = tileOf(state, room);
  return destroyed || burn > 0;
};

/** DDD-HOU-16: a destroyed tile shows none of its icons. */
export function hasIcon(state: State, room: RoomId, icon: TileIcon): boolean {
  return !isDestroyed(state, room) && (ICONS[room]?.includes(icon) ?? false);
}

const ICONS: Readonly<Record<RoomId, readonly TileIcon[]>> = Object.fromEntries(
  Object.values(TILES).flatMap((tile: TileCard) =>
    tile.rooms.map(({ name, icons }) => [name, icons] as const),
  ),
);

export const LABORATORY = 'laboratory' satisfies RoomId;
export const ENTRANCE_HALL = 'entrance-hall' satisfies RoomId;
export const REACTOR_ROOM = 'reactor' satisfies RoomId;

export const isDoorOpen =
  (state: State) =>
  (door: DoorId): boolean =>
    state.doors[door] === undefined;

/** DDD-HOU-10: what a locked door is now. */
export function changeDoor(state: State, id: DoorId, door: Door): void {
  const doors = copyDoors(state, () => true);
  doors[id] = door;
  state.doors = doors;
}

/** DDD-HOU-10: every locked door of which this is true is open from now on. */
export function openDoors(state: State, isOpened: (door: Door, id: DoorId) => boolean): void {
  state.doors = copyDoors(state, (door, id) => !isOpened(door, id));
}

function copyDoors(state: State, isKept: (door: Door, id: DoorId) => boolean): Record<DoorId, Door> {
  const doors = noDoors();
  for (const id of Object.keys(state.doors)) {
    const door = state.doors[id] as Door;
    if (isKept(door, id)) doors[id] = door;
  }
  return doors;
}

/** An empty list of doors: a dictionary without a prototype, as the house is one. */
export const noDoors = (): Record<DoorId, Door> => Object.create(null) as Record<DoorId, Door>;

/** DDD-GEN-05, DDD-MOV-05: the rooms one step away through a passage or an open door. */
export const accessible = (state: State, room: RoomId): RoomId[] =>
  accessibleRooms(state.house, room, isDoorOpen(state));

/** DDD-GEN-05: whether any of them is accessible. */
export const hasAccessible = (state: State, room: RoomId): boolean =>
  hasWayOut(state.house, room, isDoorOpen(state));

/** DDD-HOU-11, DDD-RAD-31: every way in is locked, as those of the closed laboratory and reactor always are. */
export function isLocked(state: State, room: RoomId): boolean {
  return !isDestroyed(state, room) && !hasAccessible(state, room);
}

const sight = (state: State): RoomView => ({
  isDoorOpen: isDoorOpen(state),
  blocks: room => isDestroyed(state, room),
});

/** DDD-LOS-01 to DDD-LOS-06: the rooms seen from a room, itself first. */
export const seenFrom = (state: State, room: RoomId): RoomId[] =>
  roomsInSight(state.house, room, sight(state));

/** DDD-GEN-15, DDD-CMB-05: rooms away in line of sight; Infinity where it is not seen. */
export const sightDistance = (state: State, from: RoomId, to: RoomId): number =>
  sightRange(state.house, from, to, sight(state));

export const sees = (state: State, from: RoomId, to: RoomId): boolean =>
  sightDistance(state, from, to) !== Infinity;

/** DDD-GEN-15, DDD-CMB-05: every room seen from a room and how many rooms away it is; the room itself at 0. */
export function seenDistances(state: State, from: RoomId): Map<RoomId, number> {
  const view = sight(state);
  const distances = new Map([[from, 0]]);
  for (const room of roomsSeenInside(state.house, from, view)) distances.set(room, 1);
  for (const side of SIDES) {
    const line = roomsInLine(state.house, from, side, view);
    for (let i = 0; i < line.length; i++) distances.set(line[i] as RoomId, i + 1);
  }
  return distances;
}

/** DDD-CMB-09, DDD-CMB-10: from each opening of a room the first room, seen or not, and all seen in a line beyond it. */
export function linesFrom(state: State, from: RoomId): RoomId[][] {
  const view = sight(state);
  return roomOf(state.house, from).openings.flatMap(opening => {
    if (opening.kind === 'door' && !view.isDoorOpen(opening.door)) return [];
    const line = opening.side === 'inside' ? [] : roomsInLine(state.house, from, opening.side, view);
    return [line.length > 0 ? line : [opening.to]];
  });
}

/** DDD-HOU-15: what a camera sees: its room, and a straight line of rooms from there. */
export const seenByCamera = (state: State, room: RoomId, side: Side): RoomId[] => [
  room,
  ...roomsInLine(state.house, room, side, sight(state)),
];

/** DDD-GEN-06: side by side on the grid, whatever stands between, or the other room of the same tile. */
export const isAdjacentRoom = (state: State, a: RoomId, b: RoomId): boolean => isBeside(state.house, a, b);
export const isDiagonalRoom = (state: State, a: RoomId, b: RoomId): boolean =>
  isDiagonalTo(state.house, a, b);

/** The tiles side by side with a tile. */
export function adjacentTiles(index: TileIndex): TileIndex[] {
  return SIDES.flatMap(side => tileTowards(index, side) ?? []);
}

/** The tile next to another on one side; null outside the house. */
export function tileTowards(index: TileIndex, side: Side): TileIndex | null {
  const [row, column] = [Math.floor(index / HOUSE_COLUMNS), index % HOUSE_COLUMNS];
  if (side === 'north') return row === 0 ? null : index - HOUSE_COLUMNS;
  if (side === 'south') return row === HOUSE_ROWS - 1 ? null : index + HOUSE_COLUMNS;
  if (side === 'west') return column === 0 ? null : index - 1;
  return column === HOUSE_COLUMNS - 1 ? null : index + 1;
}

/** DDD-REA-22: rows plus columns between the tiles of two rooms. */
export function tileDistance(state: State, a: RoomId, b: RoomId): number {
  const [one, other] = [roomOf(state.house, a), roomOf(state.house, b)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

/** Steps from a room to every room that an open way leads to, only through rooms that `mayEnter` allows. */
export function walkFrom(
  state: State,
  from: RoomId,
  mayEnter: (room: RoomId) => boolean = () => true,
  limit = Infinity,
): Map<RoomId, number> {
  return stepsToAll(from, room => accessible(state, room).filter(mayEnter), limit);
}

/** DDD-HOU-02: the positions of the four corners. */
export const CORNER_TILES: readonly TileIndex[] = [0, 4, 15, 19];

/** The three corner rooms other than the laboratory. */
export const terminalCorners = (state: State): TileIndex[] =>
  CORNER_TILES.filter(index => tileAt(state, index).tile !== 'laboratory');

/** The tile that a location roll names; null for a 6 (DDD-GEN-08). */
export const tileRolled = (row: number, column: number): TileIndex | null =>
  column > HOUSE_COLUMNS ? null : (row - 1) * HOUSE_COLUMNS + (column - 1);
