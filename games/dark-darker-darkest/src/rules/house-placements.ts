import { type QuarterTurns, type RoomId, type Side, SIDES, turnSide } from '@tenebrae/board';
import { HOUSE_POSITIONS, type HousePosition, type PlacedTile } from '../data/house.ts';
import { FITTING_EDGES, type Tile, TILE_EDGES, type TileEdge, type TileId, TILES } from '../data/tiles.ts';
import type { TileIndex } from '../state.ts';
import { tileTowards } from './rooms.ts';

/** A way to lay a tile at a position, with all that a house is judged by: houses are built by trying very many. */
export interface Placement extends PlacedTile {
  /** Its edges as it lies, in the order of `SIDES`. */
  readonly edges: readonly TileEdge[];
  /** Which of its rooms has each of them. */
  readonly owners: readonly (0 | 1)[];
  readonly rooms: readonly RoomId[];
  /** One walks from one of its rooms to the other. */
  readonly isLinked: boolean;
  readonly locks: number;
  readonly cameras: number;
}

export const POSITIONS: readonly HousePosition[] = HOUSE_POSITIONS;

/** A set of placements of one position, one bit each. */
export type Placements = number;
const ALL: Placements = -1;

/** The edge of a tile on a side of the house. */
export const edgeOf = ({ tile, turns }: PlacedTile, side: Side): TileEdge =>
  TILES[tile].edges[turnSide(side, -turns)];

/** Which of its rooms a tile has on a side of the house. */
export const ownerOf = ({ tile, turns }: PlacedTile, side: Side): 0 | 1 =>
  TILES[tile].owners[turnSide(side, -turns)];

export const placement = (tile: TileId, turns: QuarterTurns): Placement => ({
  tile,
  turns,
  edges: SIDES.map(side => edgeOf({ tile, turns }, side)),
  owners: SIDES.map(side => ownerOf({ tile, turns }, side)),
  ...figuresOf(TILES[tile]),
});

const figuresOf = ({
  rooms,
  link,
  edges,
}: Tile): Pick<Placement, 'rooms' | 'isLinked' | 'locks' | 'cameras'> => ({
  rooms: rooms.map(({ name }) => name),
  isLinked: link === 'passage',
  locks: Object.values(edges).filter(edge => edge === 'door').length,
  cameras: rooms.filter(({ icons }) => icons.includes('camera')).length,
});

/** Every tile in each of the four ways in which it can be turned. */
const LAYS = Object.fromEntries(
  (Object.keys(TILES) as TileId[]).map(tile => [
    tile,
    ([0, 1, 2, 3] as const).map(turns => placement(tile, turns)),
  ]),
) as Record<TileId, Placement[]>;

/** A tile as it lies, with its edges. */
export const layOf = ({ tile, turns }: PlacedTile): Placement => LAYS[tile][turns] as Placement;

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

/** DDD-HOU-06: by position and placement, what may then still lie at each other position. */
export const LEAVES: readonly (readonly (readonly Placements[])[])[] = PLACEMENTS.map((placements, index) =>
  placements.map(placed => POSITIONS.map((_, other) => leftAt(other, placed, index))),
);

export function leftAt(other: TileIndex, { tile, edges }: Placement, index: TileIndex): Placements {
  const side = NEIGHBOURS[index]?.indexOf(other) ?? -1;
  const facing = FITTING[other]?.[OPPOSITE_SIDES[side] ?? -1];
  const fitting = facing === undefined ? ALL : facing[edges[side] as TileEdge];
  return fitting & ~(OF_TILE[tile][other] as Placements);
}

function bits(placements: readonly Placement[], wanted: (one: Placement) => boolean): Placements {
  return placements.reduce((set, one, bit) => (wanted(one) ? set | (1 << bit) : set), 0);
}

export function sizeOf(set: Placements): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}
