import { OFFSETS, type QuarterTurns, SIDES, type Side, turnSide } from './direction.ts';
import type { DoorId, House, Opening, RoomId } from './rooms.ts';

export type OpeningKind = Opening['kind'];

/** A tile as printed: its rooms with their openings, at most one a side for the whole tile. */
export interface RoomTile {
  readonly rooms: Readonly<Record<RoomId, Readonly<Partial<Record<Side, OpeningKind>>>>>;
  /** Openings between rooms of this tile. */
  readonly inside?: readonly { readonly rooms: readonly [RoomId, RoomId]; readonly kind: OpeningKind }[];
}

export interface LaidRoomTile {
  readonly tile: RoomTile;
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
}

interface Gap {
  readonly room: RoomId;
  readonly kind: OpeningKind;
}

/** An opening that leads to the wall of the next tile, or off the tiles. */
export interface Misfit {
  readonly room: RoomId;
  /** The side as the tile lies. */
  readonly side: Side;
}

/** Joins the rooms wherever the openings of two tiles meet; it is a door if either tile prints one. */
export function connectTiles(tiles: readonly LaidRoomTile[]): House {
  const gaps = tiles.map(gapsAsLaid);
  const beyond = lookBeyond(tiles);
  // A dictionary without a prototype: JavaScript engines would make a class of every other object with such keys.
  const house = Object.create(null) as Record<RoomId, { x: number; y: number; openings: Opening[] }>;
  for (const { tile, x, y } of tiles) {
    for (const id of Object.keys(tile.rooms)) {
      if (house[id] !== undefined) throw new Error(`two rooms are called ${id}`);
      house[id] = { x, y, openings: [] };
    }
  }
  for (const [index, tile] of tiles.entries()) {
    for (let side = 0; side < SIDES.length; side += 1) {
      const here = gaps[index]?.[side];
      const there = here === undefined ? undefined : gaps[beyond(tile, side)]?.[OPPOSITE[side] as number];
      if (here === undefined || there === undefined) continue;
      const kind = here.kind === 'door' || there.kind === 'door' ? 'door' : 'passage';
      house[here.room]?.openings.push(opening(here.room, there.room, SIDES[side] as Side, kind));
    }
    for (const { rooms, kind } of tile.tile.inside ?? []) {
      const [a, b] = rooms;
      house[a]?.openings.push(opening(a, b, 'inside', kind));
      house[b]?.openings.push(opening(b, a, 'inside', kind));
    }
  }
  return house;
}

/** The openings that do not meet another: a house is well laid when there are none. */
export function misfits(tiles: readonly LaidRoomTile[]): Misfit[] {
  const gaps = tiles.map(gapsAsLaid);
  const beyond = lookBeyond(tiles);
  return tiles.flatMap((tile, index) =>
    SIDES.flatMap((name, side) => {
      const gap = gaps[index]?.[side];
      const isMet = gaps[beyond(tile, side)]?.[OPPOSITE[side] as number] !== undefined;
      return gap !== undefined && !isMet ? [{ room: gap.room, side: name }] : [];
    }),
  );
}

/** A door has one name, whichever of its rooms one stands in. */
export function doorBetween(a: RoomId, b: RoomId): DoorId {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

function opening(from: RoomId, to: RoomId, side: Side | 'inside', kind: OpeningKind): Opening {
  return kind === 'passage' ? { kind, side, to } : { kind, side, to, door: doorBetween(from, to) };
}

/** Finds the place in the list of the tile beyond another; -1 where none lies. */
function lookBeyond(tiles: readonly LaidRoomTile[]): (tile: LaidRoomTile, side: number) => number {
  const rows: number[][] = [];
  for (const [index, { x, y }] of tiles.entries()) {
    rows[y] ??= [];
    const row = rows[y] as number[];
    if (row[x] !== undefined) throw new Error(`two tiles lie at ${x},${y}`);
    row[x] = index;
  }
  return ({ x, y }, side) => {
    const offset = STEPS[side] as { readonly x: number; readonly y: number };
    return rows[y + offset.y]?.[x + offset.x] ?? -1;
  };
}

const STEPS = SIDES.map(side => OFFSETS[side]);
const OPPOSITE: readonly number[] = SIDES.map(side => SIDES.indexOf(turnSide(side, 2)));

/** The openings of a tile in the order of `SIDES`. */
type Gaps = readonly (Gap | undefined)[];
const GAPS = new WeakMap<RoomTile, readonly Gaps[]>();

/** The openings as the tile lies; worked out once for every tile and turn. */
function gapsAsLaid({ tile, turns }: LaidRoomTile): Gaps {
  let turned = GAPS.get(tile);
  if (turned === undefined) {
    const printed = printedGaps(tile);
    turned = SIDES.map((_, by) => SIDES.map(side => printed[turnSide(side, -by)]));
    GAPS.set(tile, turned);
  }
  return turned[turns] as Gaps;
}

function printedGaps({ rooms }: RoomTile): Partial<Record<Side, Gap>> {
  const gaps: Partial<Record<Side, Gap>> = {};
  for (const [room, sides] of Object.entries(rooms)) {
    for (const side of SIDES) {
      const kind = sides[side];
      if (kind === undefined) continue;
      const other = gaps[side];
      if (other !== undefined)
        throw new Error(`${other.room} and ${room} both open on the ${side} side of their tile`);
      gaps[side] = { room, kind };
    }
  }
  return gaps;
}
