import { type RoomId, roomOf, type Side, SIDES } from '@tenebrae/board';
import { ask, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { allRooms, hasIcon, seenByCamera } from './rooms.ts';

/** DDD-HOU-13: every camera icon gets a camera. */
export function* placeCameras(table: Table<State>): Rule {
  for (const room of allRooms(table.state)) {
    if (hasIcon(table.state, room, 'camera')) yield* pointCamera(table, room);
  }
}

/** DDD-HOU-14: where it sees into the most rooms, past open doors only; of equal directions the players choose. */
function* pointCamera(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  const { side } = yield* ask('point-camera', PARTY, bestSides(state, room).map(sideOption), 'DDD-HOU-14', {
    about: { room },
  });
  state.cameras = [...state.cameras, { room, side }];
  const seen = seenByCamera(state, room, side);
  table.tell({ type: 'camera-placed', rule: 'DDD-HOU-14', room, side, seen });
}

/** One wall is as blind as another, now and for ever; a locked door may be opened. */
function bestSides(state: State, room: RoomId): Side[] {
  const seen = SIDES.map(side => seenByCamera(state, room, side).length);
  const most = Math.max(...seen);
  const best = SIDES.filter((_, place) => seen[place] === most);
  const isWall = (side: Side): boolean => !roomOf(state.house, room).openings.some(one => one.side === side);
  const wall = best.find(isWall);
  return best.filter(side => side === wall || !isWall(side));
}

const sideOption = (side: Side): Option & { side: Side } => ({
  id: `side:${side}`,
  text: 'point-side',
  side,
  about: { side },
});
