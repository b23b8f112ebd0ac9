import { doorBetween, type Opening, type Room, type RoomId, roomOf } from '@tenebrae/board';
import { type Tile, type TileId, TILES } from '../src/data/tiles.ts';
import { tileIndex } from '../src/rules/rooms.ts';
import type { State } from '../src/state.ts';

/** Lays a tile of two rooms, not turned, in place of a room of the test house; who stood there is in its first room. */
export function splitTile(state: State, room: RoomId, id: TileId): void {
  const tile: Tile = TILES[id];
  const index = tileIndex(state, room);
  const { x, y, openings } = roomOf(state.house, room);
  const owned = openings.flatMap(opening =>
    opening.side === 'inside' ? [] : [{ opening, owner: nameOf(tile, tile.owners[opening.side]) }],
  );
  const house: Record<RoomId, Room> = {};
  for (const [other, { openings: ways, ...place }] of Object.entries(state.house)) {
    if (other !== room)
      house[other] = { ...place, openings: ways.map(way => renamed(way, other, ownerTo(other))) };
  }
  for (const [place, { name }] of tile.rooms.entries()) {
    const ways = owned.filter(({ owner }) => owner === name).map(({ opening }) => opening);
    const link: Opening = { kind: 'passage', side: 'inside', to: nameOf(tile, place === 0 ? 1 : 0) };
    house[name] = {
      x,
      y,
      openings: [...ways.map(way => renamed(way, name, way.to)), ...(tile.link === 'passage' ? [link] : [])],
    };
  }
  state.house = house;
  state.tiles = state.tiles.map((one, at) => (at === index ? { ...one, tile: id } : one));
  for (const figure of [...state.survivors, ...state.zombies]) {
    if (figure.room === room) figure.room = nameOf(tile, 0);
  }

  /** The room that now opens to a neighbour; itself if it is none. */
  function ownerTo(other: RoomId): RoomId {
    return owned.find(({ opening }) => opening.to === other)?.owner ?? other;
  }

  function renamed(way: Opening, from: RoomId, owner: RoomId): Opening {
    const to = way.to === room ? owner : way.to;
    return way.kind === 'passage' ? { ...way, to } : { ...way, to, door: doorBetween(from, to) };
  }
}

const nameOf = (tile: Tile, place: 0 | 1): RoomId => (tile.rooms[place] ?? tile.rooms[0]).name;
