import {
  DUNGEON_TILE_IDS,
  type DungeonTileId,
  dungeonTile,
  type PlaceId,
  START,
} from '../data/dungeon-tiles.ts';

/** What the links of a map say, worked out once for each. */
type Links = Readonly<Record<PlaceId, readonly PlaceId[]>>;
const NEIGHBOURS = Object.fromEntries(DUNGEON_TILE_IDS.map(tile => [tile, neighbours(tile)])) as Readonly<
  Record<DungeonTileId, Links>
>;

function neighbours(tile: DungeonTileId): Links {
  const near: Record<PlaceId, PlaceId[]> = {};
  for (const [a, b] of dungeonTile(tile).links) {
    (near[a] ??= []).push(b);
    (near[b] ??= []).push(a);
  }
  return near;
}

/** DD-EXP-18, DD-EXP-19: places one Corridor, or half of a long one, away. In the order of the map. */
export const adjacentPlaces = (tile: DungeonTileId, place: PlaceId): readonly PlaceId[] =>
  NEIGHBOURS[tile][place] ?? [];

export const roomSlots = (tile: DungeonTileId): PlaceId[] => Object.keys(dungeonTile(tile).rooms);
export const isRoomSlot = (tile: DungeonTileId, place: PlaceId): boolean =>
  Object.hasOwn(dungeonTile(tile).rooms, place);
export const isDot = (tile: DungeonTileId, place: PlaceId): boolean =>
  place !== START && !isRoomSlot(tile, place);

/** DD-BOS-03: a Room slot with exactly one Corridor; a long one is still one. */
export const edgeRooms = (tile: DungeonTileId): PlaceId[] =>
  roomSlots(tile).filter(place => adjacentPlaces(tile, place).length === 1);

/**
 * DD-EXP-21, DD-EXP-24: the shortest way from one place to every other that can be reached over visited places only, without
 * the first.
 */
export function waysBack(
  tile: DungeonTileId,
  visited: readonly PlaceId[],
  from: PlaceId,
): ReadonlyMap<PlaceId, readonly PlaceId[]> {
  const ways = new Map<PlaceId, readonly PlaceId[]>([[from, []]]);
  for (const [place, way] of ways)
    for (const next of adjacentPlaces(tile, place))
      if (visited.includes(next) && !ways.has(next)) ways.set(next, [...way, next]);
  return ways;
}
