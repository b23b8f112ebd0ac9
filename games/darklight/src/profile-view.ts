import type { AccursedId } from './data/accursed.ts';
import type { MonsterId } from './data/monsters.ts';
import { ATTRIBUTES, type Attribute, type Skillfulness } from './data/numbers.ts';
import { awake, cardOfMonster, isPresent } from './rules/figures.ts';
import {
  armourOf,
  attributeOf,
  dashboardOf,
  faithLimitOf,
  healthOf,
  initiativeOf,
  meleeOf,
  movementOf,
  rangedOf,
  sanityOf,
  sourceLimitOf,
  weightLimitOf,
  weightOf,
} from './rules/profile.ts';
import type { Accursed, Character, Dungeon, State } from './state.ts';

/** What follows from Dashboard or card, items, skills, Injuries and effects in force, so that no client works it out. */
export interface FigureProfile {
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly health: number;
  readonly armour: number;
  readonly movement: number;
  readonly initiative: number;
  readonly melee: Skillfulness;
  readonly ranged: Skillfulness;
}

export interface AccursedProfile extends FigureProfile {
  readonly sanity: number;
  readonly source: number;
  readonly faith: number;
  readonly weight: number;
  readonly weightLimit: number;
  readonly belt: number;
}

/** DL-TRN-01: who takes turns in this round, the highest Initiative first, of the same the Accursed (DL-TRN-02). */
export interface TurnPlace {
  readonly who: AccursedId | MonsterId;
  readonly initiative: number;
  readonly acted: boolean;
}

export const accursedProfile = (state: State, accursed: Accursed): AccursedProfile => ({
  ...figureProfile(state, accursed),
  sanity: sanityOf(state, accursed),
  source: sourceLimitOf(state, accursed),
  faith: faithLimitOf(state, accursed),
  weight: weightOf(accursed),
  weightLimit: weightLimitOf(state, accursed),
  belt: dashboardOf(accursed).belt,
});

export const figureProfile = (state: State, figure: Character): FigureProfile => ({
  attributes: Object.fromEntries(ATTRIBUTES.map(one => [one, attributeOf(state, figure, one)])) as Record<
    Attribute,
    number
  >,
  health: healthOf(state, figure),
  armour: armourOf(state, figure),
  movement: movementOf(state, figure),
  initiative: initiativeOf(state, figure),
  melee: meleeOf(state, figure),
  ranged: rangedOf(state, figure),
});

export function turnOrder(state: State, { turns }: Dungeon): TurnPlace[] {
  const kinds = [...new Set(awake(state).map(one => one.kind))];
  const places: TurnPlace[] = [
    ...state.accursed.filter(isPresent).map(one => ({
      who: one.id,
      initiative: initiativeOf(state, one),
      acted: turns.acted.includes(one.id),
    })),
    ...kinds.map(kind => ({
      who: kind,
      initiative: cardOfMonster(kind).initiative,
      acted: turns.acted.includes(kind),
    })),
  ];
  return places.sort((one, other) => other.initiative - one.initiative);
}
