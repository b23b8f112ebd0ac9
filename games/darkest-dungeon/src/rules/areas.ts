import { type RoomId, ROOM_TILES, roomTile } from '../data/rooms.ts';
import type { AreaId, AreaSpec } from '../data/room-tile.ts';
import { STANCES, type Stance } from '../data/stances.ts';
import type { Side } from '../state.ts';

/** What the edges of a tile say, worked out once for each: distances are asked at every decision. */
interface Layout {
  readonly areas: readonly AreaId[];
  readonly neighbours: Readonly<Record<AreaId, readonly AreaId[]>>;
  readonly distances: Readonly<Record<AreaId, Readonly<Record<AreaId, number>>>>;
  /** From each Area, those at most so many steps away. */
  readonly within: Readonly<Record<AreaId, readonly (readonly AreaId[])[]>>;
}

const LAYOUTS = Object.fromEntries(
  (Object.keys(ROOM_TILES) as RoomId[]).map(id => [id, layOut(id)]),
) as Readonly<Record<RoomId, Layout>>;

function layOut(id: RoomId): Layout {
  const { areas, edges } = roomTile(id);
  const ids = Object.keys(areas);
  const neighbours = Object.fromEntries(
    ids.map(area => [area, edges.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []))]),
  );
  const distances = Object.fromEntries(ids.map(area => [area, distancesFrom(area, neighbours)]));
  const upTo = (from: AreaId, steps: number): AreaId[] =>
    ids.filter(area => (distances[from]?.[area] ?? Number.POSITIVE_INFINITY) <= steps);
  return {
    areas: ids,
    neighbours,
    distances,
    within: Object.fromEntries(ids.map(from => [from, ids.map((_, steps) => upTo(from, steps))])),
  };
}

function distancesFrom(
  from: AreaId,
  neighbours: Readonly<Record<AreaId, readonly AreaId[]>>,
): Record<AreaId, number> {
  const distances: Record<AreaId, number> = { [from]: 0 };
  const edge = [from];
  for (let area = edge.shift(); area !== undefined; area = edge.shift())
    for (const next of neighbours[area] ?? [])
      if (distances[next] === undefined) {
        distances[next] = (distances[area] ?? 0) + 1;
        edge.push(next);
      }
  return distances;
}

/** In the order of the tile. */
export const areasOf = (room: RoomId): readonly AreaId[] => LAYOUTS[room].areas;
export const areaSpec = (room: RoomId, area: AreaId): AreaSpec => roomTile(room).areas[area] as AreaSpec;
export const neighboursOf = (room: RoomId, area: AreaId): readonly AreaId[] =>
  LAYOUTS[room].neighbours[area] ?? [];

/** DD-SKL-03: the least number of steps between adjacent Areas. Every tile is connected. */
export const distance = (room: RoomId, from: AreaId, to: AreaId): number =>
  LAYOUTS[room].distances[from]?.[to] ?? Number.POSITIVE_INFINITY;

/** DD-HRO-05: characters do not block the way, so the steps in between do not matter. */
export function areasWithin(room: RoomId, from: AreaId, steps: number): readonly AreaId[] {
  const { within, areas } = LAYOUTS[room];
  return steps < 0 ? [] : (within[from]?.[steps] ?? areas);
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
