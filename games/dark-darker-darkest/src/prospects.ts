import { canPayForCode } from './habits/codes.ts';
import { iconsMissing } from './habits/colours.ts';
import { type Member, waysOf } from './habits/member.ts';
import { chipsOf, doorsOf, type Outlook } from './habits/outlook.ts';
import type { Place } from './habits/plan.ts';

/**
 * What the survivors are about to do before the showdown: in the middle of the house a step in the right direction is all
 * that a round brings. The weights are ours, fitted to who got into the laboratory in 1,800 matches of bots.
 */
export const prospects = (outlook: Outlook): number =>
  wayToLaboratory(outlook) + wayToTerminals(outlook) + doorsAhead(outlook);

/** What a room between a survivor and the laboratory costs, before and after darkness can pay for the rest of the code. */
const ROOM_TO_LABORATORY = { before: 0.5, after: 1.9 } as const;
/** The same for each chip that he wants to enter at a terminal. */
const ROOM_TO_TERMINAL = 0.45;
/** A place that cannot be reached counts as one so far off. */
const FARTHEST = 10;

function wayToLaboratory(outlook: Outlook): number {
  const { state, land, team } = outlook;
  const cost = canPayForCode(state) ? ROOM_TO_LABORATORY.after : ROOM_TO_LABORATORY.before;
  let score = 0;
  for (const member of team)
    score -= Math.min(FARTHEST, stepsTo(outlook, member, land.ground.plan.laboratoryDoors)) * cost;
  return score;
}

function wayToTerminals(outlook: Outlook): number {
  let score = 0;
  for (const member of outlook.team) {
    let useful = 0;
    for (const chip of member.survivor.chips) if (chipsOf(outlook).best.includes(chip)) useful += 1;
    if (useful === 0) continue;
    const steps = Math.min(FARTHEST, stepsTo(outlook, member, outlook.land.ground.terminals));
    score -= steps * useful * ROOM_TO_TERMINAL;
  }
  return score;
}

/** How much of a door's worth is left after a room on the way to it, and for a colour that nobody has. */
const AFTER_A_ROOM = 0.9;
const WITHOUT_A_COLOUR = 0.5;
/** What the doors ahead are worth together, and the best of them besides. */
const ALL_DOORS = 0.25;
const BEST_DOOR = 0.2;

/** Doors with a known chip, each by whoever could best open it. */
function doorsAhead(outlook: Outlook): number {
  let all = 0;
  let most = 0;
  for (const { lock, worth } of doorsOf(outlook)) {
    if (lock.icons === null) continue;
    let best = 0;
    for (const member of outlook.team) {
      const missing = iconsMissing(member.colours, lock.icons);
      const part = AFTER_A_ROOM ** stepsTo(outlook, member, lock.places) * WITHOUT_A_COLOUR ** missing;
      best = Math.max(best, worth * part);
    }
    all += best;
    most = Math.max(most, best);
  }
  return all * ALL_DOORS + most * BEST_DOOR;
}

function stepsTo({ land }: Outlook, member: Member, places: readonly Place[]): number {
  const { cost } = waysOf(land, member);
  let least = Infinity;
  for (const place of places) least = Math.min(least, cost[place] as number);
  return least;
}
