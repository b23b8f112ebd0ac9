import type { RoomId } from '@tenebrae/board';
import type { State, TileIndex } from '../state.ts';
import { roomsOn } from './rooms.ts';

/** A tile as an option: `tile:7`. */
export const tileOption = (
  state: State,
  tile: TileIndex,
): { id: string; text: string; tile: TileIndex; about: { rooms: readonly RoomId[] }; on: string[] } => ({
  id: `tile:${tile}`,
  text: 'tile-of-rooms',
  tile,
  about: { rooms: roomsOn(state, tile) },
  on: [`tile:${tile}`],
});
