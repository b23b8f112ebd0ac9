import { fireDamageOnEntering } from '../rules/entering.ts';
import { skullOf } from '../rules/figures.ts';
import type { Survivor } from '../state.ts';
import type { Land } from './land.ts';
import { NOWHERE, type Place, placeOf } from './plan.ts';

/** How a survivor would get to each room. */
export interface Ways {
  /** The rooms that he could get to, his own first. */
  readonly reached: readonly Place[];
  /** Action points for the steps, fights on the way included; infinity where no way leads. */
  readonly steps: readonly number[];
  /** The same, with what the fire on the way costs him. */
  readonly cost: readonly number[];
  /** The room to enter first; nowhere for the one where he is. */
  readonly first: readonly Place[];
  /** The room before. */
  readonly via: readonly Place[];
}

/** A wound taken on the way is as bad as so many steps. */
const WOUND_STEPS = 2.5;

/** The cheapest way to every room; enemies on it would hold him until they are beaten. */
export function waysFrom(land: Land, survivor: Survivor): Ways {
  const { ground, held, asleep } = land;
  const { plan, walls, onFire } = ground;
  const start = placeOf(plan, survivor.room);
  const steps = plan.far.slice();
  const cost = plan.far.slice();
  const first = plan.nowhere.slice();
  const via = plan.nowhere.slice();
  steps[start] = 0;
  cost[start] = 0;
  const reached = [start];
  const open = [start];
  const bearable = skullOf(survivor) - survivor.wounds;
  for (const place of open) {
    const step = 1 + (place !== start && held[place] === true ? fightSteps(land, place) : 0);
    const stepsThere = (steps[place] as number) + step;
    const costThere = (cost[place] as number) + step;
    for (const next of walls.near[place] as readonly Place[]) {
      const wounds = onFire[next] === true ? woundsOnEntering(land, survivor, place, next) : 0;
      if (wounds >= bearable) continue;
      const there = costThere + wounds * WOUND_STEPS + (asleep[next] as number) * 0.5;
      const before = cost[next] as number;
      if (there >= before) continue;
      if (before === Infinity) reached.push(next);
      steps[next] = stepsThere;
      cost[next] = there;
      first[next] = place === start ? next : (first[place] as Place);
      via[next] = place;
      open.push(next);
    }
  }
  return { reached, steps, cost, first, via };
}

function woundsOnEntering(
  { state, ground: { plan } }: Land,
  survivor: Survivor,
  from: Place,
  to: Place,
): number {
  return fireDamageOnEntering(state, survivor, plan.rooms[from] as string, plan.rooms[to] as string);
}

function fightSteps({ state, ground, zombies }: Land, place: Place): number {
  const { creature } = state;
  const isCreatureThere = creature !== null && placeOf(ground.plan, creature.room) === place;
  return (isCreatureThere ? 8 : 1) + (zombies[place] as number) * 2;
}

/** Where a way of his has taken him after so many steps. */
export function stopOn({ steps, via }: Ways, place: Place, most: number): Place {
  let at = place;
  while ((steps[at] as number) > most && via[at] !== NOWHERE) at = via[at] as Place;
  return at;
}
