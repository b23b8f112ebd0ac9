import { type RoomId, roomOf, type Side, SIDES } from '@tenebrae/board';
import { ask, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import { allRooms, hasIcon, seenByCamera } from './rooms.ts';

/** DDD-HOU-13: every camera icon gets a camera. */
export function* placeCameras(table: Table<State>): Rule {
  for (const room of allRooms(table.state))
    if (hasIcon(table.state, room, 'camera')) yield* pointCamera(table, room);
}

/** DDD-HOU-14: where it sees into the most rooms, past open doors only; of equal directions the players choose. */
function* pointCamera(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  const options = bestSides(state, room);
  const { side } = yield* ask('point-camera', PARTY, options, 'DDD-HOU-14', { about: { room } });
  state.cameras = [...state.cameras, { room, side }];
  const seen = seenByCamera(state, room, side);
  table.tell({ type: 'camera-placed', rule: 'DDD-HOU-14', room, side, seen });
}

/** One wall is as blind as another, now and for ever; a locked door may be opened. */
function bestSides(state: State, room: RoomId): SideOption[] {
  let most = 0;
  let best: SideOption[] = [];
  let hasWall = false;
  for (const option of SIDE_OPTIONS) {
    const seen = seenByCamera(state, room, option.side).length;
    if (seen < most) continue;
    if (seen > most) {
      most = seen;
      best = [];
      hasWall = false;
    }
    if (isWall(state, room, option.side)) {
      if (hasWall) continue;
      hasWall = true;
    }
    best.push(option);
  }
  return best;
}

function isWall(state: State, room: RoomId, side: Side): boolean {
  for (const opening of roomOf(state.house, room).openings) if (opening.side === side) return false;
  return true;
}

type SideOption = Option & { readonly side: Side };

const SIDE_OPTIONS: readonly SideOption[] = SIDES.map(side => ({
  id: `side:${side}`,
  text: 'point-side',
  side,
  about: { side },
}));
