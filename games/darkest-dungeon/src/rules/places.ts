import { type DungeonTileId, dungeonTile, type PlaceId, START } from '../data/dungeon-tiles.ts';

/** DD-EXP-18, DD-EXP-19: places one Corridor, or half of a long one, away. In the order of the map. */
export const adjacentPlaces = (tile: DungeonTileId, place: PlaceId): PlaceId[] =>
  dungeonTile(tile).links.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

export const roomSlots = (tile: DungeonTileId): PlaceId[] => Object.keys(dungeonTile(tile).rooms);
export const isRoomSlot = (tile: DungeonTileId, place: PlaceId): boolean =>
  Object.hasOwn(dungeonTile(tile).rooms, place);
export const isDot = (tile: DungeonTileId, place: PlaceId): boolean =>
  place !== START && !isRoomSlot(tile, place);

/** DD-BOS-03: a Room slot with exactly one Corridor; a long one is still one. */
export const edgeRooms = (tile: DungeonTileId): PlaceId[] =>
  roomSlots(tile).filter(place => adjacentPlaces(tile, place).length === 1);

/**
 * DD-EXP-21, DD-EXP-24: the shortest way from one place to another over visited places only, without the first; null when
 * there is none.
 */
export function wayBack(
  tile: DungeonTileId,
  visited: readonly PlaceId[],
  from: PlaceId,
  to: PlaceId,
): PlaceId[] | null {
  const cameFrom = new Map<PlaceId, PlaceId>([[from, from]]);
  const edge = [from];
  for (let place = edge.shift(); place !== undefined; place = edge.shift()) {
    if (place === to) return pathTo(cameFrom, from, to);
    for (const next of adjacentPlaces(tile, place))
      if (visited.includes(next) && !cameFrom.has(next)) {
        cameFrom.set(next, place);
        edge.push(next);
      }
  }
  return null;
}

function pathTo(cameFrom: ReadonlyMap<PlaceId, PlaceId>, from: PlaceId, to: PlaceId): PlaceId[] {
  const path: PlaceId[] = [];
  for (let place = to; place !== from; place = cameFrom.get(place) ?? from) path.unshift(place);
  return path;
}
