import type { RoomId } from '@tenebrae/board';
import { clone, type Json, type Seat } from '@tenebrae/kernel';
import type { CodeChipSize } from './data/code-chips.ts';
import { allRooms, seenByCamera, seenFrom } from './rules/rooms.ts';
import type { Camera, State } from './state.ts';

/** What a client draws: the state without what nobody has seen, and who sees what. */
export interface View extends Omit<State, 'equipment' | 'creatures' | 'spawn' | 'chips' | 'cameras'> {
  /** Cards, boards and tokens left, by their number. */
  equipment: number;
  creatures: number;
  spawn: number;
  chipsAside: Record<CodeChipSize, number>;
  cameras: CameraView[];
  /** DDD-LOS-01: by room, the rooms seen from it, itself first. */
  sight: Record<RoomId, RoomId[]>;
}

export interface CameraView extends Camera {
  /** DDD-HOU-15: its own room first. */
  seen: RoomId[];
}

/**
 * DDD-GEN-01, DDD-GEN-03, DDD-SEC-10: nobody hides anything from anybody; what nobody has seen is given by its number only.
 */
export function view(state: State, _seat: Seat | null): Json {
  const { equipment, creatures, spawn, chips, cameras, ...open } = state;
  const seen: View = {
    ...clone(open),
    equipment: equipment.top.length + equipment.unseen.length + equipment.bottom.length,
    creatures: creatures.unseen.length + creatures.top.length + creatures.bottom.length,
    spawn: Math.max(0, spawn.unseen.length - spawn.lost - state.tokens.length),
    chipsAside: { ...chips.aside },
    cameras: cameras.map(({ room, side }) => ({ room, side, seen: seenByCamera(state, room, side) })),
    sight: Object.fromEntries(allRooms(state).map(room => [room, seenFrom(state, room)])),
  };
  return seen as unknown as Json;
}
