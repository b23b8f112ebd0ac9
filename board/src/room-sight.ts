import { SIDES, type Side } from './direction.ts';
import { type House, type IsDoorOpen, isOpening, openingOn, type RoomId, roomOf } from './rooms.ts';

/** What lets one see from room to room. */
export interface RoomView {
  readonly isDoorOpen: IsDoorOpen;
  /** Nothing sees into, out of or through such a room. */
  readonly blocks?: (room: RoomId) => boolean;
}

/**
 * The rooms seen over one side, the nearest first. The line runs straight over the tiles: each room that it enters
 * must have an opening of its own on the far side for the line to go on.
 */
export function roomsInLine(house: House, from: RoomId, side: Side, view: RoomView): RoomId[] {
  const seen: RoomId[] = [];
  for (let room = from; !view.blocks?.(room); ) {
    const ahead = openingOn(roomOf(house, room), side);
    if (ahead === undefined || !isOpening(ahead, view.isDoorOpen) || view.blocks?.(ahead.to)) break;
    seen.push(ahead.to);
    room = ahead.to;
  }
  return seen;
}

/** The other rooms on the same tile that are seen; no line goes on beyond them. */
export function roomsSeenInside(house: House, from: RoomId, view: RoomView): RoomId[] {
  if (view.blocks?.(from)) return [];
  const seen: RoomId[] = [];
  for (const opening of roomOf(house, from).openings)
    if (opening.side === 'inside' && isOpening(opening, view.isDoorOpen) && !view.blocks?.(opening.to))
      seen.push(opening.to);
  return seen;
}

/** Every room seen from a room, itself first. */
export function roomsInSight(house: House, from: RoomId, view: RoomView): RoomId[] {
  const seen = [from, ...roomsSeenInside(house, from, view)];
  for (const side of SIDES) seen.push(...roomsInLine(house, from, side, view));
  return seen;
}

export function seesRoom(house: House, from: RoomId, to: RoomId, view: RoomView): boolean {
  return sightRange(house, from, to, view) !== Infinity;
}

/** How many rooms away, along the line of sight; Infinity if it is not seen. */
export function sightRange(house: House, from: RoomId, to: RoomId, view: RoomView): number {
  if (from === to) return 0;
  if (roomsSeenInside(house, from, view).includes(to)) return 1;
  for (const side of SIDES) {
    const place = roomsInLine(house, from, side, view).indexOf(to);
    if (place >= 0) return place + 1;
  }
  return Infinity;
}
