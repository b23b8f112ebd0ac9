import type { DoorId } from '@tenebrae/board';
import type { CodeChipSize } from '../data/code-chips.ts';
import type { State } from '../state.ts';
import { canPayForCode, type ChipPlan, placesLeft, TOKEN_WORTH, tokensWith } from './codes.ts';
import type { Land } from './land.ts';
import { type Member, waysOf } from './member.ts';
import type { Place } from './plan.ts';
import { exitsOf, type Lock } from './walls.ts';

/** A locked door, and what it is worth to open it. */
export interface LockedDoor {
  readonly lock: Lock;
  readonly worth: number;
}

/** The locked doors that the team can come to, with what their chips and the ways behind them are worth. */
export function lockedDoors(land: Land, team: readonly Member[], chips: ChipPlan): LockedDoor[] {
  const { state, ground } = land;
  const reached = roomsReached(land, team);
  const toTerminal =
    placesLeft(state) > 0 && state.panel.tokens.length > 0
      ? firstLock(land, reached, ground.terminals)
      : null;
  const toLaboratory = firstLock(land, reached, ground.plan.laboratoryDoors);
  const doors: LockedDoor[] = [];
  for (const lock of ground.walls.locks) {
    const behind = lock.places.length - countReached(lock, reached);
    if (behind === lock.places.length) continue;
    const { id, size, icons } = lock;
    const gain = icons === null ? guessedGain(state, size, chips) : tokensWith(chips, icons) - chips.tokens;
    let wanted = id === toTerminal ? 18 : 0;
    if (id === toLaboratory) wanted += canPayForCode(state) ? 30 : 6;
    doors.push({ lock, worth: 2 + gain * TOKEN_WORTH + behind * 3 + wanted });
  }
  return doors;
}

/** The rooms open to the team, in the order in which they were come to, and whether a room is one of them. */
interface Reached {
  readonly places: readonly Place[];
  readonly has: readonly boolean[];
}

function roomsReached(land: Land, team: readonly Member[]): Reached {
  const places: Place[] = [];
  const has: boolean[] = [];
  for (const one of team) {
    for (const place of waysOf(land, one).reached) {
      if (has[place] === true) continue;
      has[place] = true;
      places.push(place);
    }
  }
  return { places, has };
}

function countReached({ places }: Lock, { has }: Reached): number {
  let count = 0;
  for (const place of places) if (has[place] === true) count += 1;
  return count;
}

/** What an unknown chip is likely to add. */
const guessedGain = (state: State, size: CodeChipSize, { tokens, onPanel }: ChipPlan): number =>
  placesLeft(state) === 0 || tokens >= onPanel ? 0 : (size === 3 ? 1.1 : 0.7) / (1 + tokens / 6);

/**
 * The first locked door on the shortest way to one of the goals, fewest locks first and then fewest rooms; none where an
 * open way leads there.
 */
function firstLock({ state, ground }: Land, reached: Reached, goals: readonly Place[]): DoorId | null {
  if (goals.some(place => reached.has[place] === true)) return null;
  const seen = reached.has.slice();
  let edge = reached.places.map((place): Stage => ({ place, lock: null }));
  while (edge.length > 0) {
    const beyond: Stage[] = [];
    for (const { place, lock } of edge) {
      for (const exit of exitsOf(state, ground.walls, place)) {
        if (seen[exit.to] === true) continue;
        const first = lock ?? exit.lock;
        if (goals.includes(exit.to)) return first;
        seen[exit.to] = true;
        // A room behind an open way belongs to the same stage.
        (exit.lock === null ? edge : beyond).push({ place: exit.to, lock: first });
      }
    }
    edge = beyond;
  }
  return null;
}

/** A room that is looked on from, and the first lock on the way there. */
interface Stage {
  readonly place: Place;
  readonly lock: DoorId | null;
}
