import {
  type DoorId,
  type House,
  type Opening,
  type Room,
  type RoomId,
  roomOf,
  type Side,
  SIDES,
  stepsToAll,
} from '@tenebrae/board';
import { kept, RuleBug } from '@tenebrae/kernel';
import { HOUSE_COLUMNS, HOUSE_ROWS } from '../data/house.ts';
import { type TileIcon, type Tile as TileCard, TILES } from '../data/tiles.ts';
import type { Door, State, Tile, TileIndex } from '../state.ts';

/** The tile on which a room lies, by its place in the house. */
export const tileIndex = (state: State, room: RoomId): TileIndex => placeOf(roomOf(state.house, room));

const placeOf = ({ x, y }: Room): TileIndex => y * HOUSE_COLUMNS + x;

export function tileAt(state: State, index: TileIndex): Tile {
  const tile = state.tiles[index];
  if (tile === undefined) throw new RuleBug(`DDD-HOU-01: no tile ${index}`);
  return tile;
}

/** What is read-only in the state is shared by its copies: another list takes the place of the tiles. */
export function changeTile(state: State, index: TileIndex, change: Partial<Tile>): void {
  const tiles = state.tiles.slice();
  tiles[index] = { ...tileAt(state, index), ...change };
  state.tiles = tiles;
}

export const tileOf = (state: State, room: RoomId): Tile => tileAt(state, tileIndex(state, room));

/** The names of the rooms of a house, all of them and those of each tile. */
interface Names {
  readonly all: readonly RoomId[];
  readonly onTiles: readonly (readonly RoomId[])[];
}

/** To list the rooms of a house takes long, and no house ever changes: another one takes its place. */
const NAMES = new WeakMap<House, Names>();

function namesIn({ house }: State): Names {
  let names = NAMES.get(house);
  if (names === undefined) {
    const all = Object.keys(house);
    const onTiles = Array.from({ length: HOUSE_ROWS * HOUSE_COLUMNS }, (): RoomId[] => []);
    for (const room of all) onTiles[placeOf(roomOf(house, room))]?.push(room);
    names = { all, onTiles };
    NAMES.set(house, names);
  }
  return names;
}

/** Whoever lays a house knows its rooms already, tile by tile. */
export function nameRooms(house: House, onTiles: readonly (readonly RoomId[])[]): void {
  const all: RoomId[] = [];
  for (const rooms of onTiles) for (const room of rooms) all.push(room);
  NAMES.set(house, { all, onTiles });
}

/** DDD-GEN-04: the rooms of a tile, one or two. */
export const roomsOn = (state: State, index: TileIndex): readonly RoomId[] =>
  namesIn(state).onTiles[index] ?? [];

export const allRooms = (state: State): readonly RoomId[] => namesIn(state).all;

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
  return ICONS[room]?.includes(icon) === true && !isDestroyed(state, room);
}

const ICONS: Readonly<Record<RoomId, readonly TileIcon[]>> = Object.fromEntries(
  Object.values(TILES).flatMap((tile: TileCard) =>
    tile.rooms.map(({ name, icons }) => [name, icons] as const),
  ),
);

export const LABORATORY = 'laboratory' satisfies RoomId;
export const ENTRANCE_HALL = 'entrance-hall' satisfies RoomId;
export const REACTOR_ROOM = 'reactor' satisfies RoomId;

/** A passage, or a door that is not locked. */
const isOpen = (state: State, opening: Opening): boolean =>
  opening.kind === 'passage' || state.doors[opening.door] === undefined;

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

/** The two rooms that a door lies between. */
export const roomsBeside = kept((door: DoorId): readonly RoomId[] => door.split('|'));

/** An empty list of doors: a dictionary without a prototype, as the house is one. */
export const noDoors = (): Record<DoorId, Door> => Object.create(null) as Record<DoorId, Door>;

/** DDD-GEN-05, DDD-MOV-05: the rooms one step away through a passage or an open door. */
export function accessible(state: State, room: RoomId): RoomId[] {
  const rooms: RoomId[] = [];
  for (const opening of roomOf(state.house, room).openings)
    if (isOpen(state, opening)) rooms.push(opening.to);
  return rooms;
}

/** DDD-GEN-05: whether any of them is accessible. */
export function hasAccessible(state: State, room: RoomId): boolean {
  for (const opening of roomOf(state.house, room).openings) if (isOpen(state, opening)) return true;
  return false;
}

/** DDD-HOU-11, DDD-RAD-31: every way in is locked, as those of the closed laboratory and reactor always are. */
export function isLocked(state: State, room: RoomId): boolean {
  return !isDestroyed(state, room) && !hasAccessible(state, room);
}

/** DDD-LOS-03: nothing sees into, out of or through a destroyed room. */
const blocksSight = (state: State, room: Room): boolean => tileAt(state, placeOf(room)).destroyed;

/** The opening on one side of a room, if there is one. */
function openingOn(room: Room, side: Opening['side']): Opening | undefined {
  for (const opening of room.openings) if (opening.side === side) return opening;
  return undefined;
}

/** DDD-LOS-01 to DDD-LOS-06: adds the rooms seen over one side of a room, in a straight line, the nearest first. */
function addLine(state: State, from: RoomId, side: Side, seen: RoomId[]): void {
  let room = roomOf(state.house, from);
  if (blocksSight(state, room)) return;
  for (;;) {
    const ahead = openingOn(room, side);
    if (ahead === undefined || !isOpen(state, ahead)) return;
    room = roomOf(state.house, ahead.to);
    if (blocksSight(state, room)) return;
    seen.push(ahead.to);
  }
}

/** Adds the other room of the tile where it is seen; no line goes on beyond it. */
function addInside(state: State, from: RoomId, seen: RoomId[]): void {
  const room = roomOf(state.house, from);
  const inside = openingOn(room, 'inside');
  if (inside !== undefined && isOpen(state, inside) && !blocksSight(state, room)) seen.push(inside.to);
}

/** DDD-LOS-01 to DDD-LOS-06: the rooms seen from a room, itself first. */
export function seenFrom(state: State, room: RoomId): RoomId[] {
  const seen: RoomId[] = [];
  addSeen(state, room, seen);
  return seen;
}

/** Adds them to others. */
export function addSeen(state: State, room: RoomId, seen: RoomId[]): void {
  seen.push(room);
  addInside(state, room, seen);
  for (const side of SIDES) addLine(state, room, side, seen);
}

/** DDD-GEN-15, DDD-CMB-05: rooms away in line of sight; Infinity where it is not seen. */
export function sightDistance(state: State, from: RoomId, to: RoomId): number {
  if (from === to) return 0;
  const { rooms, distances } = sightOf(state, from);
  return distances[rooms.indexOf(to)] ?? Infinity;
}

export const sees = (state: State, from: RoomId, to: RoomId): boolean =>
  from === to || seenFrom(state, from).includes(to);

/** Rooms that are seen, and in the same places how many rooms away they are. */
export interface Sight {
  readonly rooms: readonly RoomId[];
  readonly distances: readonly number[];
}

/** DDD-GEN-15, DDD-CMB-05: every room seen from a room and how many rooms away it is; the room itself at 0. */
export function sightOf(state: State, from: RoomId): Sight {
  const rooms = [from];
  const distances = [0];
  addInside(state, from, rooms);
  if (rooms.length > 1) distances.push(1);
  for (const side of SIDES) {
    addLine(state, from, side, rooms);
    for (let away = 1; distances.length < rooms.length; away += 1) distances.push(away);
  }
  return { rooms, distances };
}

/** The same, to look rooms up in. */
export function seenDistances(state: State, from: RoomId): Map<RoomId, number> {
  const { rooms, distances } = sightOf(state, from);
  const seen = new Map<RoomId, number>();
  for (let place = 0; place < rooms.length; place += 1)
    seen.set(rooms[place] as RoomId, distances[place] as number);
  return seen;
}

/** DDD-CMB-09, DDD-CMB-10: from each opening of a room the first room, seen or not, and all seen in a line beyond it. */
export function linesFrom(state: State, from: RoomId): RoomId[][] {
  const lines: RoomId[][] = [];
  for (const opening of roomOf(state.house, from).openings) {
    if (!isOpen(state, opening)) continue;
    const line: RoomId[] = [];
    if (opening.side !== 'inside') addLine(state, from, opening.side, line);
    if (line.length === 0) line.push(opening.to);
    lines.push(line);
  }
  return lines;
}

/** DDD-HOU-15: what a camera sees: its room, and a straight line of rooms from there. */
export function seenByCamera(state: State, room: RoomId, side: Side): RoomId[] {
  const seen = [room];
  addLine(state, room, side, seen);
  return seen;
}

/** DDD-GEN-06: side by side on the grid, whatever stands between, or the other room of the same tile. */
export const isAdjacentRoom = (state: State, a: RoomId, b: RoomId): boolean =>
  a !== b && tileDistance(state, a, b) <= 1;

/** DDD-GEN-06: on tiles that meet only at a corner. */
export function isDiagonalRoom(state: State, a: RoomId, b: RoomId): boolean {
  const one = roomOf(state.house, a);
  const other = roomOf(state.house, b);
  return Math.abs(one.x - other.x) === 1 && Math.abs(one.y - other.y) === 1;
}

/** The tiles side by side with a tile. */
export const adjacentTiles = (index: TileIndex): TileIndex[] =>
  SIDES.flatMap(side => tileTowards(index, side) ?? []);

/** The tile next to another on one side; null outside the house. */
export function tileTowards(index: TileIndex, side: Side): TileIndex | null {
  const row = Math.floor(index / HOUSE_COLUMNS);
  const column = index % HOUSE_COLUMNS;
  if (side === 'north') return row === 0 ? null : index - HOUSE_COLUMNS;
  if (side === 'south') return row === HOUSE_ROWS - 1 ? null : index + HOUSE_COLUMNS;
  if (side === 'west') return column === 0 ? null : index - 1;
  return column === HOUSE_COLUMNS - 1 ? null : index + 1;
}

/** DDD-REA-22: rows plus columns between the tiles of two rooms. */
export function tileDistance(state: State, a: RoomId, b: RoomId): number {
  const one = roomOf(state.house, a);
  const other = roomOf(state.house, b);
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
