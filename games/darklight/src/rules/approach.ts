import type { Square } from '@tenebrae/board';
import type { Monster, State, Victim, VictimId } from '../state.ts';
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
  const near = there.map(one => new Set(nearOf(walk.ground, one.square)));
  const best = there.map(() => ({ cost: FAR, alone: [] as Square[], shared: [] as Square[] }));
  for (const { square, cost } of found.ends) {
    const base = baseSquares(walk.base, square);
    const touched = there.flatMap((_, at) => (base.some(one => near[at]?.has(one)) ? [at] : []));
    for (const at of touched) {
      const one = best[at];
      if (one === undefined || one.cost < cost) continue;
      one.cost = cost;
      (touched.length === 1 ? one.alone : one.shared).push(square);
    }
  }
  return there.flatMap(({ id }, at) => {
    const { cost, alone, shared } = best[at] ?? { cost: FAR, alone: [], shared: [] };
    const squares = (alone.length > 0 ? alone : shared).sort((a, b) => a - b);
    return cost < FAR ? [{ victim: id, cost, squares }] : [];
  });
}

/** DL-LRG-03: the steps of the nearest square of its base. */
export const stepsAt = ({ ground, base }: Walk, steps: Distances, square: Square): number =>
  Math.min(...baseSquares(base, square).map(one => distanceTo(ground, steps, one)));

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
 * characters are ignored, and a door that it may open counts 1.
 */
export function countSteps(walk: Walk, from: readonly Square[], way: 'towards' | 'away'): Distances {
  const { ground } = walk;
  const steps: Distances = new Int16Array(ground.squares.length).fill(FAR);
  const buckets: Square[][] = [[...from]];
  const hasDoors = walk.plan.archways.some(({ door }) => door === 'closed');
  for (const square of from) if (ground.place[square] !== -1) steps[ground.place[square] ?? -1] = 0;
  for (let count = 0; count < buckets.length; count++) {
    for (const square of buckets[count] ?? []) {
      if (distanceTo(ground, steps, square) !== count) continue;
      for (const to of nearOf(ground, square)) {
        const [before, after] = way === 'away' ? [square, to] : [to, square];
        if (ground.walkable[ground.place[to] ?? -1] !== true || !mayStep(walk, before, after)) continue;
        const price = count + 1 + (hasDoors && opensDoor(walk, before, after) ? 1 : 0);
        if (distanceTo(ground, steps, to) <= price) continue;
        steps[ground.place[to] ?? -1] = price;
        (buckets[price] ??= []).push(to);
      }
    }
  }
  return steps;
}

/** DL-ELV-06, DL-LRG-04. */
const mayStep = ({ ground, base, climbs }: Walk, from: Square, to: Square): boolean =>
  base > 1 || climbs === true || mayClimb(ground, from, to);

/** DL-MOV-06: the step leads from outside into an archway whose door is still closed. */
function opensDoor({ ground, plan }: Walk, from: Square, to: Square): boolean {
  const archway = plan.archways[ground.archways[ground.place[to] ?? -1] ?? -1];
  return archway !== undefined && archway.door === 'closed' && !archway.squares.includes(from);
}
