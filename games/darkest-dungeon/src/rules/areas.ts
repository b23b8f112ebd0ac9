import { evenArea } from '../data/even.ts';
import { type RoomId, ROOM_TILES, roomTile } from '../data/rooms.ts';
import type { AreaId, AreaSpec } from '../data/room-tile.ts';
import { STANCES, type Stance } from '../data/stances.ts';
import type { Side } from '../state.ts';

/** What a tile says, worked out once for each: places and distances are asked at every decision. */
interface Layout {
  readonly areas: readonly AreaId[];
  readonly specs: ReadonlyMap<AreaId, AreaSpec>;
  readonly neighbours: ReadonlyMap<AreaId, readonly AreaId[]>;
  readonly distances: ReadonlyMap<AreaId, Distances>;
  /** From each Area, those at most so many steps away. */
  readonly within: ReadonlyMap<AreaId, readonly (readonly AreaId[])[]>;
}

/** How many steps it is to each Area. */
export type Distances = ReadonlyMap<AreaId, number>;

const LAYOUTS: ReadonlyMap<RoomId, Layout> = new Map(
  (Object.keys(ROOM_TILES) as RoomId[]).map(id => [id, layOut(id)]),
);

/** A Battle asks for its own Room over and over: the last one asked for is at hand. */
let last: { readonly room: RoomId | null; readonly layout: Layout | null } = { room: null, layout: null };

function layoutOf(room: RoomId): Layout {
  if (last.room === room && last.layout !== null) return last.layout;
  const layout = LAYOUTS.get(room) as Layout;
  last = { room, layout };
  return layout;
}

function layOut(id: RoomId): Layout {
  const { areas, edges } = roomTile(id);
  const ids = Object.keys(areas);
  const neighbours = new Map(
    ids.map(area => [area, edges.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []))]),
  );
  const distances = new Map(ids.map(area => [area, measureFrom(area, neighbours)]));
  const upTo = (from: AreaId, steps: number): AreaId[] =>
    ids.filter(area => (distances.get(from)?.get(area) ?? Number.POSITIVE_INFINITY) <= steps);
  return {
    areas: ids,
    specs: new Map(Object.entries(areas).map(([area, spec]) => [area, evenArea(spec)])),
    neighbours,
    distances,
    within: new Map(ids.map(from => [from, ids.map((_, steps) => upTo(from, steps))])),
  };
}

function measureFrom(from: AreaId, neighbours: ReadonlyMap<AreaId, readonly AreaId[]>): Distances {
  const distances = new Map([[from, 0]]);
  for (const [area, steps] of distances)
    for (const next of neighbours.get(area) ?? []) if (!distances.has(next)) distances.set(next, steps + 1);
  return distances;
}

/** In the order of the tile. */
export const areasOf = (room: RoomId): readonly AreaId[] => layoutOf(room).areas;
export const areaSpec = (room: RoomId, area: AreaId): AreaSpec => layoutOf(room).specs.get(area) as AreaSpec;
export const neighboursOf = (room: RoomId, area: AreaId): readonly AreaId[] =>
  layoutOf(room).neighbours.get(area) ?? NOWHERE;
const NOWHERE: readonly AreaId[] = [];

/** DD-SKL-03: the least number of steps between adjacent Areas. Every tile is connected. */
export const distance = (room: RoomId, from: AreaId, to: AreaId): number =>
  layoutOf(room).distances.get(from)?.get(to) ?? Number.POSITIVE_INFINITY;

/** The same for all Areas at once. */
export const distancesFrom = (room: RoomId, from: AreaId): Distances =>
  layoutOf(room).distances.get(from) ?? NO_DISTANCES;
const NO_DISTANCES: Distances = new Map();

/** DD-HRO-05: characters do not block the way, so the steps in between do not matter. */
export function areasWithin(room: RoomId, from: AreaId, steps: number): readonly AreaId[] {
  const { within, areas } = layoutOf(room);
  return steps < 0 ? NOWHERE : (within.get(from)?.[steps] ?? areas);
}

/** The neighbouring Areas one step nearer to, or farther from, another (DD-CON-12). */
export const stepsToward = (room: RoomId, from: AreaId, to: AreaId): AreaId[] =>
  neighboursOf(room, from).filter(area => distance(room, area, to) < distance(room, from, to));
export const stepsAway = (room: RoomId, from: AreaId, to: AreaId): AreaId[] =>
  neighboursOf(room, from).filter(area => distance(room, area, to) > distance(room, from, to));

/** DD-POS-07, DD-POS-08. */
export const groundOf = (room: RoomId, area: AreaId): 'high' | 'level' | 'low' =>
  areaSpec(room, area).ground ?? 'level';

/** DD-BSU-03, DD-BSU-08: the Area that the tile marks with a Stance of a side; an arena marks none. */
export function startArea(room: RoomId, side: Side, stance: Stance): AreaId | null {
  const { heroes, monsters } = roomTile(room);
  const starts = side === 'heroes' ? heroes : side === 'monsters' ? monsters : undefined;
  return starts?.[STANCES.indexOf(stance)] ?? null;
}

/** The Area that a d10 names on the Room's own map (Pews, Pit Toss, Teleportation); null where it names none. */
export const areaRolled = (room: RoomId, face: number): AreaId | null =>
  areasOf(room).find(area => areaSpec(room, area).d10?.includes(face) === true) ?? null;
