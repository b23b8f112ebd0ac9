import { RuleBug, type Seat } from '@tenebrae/kernel';
import type { Circus, Hero, State } from '../state.ts';

export const TEAMS = ['red', 'blue'] as const;
export type Team = (typeof TEAMS)[number];

/** DD-PVP-01: asking outside a bout is a bug of the rule. */
export function circusOf({ circus }: State): Circus {
  if (circus === null) throw new RuleBug('this is not the Circus');
  return circus;
}

export const otherTeam = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

/** The Heroes of a team who are alive, as they were drafted. */
export const membersOf = (state: State, team: Team): Hero[] =>
  state.heroes.filter(({ side }) => side === team);

/** DD-PVP-01: who of a team makes its nth decision of a kind: two players take turns. */
export function playerOf({ teams }: Circus, team: Team, nth: number): Seat {
  const players = teams[team];
  const seat = players[nth % players.length];
  if (seat === undefined) throw new RuleBug(`DD-PVP-01: nobody plays for ${team}`);
  return seat;
}
