import type { Resistible } from './conditions.ts';
import type { SkillCard } from './skill-card.ts';
import type { Level, Stance } from './stances.ts';

export const MONSTER_TYPES = ['unholy', 'human', 'beast', 'eldritch'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

/** DD-MON-04 to DD-MON-09. `self` and `no-one` need no target and no movement. */
// biome-ignore format: a list
export const PRIORITIES = [
  'closest', 'furthest', 'crowded', 'most-wounded', 'most-stressed', 'marked-then-closest', 'marked-then-furthest',
  'most-wounded-monster', 'closest-monster', 'the-cyst', 'self', 'no-one',
] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface MonsterSkill extends SkillCard {
  /** Its name in the words. */
  readonly id: string;
  readonly priority: Priority;
}

/** DD-MON-02: which Skill a Stance gives, by its place on the card (from 1): each with the highest d10 it holds for. */
export type SkillChoice = readonly (readonly [number, number])[];

export interface MonsterCard {
  readonly level: Level;
  readonly types: readonly MonsterType[];
  readonly position: 'front' | 'back';
  readonly size: 'small' | 'normal' | 'large';
  readonly life: number;
  readonly speed: number;
  readonly dodge: number;
  /** DD-CON-25: printed, always active. */
  readonly protection?: true;
  readonly resists?: readonly Resistible[];
  readonly immune?: readonly Resistible[];
  /** Turns a round (DD-BOS-08); 1 when left out. */
  readonly actions?: number;
  readonly skills: readonly MonsterSkill[];
  /** DD-MON-03: an empty choice is a Stance that is crossed out. */
  readonly stances: Readonly<Record<Stance, SkillChoice>>;
}
