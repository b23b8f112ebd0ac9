import type { DoorId, House, RoomId } from '@tenebrae/board';
import type { CodeChipSize } from '../data/code-chips.ts';
import { accessible, LABORATORY, roomsBeside } from '../rules/rooms.ts';
import type { State } from '../state.ts';
import { type Icons, iconsOf } from './colours.ts';
import { type Place, placeOf, type Plan, planOf } from './plan.ts';

/** What walls and doors make of the house, whatever burns and whoever stands where. */
export interface Walls {
  readonly house: House;
  readonly plan: Plan;
  /** The rooms one step away. */
  readonly near: readonly (readonly Place[])[];
  readonly locks: readonly Lock[];
  /** The ways out of each room, added when they are needed. */
  readonly exits: (readonly Exit[] | undefined)[];
}

export interface Lock {
  readonly id: DoorId;
  /** The option that opens it. */
  readonly option: string;
  readonly size: CodeChipSize;
  /** Of the chip; null while it lies face down. */
  readonly icons: Icons | null;
  readonly places: readonly Place[];
}

/** A way to another room than the laboratory, through an open door or a lock. */
export interface Exit {
  readonly to: Place;
  readonly lock: DoorId | null;
}

/** All lines of play from a moment share its doors until a rule puts others in their place. */
const WALLS = new WeakMap<State['doors'], Walls>();

export function wallsOf(state: State): Walls {
  let walls = WALLS.get(state.doors);
  if (walls === undefined || walls.house !== state.house) WALLS.set(state.doors, (walls = survey(state)));
  return walls;
}

function survey(state: State): Walls {
  const { house } = state;
  const plan = planOf(state);
  const near = plan.rooms.map(room => accessible(state, room).map(next => placeOf(plan, next)));
  return { house, plan, near, locks: locksOf(state, plan), exits: plan.rooms.map(() => undefined) };
}

function locksOf({ doors }: State, plan: Plan): Lock[] {
  const locks: Lock[] = [];
  for (const id of Object.keys(doors)) {
    const door = doors[id];
    if (door?.kind !== 'lock') continue;
    const { size, chip } = door;
    const places = roomsBeside(id).map(room => placeOf(plan, room));
    locks.push({ id, option: `unlock:${id}`, size, icons: chip === null ? null : iconsOf(chip), places });
  }
  return locks;
}

export const exitsOf = (state: State, walls: Walls, place: Place): readonly Exit[] =>
  (walls.exits[place] ??= findExits(state, walls.plan, place));

function findExits({ house, doors }: State, plan: Plan, place: Place): Exit[] {
  const exits: Exit[] = [];
  for (const opening of house[plan.rooms[place] as RoomId]?.openings ?? []) {
    if (opening.to === LABORATORY) continue;
    const door = opening.kind === 'door' ? doors[opening.door] : undefined;
    if (opening.kind === 'passage' || door === undefined)
      exits.push({ to: placeOf(plan, opening.to), lock: null });
    else if (door.kind === 'lock') exits.push({ to: placeOf(plan, opening.to), lock: opening.door });
  }
  return exits;
}
