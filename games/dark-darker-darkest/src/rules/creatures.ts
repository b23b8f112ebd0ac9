import type { HitColour } from '../data/colours.ts';
import { CREATURES, type HitLocation } from '../data/creatures.ts';
import { FEWEST_CREATURE_DICE, FEWEST_NEMESIS_MOVEMENT } from '../data/limits.ts';
import { NEMESES } from '../data/nemeses.ts';
import type { Creature, State } from '../state.ts';

/** DDD-CRE-03: the hit locations of a creature in the order of its board. */
export const locationsOf = (creature: Creature): readonly HitLocation[] =>
  CREATURES[creature.id].hitLocations;

/** DDD-CRE-03: a location is covered when it holds as many cubes as its number. */
export const isCovered = (creature: Creature, location: number): boolean =>
  (creature.hits[location] ?? 0) >= (locationsOf(creature)[location]?.hits ?? 0);

/** DDD-CRE-03: how many locations of a colour are covered; none without a creature. */
export function coveredCount({ creature }: State, colour: HitColour): number {
  if (creature === null) return 0;
  return locationsOf(creature).filter((one, place) => one.colour === colour && isCovered(creature, place))
    .length;
}

/** DDD-CRE-05: each covered blue location takes 1 from its movement. */
export const creatureMovement = (state: State, base: number): number =>
  Math.max(0, base - coveredCount(state, 'blue'));

/** DDD-CRE-06: each covered red location takes 1 from its dice, but it always keeps one. */
export function creatureDice(state: State): number {
  if (state.creature === null) return 0;
  return Math.max(FEWEST_CREATURE_DICE, CREATURES[state.creature.id].attack - coveredCount(state, 'red'));
}

/** DDD-CRE-04: bites that the players ignore in each of its attacks. */
export const ignoredBites = (state: State): number => coveredCount(state, 'orange');

/** DDD-CRE-07: reinforcements that the players ignore in each of its attacks. */
export const ignoredReinforcements = (state: State): number => coveredCount(state, 'white');

/** DDD-FIN-32: zones of the nemesis of a colour without a marker, which act like covered locations. */
export function emptiedCount({ nemesis }: State, colour: HitColour): number {
  if (nemesis === null) return 0;
  const { zones } = NEMESES[nemesis.id];
  return zones.filter((zone, place) => zone === colour && nemesis.markers[place] === 0).length;
}

/** DDD-FIN-32: its movement never falls below 1. */
export function nemesisMovement(state: State): number {
  if (state.nemesis === null) return 0;
  const { movement } = NEMESES[state.nemesis.id];
  return Math.max(FEWEST_NEMESIS_MOVEMENT, movement - emptiedCount(state, 'blue'));
}

/** DDD-FIN-32, DDD-CRE-06: its dice in an attack. */
export function nemesisDice(state: State): number {
  if (state.nemesis === null) return 0;
  return Math.max(FEWEST_CREATURE_DICE, NEMESES[state.nemesis.id].attack - emptiedCount(state, 'red'));
}

/** DDD-FIN-32, DDD-CRE-04: bites that the players ignore in each attack of the nemesis. */
export const ignoredNemesisBites = (state: State): number => emptiedCount(state, 'orange');

/** DDD-FIN-32, DDD-CRE-07: reinforcements that the players ignore in each attack of the nemesis. */
export const ignoredNemesisReinforcements = (state: State): number => emptiedCount(state, 'white');
