import type { House, RoomId } from '@tenebrae/board';
import { type Tile as TileCard, TILES } from '../data/tiles.ts';
import { allRooms, LABORATORY, tileIndex } from '../rules/rooms.ts';
import type { State, TileIndex } from '../state.ts';

/** A room by its number in the house: whoever plans looks at all rooms again and again, and lists are faster than names. */
export type Place = number;

/** No room. */
export const NOWHERE: Place = -1;

/** The rooms of a house in numbers. */
export interface Plan {
  readonly rooms: readonly RoomId[];
  readonly places: ReadonlyMap<RoomId, Place>;
  /** The tile of each room. */
  readonly tiles: readonly TileIndex[];
  /** The option that takes a step into each room. */
  readonly moves: readonly string[];
  readonly laboratory: Place;
  /** The rooms that print a terminal, destroyed or not. */
  readonly terminals: readonly Place[];
  /** The rooms from which the laboratory is entered. */
  readonly laboratoryDoors: readonly Place[];
  /** To be copied: 0, infinity, nowhere and what is not known yet, for each room. */
  readonly none: readonly number[];
  readonly far: readonly number[];
  readonly nowhere: readonly Place[];
  readonly unknown: readonly undefined[];
}

/** No house ever changes, another one takes its place: so each is numbered once. */
const PLANS = new WeakMap<House, Plan>();

export function planOf(state: State): Plan {
  let plan = PLANS.get(state.house);
  if (plan === undefined) PLANS.set(state.house, (plan = numberRooms(state)));
  return plan;
}

function numberRooms(state: State): Plan {
  const rooms = allRooms(state);
  const places = new Map(rooms.map((room, place) => [room, place]));
  const openings = state.house[LABORATORY]?.openings ?? [];
  return {
    rooms,
    places,
    tiles: rooms.map(room => tileIndex(state, room)),
    moves: rooms.map(room => `move:${room}`),
    terminals: WITH_TERMINAL.flatMap(room => places.get(room) ?? []),
    laboratory: places.get(LABORATORY) ?? NOWHERE,
    laboratoryDoors: openings.map(({ to }) => places.get(to) ?? NOWHERE),
    none: rooms.map(() => 0),
    far: rooms.map(() => Infinity),
    nowhere: rooms.map(() => NOWHERE),
    unknown: rooms.map(() => undefined),
  };
}

const WITH_TERMINAL: readonly RoomId[] = Object.values(TILES)
  .flatMap(({ rooms }: TileCard) => rooms.filter(({ icons }) => icons.includes('terminal')))
  .map(({ name }) => name);

export const placeOf = (plan: Plan, room: RoomId): Place => plan.places.get(room) ?? NOWHERE;
