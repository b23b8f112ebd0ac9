import type { Blocked, Seat } from '@tenebrae/kernel';
import { circusOf, membersOf, TEAMS } from '../rules/circus-teams.ts';
import type { State } from '../state.ts';
import { no } from './no.ts';

/** DD-PVP-09: who cannot be activated now, and why. */
export function inABout(state: State, seat: Seat): Blocked[] {
  const { teams, next } = circusOf(state);
  const team = TEAMS.find(one => teams[one].includes(seat));
  if (team === undefined) return [];
  const own = membersOf(state, team);
  if (team !== next && own.some(({ turnsLeft }) => turnsLeft > 0))
    return [no('blocked-other-team', 'DD-PVP-09', { about: { team: next } })];
  return own
    .filter(({ turnsLeft }) => turnsLeft === 0)
    .map(({ id }) => no('blocked-acted', 'DD-PVP-09', { about: { hero: id }, on: [`figure:${id}`] }));
}
