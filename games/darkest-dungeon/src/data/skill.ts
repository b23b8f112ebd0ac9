import type { HeroId } from './heroes.ts';
import type { SkillCard } from './skill-card.ts';
import type { ByLevel, Stance } from './stances.ts';

/** A Skill of a Hero with its three cards. */
export interface Skill {
  readonly hero: HeroId;
  /** DD-SKL-01. */
  readonly stances: readonly Stance[];
  /** DD-ABO-01: works in this form only. */
  readonly form?: Form;
  readonly levels: ByLevel<SkillCard>;
  /** DD-ABO-02: the other side of Transform, used as a beast. */
  readonly back?: ByLevel<SkillCard>;
}

/** DD-ABO-01; every other Hero is always human. */
export type Form = 'human' | 'beast';
