import type { HitColour } from './colours.ts';
import type { RuleId } from './ledger.ts';

export const NEMESIS_POWERS = ['horde', 'burn-markers'] as const;
export type NemesisPower = (typeof NEMESIS_POWERS)[number];

export interface Nemesis {
  /** In rooms, never below 1 (DDD-FIN-32). */
  readonly movement: number;
  /** Creature dice. */
  readonly attack: number;
  readonly canBite: boolean;
  /** What each reinforcement icon triggers. */
  readonly power: NemesisPower;
  /** DDD-FIN-08: the markers are spread over these; one that is empty acts like a covered location (DDD-FIN-32). */
  readonly zones: readonly HitColour[];
  readonly rule: RuleId;
}

// ours: may be tuned, but for the powers
export const NEMESES = {
  'doctor-mortimer': {
    movement: 1,
    attack: 2,
    canBite: true,
    power: 'horde',
    zones: ['orange', 'blue', 'red', 'white'],
    rule: 'DDD-POW-06',
  },
  'lisa-mortimer': {
    movement: 2,
    attack: 2,
    canBite: false,
    power: 'burn-markers',
    zones: ['blue', 'red', 'red', 'white'],
    rule: 'DDD-POW-07',
  },
} as const satisfies Record<string, Nemesis>;
export type NemesisId = keyof typeof NEMESES;
