import { isOblong, ONE_SQUARE, type Place } from './footprint.ts';
import type { Grid } from './grid.ts';
import { legalSteps, type Walk } from './steps.ts';

/** Where a figure can go, and how. Read it with costTo and pathTo. */
export interface Reach {
  readonly start: Place;
  /** Every place reached, the start first, then the cheaper before the dearer. */
  readonly places: readonly Place[];
  readonly costs: Int32Array;
  readonly cameFrom: Int32Array;
}

/** Every place a figure can get to within its budget. Whether it may stop there is the game's affair. */
export function reach(grid: Grid, start: Place, budget = Infinity, walk: Walk = {}): Reach {
  return explore(grid, start, budget, walk, () => false);
}

/** A cheapest path, without its start; undefined if no way leads there. */
export function findPath(grid: Grid, from: Place, to: Place, walk: Walk = {}): Place[] | undefined {
  return pathTo(
    explore(grid, from, Infinity, walk, place => place === to),
    to,
  );
}

/** A cheapest path to the nearest place of a kind, without its start: empty if the start is one. */
export function findPathToNearest(
  grid: Grid,
  from: Place,
  isGoal: (place: Place) => boolean,
  walk: Walk = {},
): Place[] | undefined {
  const found = explore(grid, from, Infinity, walk, isGoal);
  const last = found.places.at(-1);
  return last !== undefined && isGoal(last) ? pathTo(found, last) : undefined;
}

export const canReach = (reach: Reach, place: Place) => (reach.costs[place] ?? UNREACHED) !== UNREACHED;

/** What the cheapest way there costs; Infinity if it was not reached. */
export function costTo(reach: Reach, place: Place): number {
  return canReach(reach, place) ? (reach.costs[place] ?? 0) : Infinity;
}

/** The places of a cheapest path, without the start; undefined if it was not reached. */
export function pathTo(reach: Reach, place: Place): Place[] | undefined {
  if (!canReach(reach, place)) return undefined;
  const path: Place[] = [];
  for (let at = place; at !== reach.start; at = reach.cameFrom[at] ?? reach.start) path.push(at);
  return path.reverse();
}

/** Dijkstra's search. Prices are small whole numbers, so a bucket for each cost serves as the queue. */
function explore(
  grid: Grid,
  start: Place,
  budget: number,
  walk: Walk,
  isGoal: (place: Place) => boolean,
): Reach {
  const size = grid.squares.length * (isOblong(walk.shape ?? ONE_SQUARE) ? 2 : 1);
  const costs = new Int32Array(size).fill(UNREACHED);
  const cameFrom = new Int32Array(size);
  const places: Place[] = [];
  const buckets: Place[][] = [[start]];
  const forEachStep = legalSteps(grid, walk);
  let at = start;
  let spent = 0;
  const visit = (to: Place, price: number) => {
    const cost = spent + price;
    const known = costs[to] ?? UNREACHED;
    if (cost > budget || (known !== UNREACHED && known <= cost)) return;
    costs[to] = cost;
    cameFrom[to] = at;
    let bucket = buckets[cost];
    if (bucket === undefined) {
      bucket = [];
      buckets[cost] = bucket;
    }
    bucket.push(to);
  };
  costs[start] = 0;
  for (spent = 0; spent < buckets.length; spent++) {
    // A bucket grows while it is read: steps may be free.
    for (const place of buckets[spent] ?? []) {
      if (costs[place] !== spent) continue;
      at = place;
      places.push(place);
      if (isGoal(place)) return { start, places, costs, cameFrom };
      forEachStep(place, visit);
    }
  }
  return { start, places, costs, cameFrom };
}

const UNREACHED = -1;
