import type { Side } from './direction.ts';
import { components, stepsBetween, stepsToAll } from './graph.ts';

export type RoomId = string;
export type DoorId = string;

/** A way out of a room: over a side of its tile, or to another room on the same tile. Where there is none is wall. */
export type Opening =
  | { readonly kind: 'passage'; readonly side: Side | 'inside'; readonly to: RoomId }
  | { readonly kind: 'door'; readonly side: Side | 'inside'; readonly to: RoomId; readonly door: DoorId };

export interface Room {
  /** Column and row of its tile. */
  readonly x: number;
  readonly y: number;
  /** At most one a side. */
  readonly openings: readonly Opening[];
}

/** Rooms on tiles laid in a grid: plain data. Build it with connectTiles. */
export type House = Readonly<Record<RoomId, Room>>;

/** The game knows its locks: false shuts the door to steps and sight. */
export type IsDoorOpen = (door: DoorId) => boolean;

export function roomOf(house: House, id: RoomId): Room {
  const room = house[id];
  if (room === undefined) throw new Error(`no room ${id} in this house`);
  return room;
}

/** What stands between two rooms. */
export function connectionBetween(house: House, a: RoomId, b: RoomId): Opening['kind'] | 'wall' {
  return roomOf(house, a).openings.find(opening => opening.to === b)?.kind ?? 'wall';
}

export const isOpening = (opening: Opening, isDoorOpen: IsDoorOpen) =>
  opening.kind === 'passage' || isDoorOpen(opening.door);

/** The rooms one step away through a passage or open door. */
export function accessibleRooms(house: House, room: RoomId, isDoorOpen: IsDoorOpen): RoomId[] {
  const rooms: RoomId[] = [];
  for (const opening of roomOf(house, room).openings)
    if (isOpening(opening, isDoorOpen)) rooms.push(opening.to);
  return rooms;
}

/** Whether any passage or open door leads out of a room. */
export function hasWayOut(house: House, room: RoomId, isDoorOpen: IsDoorOpen): boolean {
  for (const opening of roomOf(house, room).openings) if (isOpening(opening, isDoorOpen)) return true;
  return false;
}

/** The opening on one side of a room, if there is one. */
export function openingOn(room: Room, side: Opening['side']): Opening | undefined {
  for (const opening of room.openings) if (opening.side === side) return opening;
  return undefined;
}

/** The least number of steps between two rooms; Infinity if no open way leads there. */
export function roomDistance(house: House, from: RoomId, to: RoomId, isDoorOpen: IsDoorOpen): number {
  return stepsBetween(from, to, room => accessibleRooms(house, room, isDoorOpen));
}

/** Every room that can be reached with its number of steps, the nearest first; the start is at 0. */
export function reachableRooms(
  house: House,
  from: RoomId,
  isDoorOpen: IsDoorOpen,
  limit = Infinity,
): Map<RoomId, number> {
  return stepsToAll(from, room => accessibleRooms(house, room, isDoorOpen), limit);
}

/** The rooms of the house in groups that hang together by open ways. */
export function roomGroups(house: House, isDoorOpen: IsDoorOpen): RoomId[][] {
  return components(Object.keys(house), room => accessibleRooms(house, room, isDoorOpen));
}

/** Whether two rooms lie on tiles side by side, or on one tile, whatever stands between them. */
export function isBeside(house: House, a: RoomId, b: RoomId): boolean {
  return a !== b && tilesApart(house, a, b).across + tilesApart(house, a, b).down <= 1;
}

/** Whether two rooms lie on tiles that meet only at a corner. */
export function isDiagonalTo(house: House, a: RoomId, b: RoomId): boolean {
  const { across, down } = tilesApart(house, a, b);
  return across === 1 && down === 1;
}

function tilesApart(house: House, a: RoomId, b: RoomId): { across: number; down: number } {
  const [one, other] = [roomOf(house, a), roomOf(house, b)];
  return { across: Math.abs(one.x - other.x), down: Math.abs(one.y - other.y) };
}
