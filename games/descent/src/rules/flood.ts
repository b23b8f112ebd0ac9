import type { Place, Square } from '@tenebrae/board';
import type { State } from '../state.ts';
import { KNOWN, PIT } from './board-now.ts';
import { aroundSquare, bodySteps, geometryOf } from './geometry.ts';
import { canEnter, type Mover } from './mover.ts';

/**
 * Where a search has come, cheapest first. It is read at once and never kept: the next search writes over it, so that a
 * search makes nothing anew. What it has not reached has an older `mark`.
 */
export interface Flood {
  count: number;
  mark: number;
  readonly places: Int32Array;
  readonly costs: Int32Array;
  readonly cameFrom: Int32Array;
  readonly marks: Int32Array;
}

const newFlood = (size: number, mark: number): Flood => ({
  count: 0,
  mark,
  places: new Int32Array(size),
  costs: new Int32Array(size),
  cameFrom: new Int32Array(size),
  marks: new Int32Array(size),
});

/** One for the walk itself and one for a look ahead from some place of it. */
const FLOODS: [Flood, Flood] = [newFlood(0, 0), newFlood(0, 0)];

/** What an Int32Array can hold. */
const MOST_MARKS = 0x7fff_ffff;

function begin(which: 0 | 1, state: State, start: Place): Flood {
  const size = 2 * state.grid.squares.length;
  if (FLOODS[which].places.length < size) FLOODS[which] = newFlood(size, 0);
  const flood = FLOODS[which];
  if (flood.mark === MOST_MARKS) {
    flood.marks.fill(0);
    flood.mark = 0;
  }
  flood.mark += 1;
  flood.places[0] = start;
  flood.costs[start] = 0;
  flood.marks[start] = flood.mark;
  flood.count = 1;
  return flood;
}

function reachPlace(flood: Flood, to: Place, from: Place, cost: number): void {
  flood.marks[to] = flood.mark;
  flood.costs[to] = cost;
  flood.cameFrom[to] = from;
  flood.places[flood.count] = to;
  flood.count += 1;
}

/** Whether nothing has been written over a search since. */
export const isLastFlood = (flood: Flood, mark: number): boolean =>
  flood === FLOODS[0] && flood.mark === mark;

/** Places from which a walk goes no farther; null where there are none. */
export type Stops = ((place: Place) => boolean) | null;

/** Every place that a walk of single steps, a point each, leads to; no farther than some place where `goal` is one. */
export function floodFrom(
  mover: Mover,
  start: Place,
  points: number,
  stops: Stops,
  goal: Place = -1,
  which: 0 | 1 = 0,
): Flood {
  return mover.body === null
    ? floodOfOne(mover, start, points, stops, goal, which)
    : floodOfBody(mover, start, points, stops, goal, which);
}

function floodOfOne(
  mover: Mover,
  start: Square,
  points: number,
  stops: Stops,
  goal: Place,
  which: 0 | 1,
): Flood {
  const { state, own, passes, hindrances } = mover;
  const { ground } = mover.now;
  const { grid } = state;
  const geometry = geometryOf(grid);
  const { around } = geometry;
  const flood = begin(which, state, start);
  const { marks, mark, places, costs, cameFrom } = flood;
  const home = own[0];
  // The busiest loop of all: everything that it needs is at hand.
  let count = 1;
  for (let next = 0; next < count; next++) {
    const place = places[next] ?? start;
    const cost = (costs[place] ?? 0) + 1;
    if (cost > points) break;
    // DJ-MOV-10, DJ-PRP-09, DJ-ABL-17: no farther from a pit into which it falls, nor from where it is grappled.
    if (place !== home && ((!passes && ((ground[place] ?? 0) & PIT) !== 0) || stops?.(place) === true))
      continue;
    const at = aroundSquare(grid, geometry, place);
    const end = at + (around[at] ?? 0);
    for (let beside = at + 1; beside <= end; beside++) {
      const to = around[beside] ?? start;
      if (marks[to] === mark) continue;
      if (((ground[to] ?? 0) & hindrances) !== KNOWN && !canEnter(mover, to)) continue;
      marks[to] = mark;
      costs[to] = cost;
      cameFrom[to] = place;
      places[count] = to;
      count += 1;
      if (to === goal) {
        flood.count = count;
        return flood;
      }
    }
  }
  flood.count = count;
  return flood;
}

/** DJ-LRG-07 to DJ-LRG-10: the same for a large figure, whose every newly covered space must be free to enter. */
function floodOfBody(
  mover: Mover,
  start: Place,
  points: number,
  stops: Stops,
  goal: Place,
  which: 0 | 1,
): Flood {
  const { state, shape, body } = mover;
  const flood = begin(which, state, start);
  const { marks, mark, places, costs } = flood;
  if (body === null) return flood;
  for (let next = 0; next < flood.count; next++) {
    const place = places[next] ?? start;
    const cost = (costs[place] ?? 0) + 1;
    if (cost > points) break;
    if (place !== start && stops?.(place) === true) continue;
    for (const { to, entered } of bodySteps(state.grid, body, shape, place)) {
      if (marks[to] === mark || !canEnterAll(mover, entered)) continue;
      reachPlace(flood, to, place, cost);
      if (to === goal) return flood;
    }
  }
  return flood;
}

function canEnterAll(mover: Mover, squares: readonly Square[]): boolean {
  for (const square of squares) if (!canEnter(mover, square)) return false;
  return true;
}

/** The places of a cheapest path, without the start; none if it was not reached. */
export function pathIn({ marks, mark, cameFrom, places }: Flood, to: Place): Place[] {
  const path: Place[] = [];
  if (marks[to] !== mark) return path;
  const start = places[0] ?? to;
  for (let at = to; at !== start; at = cameFrom[at] ?? start) path.push(at);
  return path.reverse();
}
