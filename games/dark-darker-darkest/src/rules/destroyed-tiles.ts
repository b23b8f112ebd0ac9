import { doorBetween, type Opening, type Room, type RoomId, roomOf } from '@tenebrae/board';
import type { RuleId, Table } from '@tenebrae/kernel';
import { REACTOR } from '../data/radioactive.ts';
import type { Door, State, TileIndex } from '../state.ts';
import { infectSharing } from './radiation.ts';
import { changeDoor, changeTile, openDoors, roomsOn, tileAt } from './rooms.ts';

/**
 * DDD-HOU-09, DDD-HOU-16, DDD-FIR-09: cameras, locks, spawn tokens and search cubes of the tile are gone, two rooms
 * become one; figures stay, and so does a radiation marker (DDD-FIR-19).
 */
export function turnTileOver(table: Table<State>, index: TileIndex, rule: RuleId): void {
  const { state } = table;
  const rooms = roomsOn(state, index);
  changeTile(state, index, { burn: 0, destroyed: true });
  clearTile(state, index, rooms);
  table.tell({ type: 'tile-destroyed', rule, tile: index, rooms });
  const [first, second] = rooms;
  if (first === undefined || second === undefined) return;
  joinRooms(state, first, second);
  infectSharing(table, first);
}

/** DDD-FIR-09: what lies on the tile leaves the game; a token does so unseen. */
function clearTile(state: State, tile: TileIndex, rooms: readonly RoomId[]): void {
  const isElsewhere = (room: RoomId): boolean => !rooms.includes(room);
  state.cameras = state.cameras.filter(camera => isElsewhere(camera.room));
  state.searched = state.searched.filter(isElsewhere);
  const tokens = state.tokens.length;
  state.tokens = state.tokens.filter(isElsewhere);
  state.spawn.lost += tokens - state.tokens.length;
  openDoors(state, door => isDoorOf(state, tile, door));
}

/** DDD-HOU-16, DDD-RAD-31: the locks printed on that tile, and the reactor's own doors. */
function isDoorOf(state: State, tile: TileIndex, door: Door): boolean {
  return door.kind === 'lock'
    ? door.tile === tile
    : door.kind === REACTOR && tileAt(state, tile).tile === REACTOR;
}

/** DDD-HOU-09: the second room is one with the first, with the ways out of both. */
function joinRooms(state: State, first: RoomId, second: RoomId): void {
  const house: Record<RoomId, Room> = {};
  for (const [id, room] of Object.entries(state.house)) {
    if (id === second) continue;
    const openings = id === first ? outsideOpenings(state, first, second) : room.openings;
    house[id] = { ...room, openings: openings.map(opening => renamed(opening, id, first, second)) };
  }
  for (const { to, side } of roomOf(state.house, second).openings) {
    if (side === 'inside') continue;
    const lock = state.doors[doorBetween(second, to)];
    openDoors(state, (_, id) => id === doorBetween(second, to));
    if (lock !== undefined) changeDoor(state, doorBetween(first, to), lock);
  }
  state.house = house;
  for (const figure of figuresOf(state)) if (figure.room === second) figure.room = first;
}

const outsideOpenings = (state: State, first: RoomId, second: RoomId): Opening[] =>
  [...roomOf(state.house, first).openings, ...roomOf(state.house, second).openings].filter(
    ({ side }) => side !== 'inside',
  );

function renamed(opening: Opening, from: RoomId, first: RoomId, second: RoomId): Opening {
  const to = opening.to === second ? first : opening.to;
  return opening.kind === 'passage' ? { ...opening, to } : { ...opening, to, door: doorBetween(from, to) };
}

const figuresOf = (state: State): { room: RoomId }[] => [
  ...state.survivors,
  ...state.zombies,
  ...(state.creature === null ? [] : [state.creature]),
  ...(state.nemesis === null ? [] : [state.nemesis]),
];
