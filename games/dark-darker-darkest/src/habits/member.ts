import { isIn } from '../rules/figures.ts';
import type { Survivor } from '../state.ts';
import { coloursOf } from './colours.ts';
import type { Refuge } from './danger.ts';
import { type Land, presence } from './land.ts';
import { type Place, placeOf } from './plan.ts';
import type { Weapon } from './showdown-places.ts';
import { type Ways, waysFrom } from './ways.ts';

/** A survivor, and what is worked out about him while a question is thought over, when it is first needed. */
export interface Member {
  readonly survivor: Survivor;
  readonly place: Place;
  /** How surely he will be there at the end of the actions. */
  readonly presence: number;
  /** The colours that his cards show. */
  readonly colours: number;
  ways: Ways | null;
  /** Those that he could use at once. */
  weapons: readonly Weapon[] | null;
  /** By room; infinity where it is not known yet. */
  readonly dangers: number[];
  refuges: Map<number, Refuge> | null;
  /** What each locked door is worth to him if he can open it. */
  readonly openings: (number | undefined)[];
}

export const newMember = (land: Land, survivor: Survivor): Member => ({
  survivor,
  place: placeOf(land.ground.plan, survivor.room),
  presence: isIn(survivor) ? presence(land.state, survivor) : 0,
  colours: coloursOf(survivor.cards),
  ways: null,
  weapons: null,
  dangers: land.ground.plan.far.slice(),
  refuges: null,
  openings: [],
});

export const waysOf = (land: Land, member: Member): Ways => (member.ways ??= waysFrom(land, member.survivor));
