import type { Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Monster, State, Victim, VictimId } from '../state.ts';
import { clearQueue, countAt, highestCost, queueUp, waitingAt } from './cost-queue.ts';
import { baseSquares, isAnyAmong, squaresOf, victims } from './figures.ts';
import { nearOf } from './ground.ts';
import { walkOf } from './movement.ts';
import { type Distances, distanceTo, FAR, type Reach, reach, type Walk } from './paths.ts';
import { movementOf } from './profile.ts';

/** How a Monster can come adjacent to a victim. */
export interface Approach {
  readonly victim: VictimId;
  readonly cost: number;
  /** The cheapest squares in the order of the plane; only those that touch nobody else, if there are any (DL-BEH-16). */
  readonly squares: readonly Square[];
}

/** Where a Monster can go now. */
export interface Range {
  readonly walk: Walk;
  readonly reach: Reach;
}

export function rangeOf(state: State, monster: Monster): Range {
  const walk = walkOf(state, monster, movementOf(state, monster));
  return { walk, reach: reach(walk, monster.square) };
}

/** DL-BEH-16: the victims it can come adjacent to within its Movement, doors included, each by its cheapest squares. */
export function approachesOf(state: State, { walk, reach: found }: Range): Approach[] {
  const there = victims(state);
  const near: (readonly Square[])[] = [];
  for (const one of there) near.push(nearOf(walk.ground, one.square));
  const best: (Closing | undefined)[] = [];
  for (const { square, cost } of found.ends) {
    const base = baseSquares(walk.base, square);
    let touched = 0;
    for (const squares of near) if (isAnyAmong(base, squares)) touched += 1;
    if (touched === 0) continue;
    for (let at = 0; at < near.length; at++) {
      if (!isAnyAmong(base, near[at] as readonly Square[])) continue;
      // The ends come by cost: the first that touches it is the cheapest.
      const one = (best[at] ??= { cost, alone: [], shared: [] });
      if (one.cost === cost) (touched === 1 ? one.alone : one.shared).push(square);
    }
  }
  const approaches: Approach[] = [];
  for (let at = 0; at < there.length; at++) {
    const one = best[at];
    if (one === undefined) continue;
    const squares = (one.alone.length > 0 ? one.alone : one.shared).sort((a, b) => a - b);
    approaches.push({ victim: (there[at] as Victim).id, cost: one.cost, squares });
  }
  return approaches;
}

/** The cheapest squares beside a victim: those that touch nobody else, and the others. */
interface Closing {
  readonly cost: number;
  readonly alone: Square[];
  readonly shared: Square[];
}

/** DL-LRG-03: the steps of the nearest square of its base. */
export function stepsAt({ ground, base }: Walk, steps: Distances, square: Square): number {
  let fewest = Infinity;
  for (const one of baseSquares(base, square)) fewest = Math.min(fewest, distanceTo(ground, steps, one));
  return fewest;
}

/** DL-BEH-09: steps to the nearest victim. */
export const stepsToVictims = (walk: Walk, there: readonly Victim[]): Distances =>
  countSteps(
    walk,
    there.map(one => one.square),
    'towards',
  );

/** Steps from where it stands. */
export const stepsFromMonster = (walk: Walk, monster: Monster): Distances =>
  countSteps(walk, squaresOf(monster), 'away');

/**
 * DL-BEH-09, DL-TRM-11: for every square, by place, the steps towards some squares or away from them, as this figure walks:
 * characters are ignored, and a door that it may open counts 1. They hold until the next are counted.
 */
export function countSteps(walk: Walk, from: readonly Square[], way: 'towards' | 'away'): Distances {
  const isAway = way === 'away';
  const { ground } = walk;
  const { place, steps: ways, firstStep, heights, archways } = ground;
  const steps = STEPS.fill(FAR, 0, ground.squares.length);
  const hasDoors = walk.plan.archways.some(({ door }) => door === 'closed');
  // DL-ELV-06, DL-LRG-04: up only by the stairs.
  const isHindered = walk.base === 1 && walk.climbs !== true;
  for (const square of from) {
    const at = place[square] ?? -1;
    if (at < 0) continue;
    steps[at] = 0;
    queueUp(0, at);
  }
  for (let count = 0; count <= highestCost(); count++) {
    const waiting = waitingAt(count);
    for (let number = 0, last = countAt(count); number < last; number++) {
      const at = waiting[number] as number;
      if (steps[at] !== count) continue;
      for (let way = firstStep[at] as number, end = firstStep[at + 1] as number; way < end; way++) {
        const to = ways[way] as number;
        if ((steps[to] as number) <= count + 1) continue;
        const [before, after] = isAway ? [at, to] : [to, at];
        if (isHindered && heights[before] === 0 && heights[after] === 1) continue;
        const isDoor = hasDoors && (archways[after] as number) >= 0;
        const price = count + 1 + (isDoor && opensDoor(walk, before, after) ? 1 : 0);
        if ((steps[to] as number) <= price) continue;
        steps[to] = price;
        queueUp(price, to);
      }
    }
  }
  clearQueue();
  return steps;
}

const STEPS: Distances = new Int16Array(PLANE * PLANE);

/** DL-MOV-06: the step leads from outside into an archway whose door is still closed. */
function opensDoor({ ground, plan }: Walk, from: number, to: number): boolean {
  const archway = plan.archways[ground.archways[to] as number];
  return (
    archway !== undefined &&
    archway.door === 'closed' &&
    !archway.squares.includes(ground.squares[from] as Square)
  );
}
