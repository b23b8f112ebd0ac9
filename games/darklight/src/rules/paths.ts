import { fits, type Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Archway, Plan } from '../state.ts';
import { clearQueue, countAt, highestCost, queueUp, waitingAt } from './cost-queue.ts';
import { type Ground, isWalkable, mayClimb } from './ground.ts';

/** A distance where there is no way. */
export const FAR = 9999;

/** For every square of the ground, by place, its steps from the nearest of some squares; FAR where no way leads. */
export type Distances = Int16Array;

/** DL-TRM-11: walls, closed archways and blocked corners count; characters, elevation and objects do not. */
export function distancesFrom(ground: Ground, from: readonly Square[]): Distances {
  const [only] = from;
  const place = from.length === 1 && only !== undefined ? (ground.place[only] ?? -1) : -1;
  if (place < 0) return flood(ground, from, ground.spans);
  return (ground.known.distances[place] ??= flood(ground, from, ground.spans));
}

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
  const distances = distancesFrom(ground, from);
  let nearest = Infinity;
  for (const square of to) {
    if (from.includes(square)) return 0;
    nearest = Math.min(nearest, distanceTo(ground, distances, square));
  }
  return nearest;
}

/** `isWay` is left out where every step is one. */
function flood(
  ground: Ground,
  from: readonly Square[],
  steps: readonly (readonly Square[])[],
  isWay?: (from: Square, to: Square) => boolean,
): Distances {
  const { place, squares } = ground;
  const distances = new Int16Array(squares.length).fill(FAR);
  let count = 0;
  for (const square of from) {
    const at = place[square] ?? -1;
    if (at < 0 || distances[at] === 0) continue;
    distances[at] = 0;
    FLOODED[count++] = at;
  }
  for (let next = 0; next < count; next++) {
    const here = FLOODED[next] as number;
    const distance = (distances[here] as number) + 1;
    const near = steps[here] as readonly Square[];
    for (let step = 0; step < near.length; step++) {
      const to = near[step] as Square;
      const at = place[to] as number;
      if ((distances[at] as number) <= distance) continue;
      if (isWay !== undefined && !isWay(squares[here] as Square, to)) continue;
      distances[at] = distance;
      FLOODED[count++] = at;
    }
  }
  return distances;
}

/** Places in the order in which a flood comes to them; each once, for the nearest comes first. */
const FLOODED = new Int16Array(PLANE * PLANE);

/** How a figure moves. */
export interface Walk {
  readonly ground: Ground;
  readonly plan: Plan;
  /** Squares that another character or thing holds (DL-MOV-05); the figure's own are not among them. */
  readonly blocked: readonly Square[];
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
  if (walk.base > 1) return largeReach(walk, start);
  const traced = traceFrom(walk, start);
  const ends: Traced[] = [];
  // Who passes over Blocked squares has traced them too; everyone else has kept off them.
  for (const one of traced)
    if (one.square !== start && (walk.passes !== true || mayEnd(walk, one.square))) ends.push(one);
  return {
    ends,
    pathTo(square) {
      for (const end of ends) if (end.square === square) return wayBack(end, 0);
      return [];
    },
  };
}

/** DL-LRG-02: any square of the base may be the traced one; the whole base shifts with it. */
export const tracedOffsets = (base: 1 | 2): readonly number[] => (base === 1 ? ITSELF : LARGE_OFFSETS);

const ITSELF = [0] as const;
const LARGE_OFFSETS = [0, 1, PLANE, PLANE + 1] as const;

function largeReach(walk: Walk, start: Square): Reach {
  const best = new Map<Square, ReachedSquare & { readonly end: Traced; readonly offset: number }>();
  // Up to four traced squares lead to the same place to stand.
  const standing = new Map<Square, boolean>();
  const mayStand = (anchor: Square): boolean => {
    const known = standing.get(anchor);
    if (known !== undefined) return known;
    const may = mayEnd(walk, anchor);
    standing.set(anchor, may);
    return may;
  };
  for (const offset of LARGE_OFFSETS) {
    for (const end of traceFrom(walk, start + offset)) {
      const anchor = end.square - offset;
      // What it costs without doors is the least that it can cost.
      if (anchor === start || (best.get(anchor)?.cost ?? FAR) <= end.cost || !mayStand(anchor)) continue;
      const cost = end.cost + doorsUnder(walk, end, anchor);
      if (cost > walk.budget || (best.get(anchor)?.cost ?? FAR) <= cost) continue;
      best.set(anchor, { square: anchor, cost, end, offset });
    }
  }
  const ends = [...best.values()].sort((a, b) => a.cost - b.cost || a.square - b.square);
  return {
    ends,
    pathTo(square) {
      const found = best.get(square);
      return found === undefined ? [] : wayBack(found.end, found.offset);
    },
  };
}

/** DL-MOV-06: the points for closed doors that a large base would come to stand in, though its traced square does not step there. */
function doorsUnder({ ground, plan }: Walk, end: Traced, anchor: Square): number {
  const archwayUnder = (square: Square) => ground.archways[ground.place[square] ?? -1] ?? -1;
  let doors: Set<number> | null = null;
  for (const offset of LARGE_OFFSETS) {
    const archway = archwayUnder(anchor + offset);
    if (archway >= 0 && plan.archways[archway]?.door === 'closed') doors = (doors ?? new Set()).add(archway);
  }
  if (doors === null) return 0;
  for (const square of wayBack(end, 0)) doors.delete(archwayUnder(square));
  return doors.size;
}

/** Whether the whole base may stand there: all squares Free and walkable, no wall within. */
export function mayEnd(walk: Walk, square: Square): boolean {
  const { ground, base, blocked } = walk;
  if (base === 1) return isFree(ground, blocked, square);
  return (
    isFree(ground, blocked, square) && fits(ground.sight, LARGE, square, one => isFree(ground, blocked, one))
  );
}

const LARGE = { width: 2, height: 2 } as const;

const isFree = (ground: Ground, blocked: readonly Square[], square: Square): boolean =>
  isWalkable(ground, square) && !blocked.includes(square);

/** Does something with every end of a figure on one square, in the order of the plane, with what it costs to get there. */
export function eachEnd(walk: Walk, start: Square, take: (square: Square, cost: number) => void): void {
  const { ground } = walk;
  if (!isSearched(walk, start)) search(walk, start);
  for (let at = lowest; at <= highest; at++) {
    const cost = COSTS[at] as number;
    if (cost === 0 || cost >= FAR) continue;
    const square = ground.squares[at] as Square;
    if (walk.passes !== true || mayEnd(walk, square)) take(square, cost);
  }
}

/** The squares on a cheapest way of a figure on one square to one of its ends; none if it is out of reach. */
export function pathTo(walk: Walk, start: Square, end: Square): Square[] {
  const { ground } = walk;
  const path: Square[] = [];
  if (!isSearched(walk, start)) search(walk, start);
  const goal = ground.place[end] ?? -1;
  const isFound =
    goal >= lowest && goal <= highest && (COSTS[goal] as number) > 0 && (COSTS[goal] as number) < FAR;
  for (let at = isFound ? goal : -1; at >= 0 && COSTS[at] !== 0; at = CAME_FROM[at] as number)
    path.push(ground.squares[at] as Square);
  return path.reverse();
}

/** A square on the way, and the one before it; the start has none. */
interface Traced extends ReachedSquare {
  readonly before: Traced | null;
}

/** All squares within the budget, the cheapest first, the start before all. */
function traceFrom(walk: Walk, start: Square): Traced[] {
  const traced: Traced[] = [];
  search(walk, start, at => {
    const cost = COSTS[at] as number;
    const before = cost === 0 ? null : (traced[NUMBERS[CAME_FROM[at] as number] as number] as Traced);
    NUMBERS[at] = traced.length;
    traced.push({ square: walk.ground.squares[at] as Square, cost, before });
  });
  return traced;
}

/**
 * What a search is worked out on, by place: the cost of each, the place it was reached from, its number in a list. A search asks
 * nobody, so one is enough. What it has found stays until the next: whoever has been told where it can go mostly goes there.
 */
const COSTS = new Int16Array(PLANE * PLANE).fill(FAR);
const CAME_FROM = new Int16Array(PLANE * PLANE);
const NUMBERS = new Int16Array(PLANE * PLANE);
let lowest = 0;
let highest = -1;
let searched: Walk | null = null;
let searchedFrom: Square = -1;

/** Whether the last search was the same. */
function isSearched({ ground, plan, blocked, base, passes, climbs, budget }: Walk, start: Square): boolean {
  if (searched === null || start !== searchedFrom || ground !== searched.ground || plan !== searched.plan)
    return false;
  if (budget !== searched.budget || base !== searched.base) return false;
  if (passes !== searched.passes || climbs !== searched.climbs) return false;
  if (blocked.length !== searched.blocked.length) return false;
  for (let at = 0; at < blocked.length; at++) if (blocked[at] !== searched.blocked[at]) return false;
  return true;
}

/** Dijkstra's search over one traced square. Each place may be looked at when its cost is final, the cheapest first. */
function search(walk: Walk, start: Square, look?: (place: number) => void): void {
  if (searched !== null) forget(searched);
  searched = walk;
  searchedFrom = start;
  const { ground, budget, blocked } = walk;
  const { place, steps, firstStep, prices, heights, archways } = ground;
  const origin = place[start] ?? -1;
  lowest = origin;
  highest = origin < 0 ? -2 : origin;
  if (origin < 0) return;
  const isHindered = walk.base === 1 && walk.climbs !== true;
  // What costs nothing so far is never entered for more.
  if (walk.passes !== true) for (const square of blocked) markBlocked(place[square] ?? -1, 0);
  COSTS[origin] = 0;
  queueUp(0, origin);
  for (let cost = 0; cost <= highestCost(); cost++) {
    // A step always costs something: nothing more comes to wait at this cost.
    const waiting = waitingAt(cost);
    for (let next = 0, count = countAt(cost); next < count; next++) {
      const at = waiting[next] as number;
      if (COSTS[at] !== cost) continue;
      look?.(at);
      const isLow = isHindered && heights[at] === 0;
      for (let step = firstStep[at] as number, end = firstStep[at + 1] as number; step < end; step++) {
        const to = steps[step] as number;
        if (isLow && heights[to] === 1) continue;
        let price = cost + (prices[to] as number);
        if (price > budget || price >= (COSTS[to] as number)) continue;
        if ((archways[to] as number) >= 0) {
          price += doorCost(walk, ground.squares[at] as Square, ground.squares[to] as Square);
          if (price > budget || price >= (COSTS[to] as number)) continue;
        }
        COSTS[to] = price;
        CAME_FROM[to] = at;
        queueUp(price, to);
        if (to < lowest) lowest = to;
        if (to > highest) highest = to;
      }
    }
  }
  clearQueue();
}

/** Leaves everything as the next search expects it. */
function forget({ ground, passes, blocked }: Walk): void {
  if (highest >= lowest) COSTS.fill(FAR, lowest, highest + 1);
  if (passes !== true) for (const square of blocked) markBlocked(ground.place[square] ?? -1, FAR);
}

function markBlocked(place: number, cost: number): void {
  if (place >= 0) COSTS[place] = cost;
}

/** The way to a traced square, as its base comes along it whose traced square is so far from its top left one. */
function wayBack(end: Traced, offset: number): Square[] {
  const path: Square[] = [];
  for (let one: Traced = end; one.before !== null; one = one.before) path.push(one.square - offset);
  return path.reverse();
}

/** DL-MOV-09: what one step costs; FAR when it is not legal. */
export function stepCost(walk: Walk, from: Square, to: Square): number {
  const { ground } = walk;
  const price = ground.prices[ground.place[to] ?? -1] ?? 0;
  if (price === 0) return FAR;
  if (walk.passes !== true && walk.blocked.includes(to)) return FAR;
  if (walk.base === 1 && walk.climbs !== true && !mayClimb(ground, from, to)) return FAR;
  return price + doorCost(walk, from, to);
}

/** DL-MOV-06: on a doorless ground, the point for opening the door that is stepped into. */
function doorCost({ ground, plan }: Walk, from: Square, to: Square): number {
  const number = ground.archways[ground.place[to] as number] ?? -1;
  // Most squares are no archway: a place before the first of a list is looked up slowly.
  const archway: Archway | undefined = number < 0 ? undefined : plan.archways[number];
  return archway !== undefined && archway.door === 'closed' && !archway.squares.includes(from) ? 1 : 0;
}
