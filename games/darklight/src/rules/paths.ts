import { fits, type Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Archway, Plan } from '../state.ts';
import { type Ground, mayClimb, terrainAt } from './ground.ts';

/** A distance where there is no way. */
export const FAR = 9999;

/** For every square of the ground, by place, its steps from the nearest of some squares; FAR where no way leads. */
export type Distances = Int16Array;

/** DL-TRM-11: walls, closed archways and blocked corners count; characters, elevation and objects do not. */
export const distancesFrom = (ground: Ground, from: readonly Square[]): Distances =>
  flood(ground, from, ground.spans, () => true);

/** DL-TRM-11: along squares a character could walk, others ignored. `back` counts the way to `from` instead of from it. */
export function walkingDistancesFrom(ground: Ground, from: readonly Square[], back = false): Distances {
  const isWay = (a: Square, b: Square) => (back ? mayClimb(ground, b, a) : mayClimb(ground, a, b));
  return flood(
    ground,
    from,
    ground.near,
    (a, b) => ground.walkable[ground.place[b] ?? -1] === true && isWay(a, b),
  );
}

export const distanceTo = (ground: Ground, distances: Distances, square: Square): number =>
  distances[ground.place[square] ?? -1] ?? FAR;

/** DL-TRM-11, DL-LRG-03: between figures or areas the nearest pair of squares counts. */
export function distanceBetween(ground: Ground, from: readonly Square[], to: readonly Square[]): number {
  if (from.some(square => to.includes(square))) return 0;
  const distances = distancesFrom(ground, from);
  return Math.min(...to.map(square => distanceTo(ground, distances, square)));
}

function flood(
  ground: Ground,
  from: readonly Square[],
  steps: readonly (readonly Square[])[],
  isWay: (from: Square, to: Square) => boolean,
): Distances {
  const distances = new Int16Array(ground.squares.length).fill(FAR);
  const queue: Square[] = [];
  for (const square of from) {
    const place = ground.place[square] ?? -1;
    if (place < 0 || distances[place] === 0) continue;
    distances[place] = 0;
    queue.push(square);
  }
  for (let next = 0; next < queue.length; next++) {
    const square = queue[next] as Square;
    const place = ground.place[square] as number;
    const distance = (distances[place] as number) + 1;
    for (const to of steps[place] ?? []) {
      const at = ground.place[to] as number;
      if ((distances[at] as number) <= distance || !isWay(square, to)) continue;
      distances[at] = distance;
      queue.push(to);
    }
  }
  return distances;
}

/** How a figure moves. */
export interface Walk {
  readonly ground: Ground;
  readonly plan: Plan;
  /** Squares that another character or thing holds (DL-MOV-05); the figure's own are not among them. */
  readonly isBlocked: (square: Square) => boolean;
  readonly base: 1 | 2;
  /** May pass through Blocked squares, not end there: dreadworm, weeping-shade. */
  readonly passes?: boolean;
  /** DL-LRG-04 and weeping-shade: elevation is ignored. Large bases always ignore it. */
  readonly climbs?: boolean;
  /** Squares more dear than 1: a stream costs 2. Doors still closed cost 1 more on a doorless ground. */
  readonly budget: number;
}

/** Where a figure can end, and how it gets there. */
export interface Reach {
  /** Where its top left square comes to stand, the cheapest first; the start is not among them. */
  readonly ends: readonly ReachedSquare[];
  /** The squares that its top left square comes to, one after the other, on a cheapest way to one of them. */
  pathTo(square: Square): Square[];
}

export interface ReachedSquare {
  readonly square: Square;
  readonly cost: number;
}

/** DL-MOV-01, DL-MOV-09, DL-LRG-02: every end within the budget, by a cheapest way. */
export function reach(walk: Walk, start: Square): Reach {
  const best = new Map<Square, ReachedSquare & { readonly trace: Trace; readonly offset: number }>();
  for (const offset of tracedOffsets(walk.base)) {
    const found = traceFrom(walk, start + offset);
    for (const end of found.ends) {
      const anchor = end.square - offset;
      const cost = end.cost + doorsUnder(walk, found, end.square, anchor);
      if (
        cost > walk.budget ||
        anchor === start ||
        (best.get(anchor)?.cost ?? FAR) <= cost ||
        !mayEnd(walk, anchor)
      )
        continue;
      best.set(anchor, { square: anchor, cost, trace: found, offset });
    }
  }
  const ends = [...best.values()];
  if (walk.base > 1) ends.sort((a, b) => a.cost - b.cost || a.square - b.square);
  return {
    ends,
    pathTo(square) {
      const end = best.get(square);
      if (end === undefined) return [];
      return wayBack(end.trace, square + end.offset).map(traced => traced - end.offset);
    },
  };
}

/** DL-LRG-02: any square of the base may be the traced one; the whole base shifts with it. */
export const tracedOffsets = (base: 1 | 2): readonly number[] =>
  base === 1 ? [0] : [0, 1, PLANE, PLANE + 1];

/** DL-MOV-06: the points for closed doors that a large base would come to stand in, though its traced square does not step there. */
function doorsUnder({ base, ground, plan }: Walk, trace: Trace, traced: Square, anchor: Square): number {
  if (base === 1) return 0;
  const archwayUnder = (square: Square) => ground.archways[ground.place[square] ?? -1] ?? -1;
  const doors = new Set(
    tracedOffsets(base)
      .map(offset => archwayUnder(anchor + offset))
      .filter(archway => plan.archways[archway]?.door === 'closed'),
  );
  if (doors.size > 0) for (const square of wayBack(trace, traced)) doors.delete(archwayUnder(square));
  return doors.size;
}

/** Whether the whole base may stand there: all squares Free and walkable, no wall within. */
export function mayEnd(walk: Walk, square: Square): boolean {
  const { ground, base, isBlocked } = walk;
  const isFree = (one: Square) => ground.walkable[ground.place[one] ?? -1] === true && !isBlocked(one);
  if (base === 1) return isFree(square);
  return fits(ground.sight, { width: 2, height: 2 }, square, isFree);
}

interface Trace {
  readonly start: Square;
  readonly ends: readonly ReachedSquare[];
  readonly cameFrom: ReadonlyMap<Square, Square>;
}

/** Dijkstra's search over one traced square; the cheapest first. */
function traceFrom(walk: Walk, start: Square): Trace {
  const { ground, budget } = walk;
  const costs = new Int16Array(ground.squares.length).fill(FAR);
  const cameFrom = new Map<Square, Square>();
  const buckets: Square[][] = [[start]];
  costs[ground.place[start] ?? 0] = 0;
  const ends: ReachedSquare[] = [];
  for (let cost = 0; cost < buckets.length && cost <= budget; cost++) {
    for (const square of buckets[cost] ?? []) {
      if (costs[ground.place[square] as number] !== cost) continue;
      ends.push({ square, cost });
      for (const to of ground.near[ground.place[square] as number] ?? []) {
        const price = cost + stepCost(walk, square, to);
        const place = ground.place[to] as number;
        if (price > budget || price >= (costs[place] as number)) continue;
        costs[place] = price;
        cameFrom.set(to, square);
        const bucket = buckets[price];
        if (bucket === undefined) buckets[price] = [to];
        else bucket.push(to);
      }
    }
  }
  return { start, ends, cameFrom };
}

function wayBack({ start, cameFrom }: Trace, end: Square): Square[] {
  const path: Square[] = [];
  for (let square = end; square !== start; square = cameFrom.get(square) ?? start) path.push(square);
  return path.reverse();
}

/** DL-MOV-09: what one step costs; FAR when it is not legal. Streams cost 2 (necrostream, sunken-cistern). */
export function stepCost(walk: Walk, from: Square, to: Square): number {
  const { ground } = walk;
  if (ground.walkable[ground.place[to] as number] !== true) return FAR;
  if (walk.passes !== true && walk.isBlocked(to)) return FAR;
  if (walk.base === 1 && walk.climbs !== true && !mayClimb(ground, from, to)) return FAR;
  return (terrainAt(ground, to) === 'stream' ? STREAM_COST : 1) + doorCost(walk, from, to);
}

export const STREAM_COST = 2;

/** DL-MOV-06: on a doorless ground, the point for opening the door that is stepped into. */
function doorCost({ ground, plan }: Walk, from: Square, to: Square): number {
  const number = ground.archways[ground.place[to] as number] ?? -1;
  // Most squares are no archway: a place before the first of a list is looked up slowly.
  const archway: Archway | undefined = number < 0 ? undefined : plan.archways[number];
  return archway !== undefined && archway.door === 'closed' && !archway.squares.includes(from) ? 1 : 0;
}
