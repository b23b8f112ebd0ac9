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
  const gapBeyond = lookBeyond(tiles);
  // A dictionary without a prototype: JavaScript engines would make a class of every other object with such keys.
  const house = Object.create(null) as Record<RoomId, { x: number; y: number; openings: Opening[] }>;
  for (const { tile, x, y } of tiles) {
    for (const id of Object.keys(tile.rooms)) {
      if (house[id] !== undefined) throw new Error(`two rooms are called ${id}`);
      house[id] = { x, y, openings: [] };
    }
  }
  for (const tile of tiles) {
    for (const side of SIDES) {
      const here = gapOn(tile, side);
      const there = here === undefined ? undefined : gapBeyond(tile, side);
      if (here === undefined || there === undefined) continue;
      const kind = here.kind === 'door' || there.kind === 'door' ? 'door' : 'passage';
      house[here.room]?.openings.push(opening(here.room, there.room, side, kind));
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
  const gapBeyond = lookBeyond(tiles);
  return tiles.flatMap(tile =>
    SIDES.flatMap(side => {
      const gap = gapOn(tile, side);
      return gap !== undefined && gapBeyond(tile, side) === undefined ? [{ room: gap.room, side }] : [];
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

/** Finds the opening on the near side of the tile beyond another. */
function lookBeyond(tiles: readonly LaidRoomTile[]): (tile: LaidRoomTile, side: Side) => Gap | undefined {
  const rows: LaidRoomTile[][] = [];
  for (const tile of tiles) {
    rows[tile.y] ??= [];
    const row = rows[tile.y] as LaidRoomTile[];
    if (row[tile.x] !== undefined) throw new Error(`two tiles lie at ${tile.x},${tile.y}`);
    row[tile.x] = tile;
  }
  return ({ x, y }, side) => {
    const next = rows[y + OFFSETS[side].y]?.[x + OFFSETS[side].x];
    return next === undefined ? undefined : gapOn(next, turnSide(side, 2));
  };
}

/** The opening on a side of a tile as it lies. */
const gapOn = ({ tile, turns }: LaidRoomTile, side: Side): Gap | undefined =>
  gapsOf(tile)[turnSide(side, -turns)];

type Gaps = Partial<Record<Side, Gap>>;
const GAPS = new WeakMap<RoomTile, Gaps>();

/** The openings of a tile as printed, worked out once. */
function gapsOf(tile: RoomTile): Gaps {
  const known = GAPS.get(tile);
  if (known !== undefined) return known;
  const gaps = printedGaps(tile);
  GAPS.set(tile, gaps);
  return gaps;
}

function printedGaps({ rooms }: RoomTile): Gaps {
  const gaps: Gaps = {};
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
