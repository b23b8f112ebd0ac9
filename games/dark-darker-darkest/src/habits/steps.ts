import type { Place } from './plan.ts';
import type { Walls } from './walls.ts';

/** Rooms around a room, the nearest first and itself before all; and the steps to each room, infinity to those that are further away. */
export interface Around {
  readonly places: readonly Place[];
  readonly steps: readonly number[];
}

/** Only through rooms that are not shut. */
export function stepsAround(
  { near, plan }: Walls,
  start: Place,
  most: number,
  isShut: readonly boolean[],
): Around {
  const steps = plan.far.slice();
  steps[start] = 0;
  const places = [start];
  for (const place of places) {
    const count = steps[place] as number;
    if (count >= most) break;
    for (const next of near[place] as readonly Place[]) {
      if (steps[next] !== Infinity || isShut[next] === true) continue;
      steps[next] = count + 1;
      places.push(next);
    }
  }
  return { places, steps };
}
