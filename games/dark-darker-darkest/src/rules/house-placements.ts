import { type QuarterTurns, type RoomId, type Side, SIDES, turnSide } from '@tenebrae/board';
import { HOUSE_POSITIONS, type HousePosition, type PlacedTile } from '../data/house.ts';
import { FITTING_EDGES, type Tile, TILE_EDGES, type TileEdge, type TileId, TILES } from '../data/tiles.ts';
import type { TileIndex } from '../state.ts';
import { tileTowards } from './rooms.ts';

/** A way to lay a tile at a position, with all that a house is judged by: houses are built by trying very many. */
export interface Placement extends PlacedTile {
  /** Its edges as it lies, in the order of `SIDES`. */
  readonly edges: readonly TileEdge[];
  /** Whether each of them is closed, a passage or a door, as far as walking goes: two bits a side. */
  readonly ways: number;
  /** Which of its rooms has each of them: a bit a side. */
  readonly owners: number;
  readonly rooms: readonly RoomId[];
  /** The same by their numbers among all rooms of the box. */
  readonly numbers: readonly number[];
  /** One walks from one of its rooms to the other. */
  readonly isLinked: boolean;
  readonly locks: number;
  readonly cameras: number;
}

/** What an edge is to who walks. */
export const CLOSED = 0;
export const PASSAGE = 1;
export const DOOR = 2;
export type Way = typeof CLOSED | typeof PASSAGE | typeof DOOR;

const WAYS = {
  'passage': PASSAGE,
  'door': DOOR,
  'laboratory-door': DOOR,
  'reactor-door': DOOR,
  'wall': CLOSED,
  'window': CLOSED,
} as const satisfies Record<TileEdge, Way>;

export const POSITIONS: readonly HousePosition[] = HOUSE_POSITIONS;

/** A set of placements of one position, one bit each. */
export type Placements = number;
const MOST_PLACEMENTS = 32;
const ALL: Placements = -1;

/** Every room of the box has a number: its place here. */
export const ROOM_NAMES: readonly RoomId[] = (Object.keys(TILES) as TileId[]).flatMap(id =>
  TILES[id].rooms.map(({ name }) => name),
);

/** The edge of a tile on a side of the house. */
export const edgeOf = ({ tile, turns }: PlacedTile, side: Side): TileEdge =>
  TILES[tile].edges[turnSide(side, -turns)];

/** Which of its rooms a tile has on a side of the house. */
export const ownerOf = ({ tile, turns }: PlacedTile, side: Side): 0 | 1 =>
  TILES[tile].owners[turnSide(side, -turns)];

const newPlacement = (tile: TileId, turns: QuarterTurns): Placement => ({
  tile,
  turns,
  edges: SIDES.map(side => edgeOf({ tile, turns }, side)),
  ways: SIDES.reduce((bits, side, place) => bits | (WAYS[edgeOf({ tile, turns }, side)] << (2 * place)), 0),
  owners: SIDES.reduce((bits, side, place) => bits | (ownerOf({ tile, turns }, side) << place), 0),
  ...figuresOf(TILES[tile]),
});

const figuresOf = ({
  rooms,
  link,
  edges,
}: Tile): Pick<Placement, 'rooms' | 'numbers' | 'isLinked' | 'locks' | 'cameras'> => ({
  rooms: rooms.map(({ name }) => name),
  numbers: rooms.map(({ name }) => ROOM_NAMES.indexOf(name)),
  isLinked: link === 'passage',
  locks: Object.values(edges).filter(edge => edge === 'door').length,
  cameras: rooms.filter(({ icons }) => icons.includes('camera')).length,
});

/** Every tile in each of the four ways in which it can be turned. */
const LAYS = Object.fromEntries(
  (Object.keys(TILES) as TileId[]).map(tile => [
    tile,
    ([0, 1, 2, 3] as const).map(turns => newPlacement(tile, turns)),
  ]),
) as Record<TileId, Placement[]>;

/** A tile as it lies, with its edges. */
export const placement = (tile: TileId, turns: QuarterTurns): Placement => LAYS[tile][turns] as Placement;
export const layOf = ({ tile, turns }: PlacedTile): Placement => placement(tile, turns);

/** What is on one of its sides, in the order of `SIDES`, and which of its rooms has it. */
export const wayOver = ({ ways }: Placement, side: number): Way => ((ways >> (2 * side)) & 3) as Way;
export const ownerOver = ({ owners }: Placement, side: number): number => (owners >> side) & 1;

/**
 * DDD-HOU-02 to DDD-HOU-05: the ways to lay the tiles of its category at each position. Laboratory and reactor have
 * their places before the others.
 */
export const PLACEMENTS: readonly (readonly Placement[])[] = POSITIONS.map(position =>
  tilesFor(position).flatMap(tile => turnsOf(tile, position.turns).map(turns => placement(tile, turns))),
);

function tilesFor({ category }: HousePosition): TileId[] {
  return (Object.keys(TILES) as TileId[]).filter(id => TILES[id].category === category && id !== 'reactor');
}

/** The turns that differ: the main corridor looks the same from all sides. */
export function turnsOf(tile: TileId, turns: readonly QuarterTurns[]): QuarterTurns[] {
  const look = (turned: QuarterTurns): string =>
    SIDES.map(side => [edgeOf({ tile, turns: turned }, side), ownerOf({ tile, turns: turned }, side)]).join();
  return turns.filter((one, place) => turns.findIndex(other => look(other) === look(one)) === place);
}

/** The neighbours of each position in the order of `SIDES`; null outside the house. */
export const NEIGHBOURS: readonly (readonly (TileIndex | null)[])[] = POSITIONS.map((_, index) =>
  SIDES.map(side => tileTowards(index, side)),
);

/** The same as one table, for those who ask very often; -1 outside the house. */
const BEYOND = Int8Array.from(NEIGHBOURS.flat(), index => index ?? -1);
export const beyond = (index: TileIndex, side: number): TileIndex =>
  BEYOND[index * SIDES.length + side] as TileIndex;

export const OPPOSITE_SIDES: readonly number[] = SIDES.map(side => SIDES.indexOf(turnSide(side, 2)));

/** DDD-HOU-06: whether two edges may lie against each other. */
export const fits = (edge: TileEdge, other: TileEdge): boolean =>
  (FITTING_EDGES[edge] as readonly TileEdge[]).includes(other);

/** DDD-HOU-04: at each position, all placements whose windows look out of the house and nowhere else. */
export const WELL_TURNED: readonly Placements[] = PLACEMENTS.map((placements, index) =>
  bits(placements, ({ edges }) =>
    edges.every((edge, side) => (edge === 'window') === (NEIGHBOURS[index]?.[side] === null)),
  ),
);

/** DDD-HOU-06: by position, its side and the edge that lies against it there, the placements that fit. */
const FITTING: readonly (readonly Readonly<Record<TileEdge, Placements>>[])[] = PLACEMENTS.map(placements =>
  SIDES.map(
    (_, side) =>
      Object.fromEntries(
        TILE_EDGES.map(edge => [edge, bits(placements, ({ edges }) => fits(edges[side] as TileEdge, edge))]),
      ) as Record<TileEdge, Placements>,
  ),
);

/** The placements of each tile, by position. */
const OF_TILE = Object.fromEntries(
  (Object.keys(TILES) as TileId[]).map(tile => [
    tile,
    PLACEMENTS.map(placements => bits(placements, one => one.tile === tile)),
  ]),
) as Record<TileId, Placements[]>;

/** DDD-HOU-06: by position and placement, what may then still lie at each other position: a row of one table. */
const LEAVES: Int32Array = Int32Array.from(
  PLACEMENTS.flatMap((placements, index) =>
    Array.from({ length: MOST_PLACEMENTS }, (_, bit) => placements[bit]).flatMap(placed =>
      POSITIONS.map((_, other) => (placed === undefined ? ALL : leftAt(other, placed, index))),
    ),
  ),
);

/** Where the row of a placement begins in it. */
export const leavesAt = (index: TileIndex, bit: number): number =>
  (index * MOST_PLACEMENTS + bit) * POSITIONS.length;

export const leaves = (row: number, other: TileIndex): Placements => LEAVES[row + other] as Placements;

export function leftAt(other: TileIndex, { tile, edges }: Placement, index: TileIndex): Placements {
  const side = NEIGHBOURS[index]?.indexOf(other) ?? -1;
  const facing = FITTING[other]?.[OPPOSITE_SIDES[side] ?? -1];
  const fitting = facing === undefined ? ALL : facing[edges[side] as TileEdge];
  return fitting & ~(OF_TILE[tile][other] as Placements);
}

function bits(placements: readonly Placement[], wanted: (one: Placement) => boolean): Placements {
  return placements.reduce((set, one, bit) => (wanted(one) ? set | (1 << bit) : set), 0);
}

/** How many bits there are: in pairs, in fours, in eights, then all together. */
export function sizeOf(set: Placements): number {
  const pairs = set - ((set >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
