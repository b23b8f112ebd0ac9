import { survivorsIn } from '../rules/figures.ts';
import type { State, Survivor } from '../state.ts';
import { type ChipPlan, planChips } from './codes.ts';
import { type Departure, departureOf } from './departure.ts';
import { type Land, landOf } from './land.ts';
import { type LockedDoor, lockedDoors } from './locks.ts';
import { type Member, newMember } from './member.ts';
import type { Field } from './showdown-places.ts';

/** What the survivors know before they decide; worked out once for each question, and each part only when it is needed. */
export interface Outlook {
  readonly state: State;
  readonly land: Land;
  readonly team: readonly Member[];
  readonly departure: Departure;
  chips: ChipPlan | null;
  doors: readonly LockedDoor[] | null;
  field: Field | null;
}

export function outlookOf(state: State): Outlook {
  const land = landOf(state);
  const team = survivorsIn(state).map(one => newMember(land, one));
  return { state, land, team, departure: departureOf(land, team), chips: null, doors: null, field: null };
}

export function memberOf({ land, team }: Outlook, survivor: Survivor): Member {
  for (const one of team) if (one.survivor === survivor) return one;
  return newMember(land, survivor);
}

export const chipsOf = (outlook: Outlook): ChipPlan => (outlook.chips ??= planChips(outlook.state));

export const doorsOf = (outlook: Outlook): readonly LockedDoor[] =>
  (outlook.doors ??= lockedDoors(outlook.land, outlook.team, chipsOf(outlook)));
