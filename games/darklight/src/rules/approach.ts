import type { Square } from '@tenebrae/board';
import { PLANE } from '../data/limits.ts';
import type { Monster, State, Victim, VictimId } from '../state.ts';
import { clearQueue, countAt, highestCost, placeAt, queueUp } from './cost-queue.ts';
import { baseSquares, squaresOf, victims } from './figures.ts';
import { mayClimb, nearOf } from './ground.ts';
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

function isAnyAmong(squares: readonly Square[], among: readonly Square[]): boolean {
  for (const one of squares) if (among.includes(one)) return true;
  return false;
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
  const { ground } = walk;
  const { place, near, prices, archways } = ground;
  const steps = STEPS.fill(FAR, 0, ground.squares.length);
  const hasDoors = walk.plan.archways.some(({ door }) => door === 'closed');
  for (const square of from) {
    const at = place[square] ?? -1;
    if (at < 0) continue;
    steps[at] = 0;
    queueUp(0, at);
  }
  for (let count = 0; count <= highestCost(); count++) {
    for (let waiting = 0; waiting < countAt(count); waiting++) {
      const at = placeAt(count, waiting);
      if (steps[at] !== count) continue;
      const square = ground.squares[at] as Square;
      for (const next of near[at] as readonly Square[]) {
        const to = place[next] as number;
        if (prices[to] === 0 || (steps[to] as number) <= count + 1) continue;
        const [before, after] = way === 'away' ? [square, next] : [next, square];
        if (!mayStep(walk, before, after)) continue;
        const isDoor = hasDoors && (archways[way === 'away' ? to : at] as number) >= 0;
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

/** DL-ELV-06, DL-LRG-04. */
const mayStep = ({ ground, base, climbs }: Walk, from: Square, to: Square): boolean =>
  base > 1 || climbs === true || mayClimb(ground, from, to);

/** DL-MOV-06: the step leads from outside into an archway whose door is still closed. */
function opensDoor({ ground, plan }: Walk, from: Square, to: Square): boolean {
  const archway = plan.archways[ground.archways[ground.place[to] ?? -1] ?? -1];
  return archway !== undefined && archway.door === 'closed' && !archway.squares.includes(from);
}
