import type { RoomId } from '@tenebrae/board';
import type { SurvivorId } from '../data/survivors.ts';
import { survivorsIn } from '../rules/figures.ts';
import type { State, Survivor } from '../state.ts';
import { coloursOf, type LockedDoor, lockedDoors } from './codes.ts';
import { type Departure, departureOf } from './departure.ts';
import { type Land, landOf, type Ways, waysFrom } from './land.ts';

/** What the survivors know before they decide; worked out once for each question, and each part only when it is needed. */
export interface Outlook {
  readonly state: State;
  readonly land: Land;
  readonly team: readonly Survivor[];
  /** The most colours that the cards of one survivor show. */
  readonly colours: number;
  readonly departure: Departure;
  ways(survivor: Survivor): Ways;
  doors(): readonly LockedDoor[];
}

export function outlookOf(state: State): Outlook {
  const land = landOf(state);
  const team = survivorsIn(state);
  const known = new Map<SurvivorId, Ways>();
  const ways = (survivor: Survivor): Ways => {
    const before = known.get(survivor.id);
    if (before !== undefined) return before;
    const now = waysFrom(land, survivor);
    known.set(survivor.id, now);
    return now;
  };
  let doors: readonly LockedDoor[] | null = null;
  return {
    state,
    land,
    team,
    colours: Math.max(0, ...team.map(one => coloursOf(one).size)),
    departure: departureOf(state, team, ways),
    ways,
    doors: () => (doors ??= lockedDoors(land, roomsReached(team, ways))),
  };
}

function roomsReached(team: readonly Survivor[], ways: (survivor: Survivor) => Ways): Set<RoomId> {
  const reached = new Set<RoomId>();
  for (const one of team) for (const room of ways(one).keys()) reached.add(room);
  return reached;
}
