import type { Bonus } from './numbers.ts';

/** DL-TRM-16: when it ends. `next-turn`: when the next turn of whoever used it starts. */
export type Duration = 'next-turn' | 'turn' | 'round' | 'combat' | 'dungeon';

export interface EffectInForce extends Bonus {
  readonly until: Duration;
  /** Code in effects/in-force.ts. */
  readonly coded?: true;
}

/**
 * Effects that last on a character, named after what brings them: one of a name counts once (DL-TRM-17). Ours, as the cards
 * are. No skill or item that is in force itself has the same name, or its hooks would be asked twice. `chains-of-guilt` and
 * `crippled` are asked for by movement, `ruin-gate` by Threat.
 */
export const IN_FORCE = {
  // Spells
  'crimson-shield': { until: 'next-turn', gives: { armour: 3 } },
  'ash-veil': { until: 'next-turn', coded: true },
  'flame-brand': { until: 'combat', coded: true },
  'unmake-armour': { until: 'combat', gives: { endurance: -2 } },
  'ruin-gate': { until: 'turn' },
  // Miracles
  'chains-of-guilt': { until: 'next-turn', gives: { meleeToHit: -1, rangedToHit: -1 } },
  'mark-of-the-damned': { until: 'next-turn', gives: { attackedToHit: 1 } },
  'aegis-of-dawn': { until: 'next-turn', gives: { armour: 2 } },
  'steadfast': { until: 'next-turn', immune: ['prone', 'insanity'] },
  'mirror-of-faith': { until: 'next-turn', coded: true },
  'veil-of-incense': { until: 'next-turn', coded: true },
  'lighten-burden': { until: 'next-turn', coded: true },
  'hallowed-ring': { until: 'next-turn', gives: { armour: 1, poisonResistance: 2, fireResistance: 2 } },
  // Skills
  'stance-of-attack': { until: 'next-turn', gives: { meleeDamage: 1, armour: -1 } },
  'stance-of-defence': { until: 'next-turn', gives: { meleeDamage: -1, armour: 1 } },
  'sundered': { until: 'combat', gives: { endurance: -1 } },
  'hexed': { until: 'next-turn', gives: { meleeToHit: -1, rangedToHit: -1 } },
  'aegis': { until: 'next-turn', gives: { armour: 1 } },
  'crippled': { until: 'combat' },
  'smoke': { until: 'next-turn', gives: { attackedToHit: -2 } },
  // Items
  'smoke-pot': { until: 'next-turn', gives: { attackedToHit: -2 } },
} as const satisfies Record<string, EffectInForce>;
export type InForceId = keyof typeof IN_FORCE;

/** Each has an entry in effects/in-force.ts, counted by the compiler. */
export type CodedInForceId = {
  [Id in InForceId]: (typeof IN_FORCE)[Id] extends { readonly coded: true } ? Id : never;
}[InForceId];
