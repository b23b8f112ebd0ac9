import { darknessPrice } from './codes.ts';
import { iconsMissing } from './colours.ts';
import { DIE_COST } from './danger.ts';
import { type Errands, isNearer, noteErrand } from './errand.ts';
import type { Land } from './land.ts';
import type { Member } from './member.ts';
import { doorsOf } from './outlook.ts';
import type { Place } from './plan.ts';
import type { Lock } from './walls.ts';

/** Doors whose chip is known, and doors whose chip is not. */
export function noteDoors(errands: Errands): void {
  for (const { lock, worth } of doorsOf(errands.outlook)) {
    for (const place of lock.places) {
      if (errands.ways.cost[place] !== Infinity) noteDoor(errands, lock, worth, place);
    }
  }
}

function noteDoor(errands: Errands, { icons, option, places }: Lock, worth: number, place: Place): void {
  if (icons === null) {
    const part = isNearer(errands, place) ? 0.05 : 0.1;
    noteErrand(errands, place, '', 1 + worth * part, 0);
    return;
  }
  const { outlook, member } = errands;
  const missing = iconsMissing(member.colours, icons);
  const price = missing * darknessPrice(outlook.state, missing) + lurkers(outlook.land, places, place);
  if (worth <= price) return;
  const canOpen = (one: Member): boolean => iconsMissing(one.colours, icons) === 0;
  const part = isNearer(errands, place, canOpen) ? 0.6 : 1;
  if (worth * part > price) noteErrand(errands, place, option, worth * part - price, 1);
}

/** What waits behind a door, and would come through. */
function lurkers({ ground, zombies, tokens }: Land, places: readonly Place[], here: Place): number {
  const { near } = ground.walls;
  let count = 0;
  for (const place of places) {
    if (place === here || near[here]?.includes(place)) continue;
    count += (zombies[place] as number) + (tokens[place] as number) * 2;
    for (const beyond of near[place] as readonly Place[])
      count += (zombies[beyond] as number) + (tokens[beyond] as number) * 2;
  }
  return count * DIE_COST * 0.6;
}
