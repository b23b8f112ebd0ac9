import type { HitColour } from './colours.ts';
import type { RuleId } from './ledger.ts';

export const CREATURE_POWERS = ['none', 'entrap', 'discard-card'] as const;
export type CreaturePower = (typeof CREATURE_POWERS)[number];

/** DDD-CRE-03: covered when it holds this many hits. */
export interface HitLocation {
  readonly colour: HitColour;
  readonly hits: number;
}

export interface Creature {
  /** In rooms; or the die that is rolled each time it moves (DDD-POW-05). */
  readonly movement: number | 'd4';
  /** Creature dice. */
  readonly attack: number;
  /** DDD-CRE-10: without it, bite icons have no effect. */
  readonly canBite: boolean;
  /** DDD-CRE-11: what each reinforcement icon triggers. */
  readonly power: CreaturePower;
  readonly fireResistant: boolean;
  /** DDD-POW-03: knockbacks do not affect it. */
  readonly immuneToKnockback: boolean;
  /** DDD-POW-04: after a move it attacks each survivor in sight within this many rooms; 0: it does not. */
  readonly shootingRange: number;
  readonly hitLocations: readonly HitLocation[];
  readonly rule: RuleId;
}

/** The three creature boards: each takes 6 hits in all. */
// ours: may be tuned, but for the powers
export const CREATURES = {
  'undead-bird': {
    movement: 4,
    attack: 2,
    canBite: true,
    power: 'entrap',
    fireResistant: false,
    immuneToKnockback: false,
    shootingRange: 0,
    hitLocations: [
      { colour: 'blue', hits: 1 },
      { colour: 'blue', hits: 1 },
      { colour: 'orange', hits: 2 },
      { colour: 'white', hits: 2 },
    ],
    rule: 'DDD-POW-01',
  },
  'zombie-dog': {
    movement: 3,
    attack: 3,
    canBite: true,
    power: 'discard-card',
    fireResistant: false,
    immuneToKnockback: false,
    shootingRange: 0,
    hitLocations: [
      { colour: 'blue', hits: 1 },
      { colour: 'orange', hits: 2 },
      { colour: 'red', hits: 2 },
      { colour: 'white', hits: 1 },
    ],
    rule: 'DDD-POW-02',
  },
  'security-guard': {
    movement: 'd4',
    attack: 3,
    canBite: false,
    power: 'none',
    fireResistant: true,
    immuneToKnockback: true,
    shootingRange: 2,
    hitLocations: [
      { colour: 'blue', hits: 1 },
      { colour: 'blue', hits: 1 },
      { colour: 'red', hits: 2 },
      { colour: 'red', hits: 2 },
    ],
    rule: 'DDD-POW-04',
  },
} as const satisfies Record<string, Creature>;
export type CreatureId = keyof typeof CREATURES;
