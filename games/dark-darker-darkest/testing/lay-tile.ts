import { doorBetween, type House, type RoomId } from '@tenebrae/board';
import type { TileId } from '../src/data/tiles.ts';
import { tileIndex } from '../src/rules/rooms.ts';
import type { State } from '../src/state.ts';

/** Lays a tile of one room in place of a room of the test house, before anything locks its doors; the room is then named like the tile. */
export function layTile(state: State, room: RoomId, tile: TileId): void {
  const index = tileIndex(state, room);
  const named = (id: RoomId): RoomId => (id === room ? tile : id);
  const house: House = Object.fromEntries(
    Object.entries(state.house).map(([id, { x, y, openings }]) => [
      named(id),
      {
        x,
        y,
        openings: openings.map(opening =>
          opening.kind === 'passage'
            ? { ...opening, to: named(opening.to) }
            : { ...opening, to: named(opening.to), door: doorBetween(named(id), named(opening.to)) },
        ),
      },
    ]),
  );
  state.house = house;
  state.tiles = state.tiles.map((one, at) => (at === index ? { ...one, tile } : one));
}
