import type { Effect } from '../data/effects.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { SkillCard } from '../data/skill-card.ts';
import type { Figure } from './figures.ts';

/**
 * One use of a Skill while it runs; never in the state. What Trinkets and the turn add is kept here, so that hit, Crit and
 * damage are worked out in one place for Heroes and Monsters alike (DD-SKL-08, DD-SKL-25).
 */
export interface SkillUse {
  readonly user: Figure;
  /** `crusader:smite`, `bone-soldier:graveyard-slash`. */
  readonly skill: string;
  readonly card: SkillCard;
  /** DD-SKL-21: where the user stood when it was declared, and the Area it is aimed at; null without a tile or target. */
  readonly from: AreaId | null;
  readonly area: AreaId | null;
  /** In Stance order, enemies first. */
  targets: Figure[];
  /** What turn and Trinkets add. */
  acc: number;
  crit: number;
  damage: number;
  healing: number;
  /** A hit deals no damage. */
  noDamage: boolean;
  /** What each target that is hit gets besides. */
  target: Effect[];
  /** Conditions caused last so many turns more. */
  turns: number;
  /** Dodge that each target adds for this attack, by Trinkets. */
  dodges: { readonly target: Figure; readonly dodge: number }[];
  /** Targets for whom a hit counts as critical, or is halved, by Trinkets of theirs. */
  criticalFor: Figure[];
  halvedFor: Figure[];
  /** The d10; null without a roll. */
  roll: number | null;
}

export const newSkillUse = (
  user: Figure,
  skill: string,
  card: SkillCard,
  area: AreaId | null,
  targets: readonly Figure[],
): SkillUse => ({
  user,
  skill,
  card,
  from: user.area,
  area,
  targets: [...targets],
  acc: 0,
  crit: 0,
  damage: 0,
  healing: 0,
  noDamage: false,
  target: [],
  turns: 0,
  dodges: [],
  criticalFor: [],
  halvedFor: [],
  roll: null,
});
