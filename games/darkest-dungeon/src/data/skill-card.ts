import type { Condition } from './conditions.ts';
import type { Effect } from './effects.ts';
import type { MonsterType } from './monster-card.ts';

/**
 * DD-SKL-03: the distances at which the target Area may be; `self`: the user alone is concerned, `anywhere`: every Area.
 */
export type Range = readonly number[] | 'self' | 'anywhere';

/** Against whom a printed bonus counts: a type, a Condition, or a Hero with Stress 5 or more (Circus). */
export type Against = MonsterType | Condition | 'shaken';

/** One Skill Card of a Hero, or one Skill of a Monster: exactly what is printed. "Enemies" are the other side's. */
export interface SkillCard {
  readonly range: Range;
  /** DD-SKL-04: the greatest number of enemies, of allies that it affects in its Area. */
  readonly enemies?: number;
  readonly allies?: number;
  /** Without it the Skill needs no roll (DD-SKL-09). */
  readonly acc?: number;
  /** Damage on a hit; with `heals` the Life given back. */
  readonly damage?: number;
  readonly heals?: number;
  /** Without it the Skill cannot be critical (DD-SKL-12). */
  readonly crit?: number;
  /** Damage or healing of a Critical Hit. */
  readonly critical?: number;
  /** DD-SKL-23: more damage against some. */
  readonly bonus?: readonly (readonly [Against, number])[];
  readonly ignores?: 'guard' | 'protection';
  readonly self?: readonly Effect[];
  readonly target?: readonly Effect[];
  /** What allies among the targets get, where both sides are targeted (Rallying Flare). */
  readonly ally?: readonly Effect[];
}
