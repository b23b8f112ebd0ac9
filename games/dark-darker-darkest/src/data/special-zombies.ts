import type { RuleId } from './ledger.ts';

/** What a special zombie does to the whole horde of its room (DDD-SPZ-03). */
export type HordeEffect =
  | { readonly kind: 'movement'; readonly rooms: number }
  | { readonly kind: 'sure-bite'; readonly bites: number }
  | { readonly kind: 'close-combat-only' }
  | { readonly kind: 'hits-needed'; readonly hits: number };

export interface SpecialZombie {
  readonly effect: HordeEffect;
  readonly rule: RuleId;
}

export const SPECIAL_ZOMBIES = {
  'disco-doll': { effect: { kind: 'movement', rooms: 3 }, rule: 'DDD-SPZ-05' },
  'guts': { effect: { kind: 'sure-bite', bites: 1 }, rule: 'DDD-SPZ-06' },
  'chunk': { effect: { kind: 'close-combat-only' }, rule: 'DDD-SPZ-07' },
  'tuff-guy': { effect: { kind: 'hits-needed', hits: 2 }, rule: 'DDD-SPZ-08' },
} as const satisfies Record<string, SpecialZombie>;
export type SpecialZombieId = keyof typeof SPECIAL_ZOMBIES;

export interface SpecialSpawnToken {
  readonly special: SpecialZombieId;
}

/** DDD-SPZ-02: the 40 special spawn tokens, without numbers; each brings its special zombie and a d4 of ordinary ones. */
export const SPECIAL_SPAWN_TOKENS = {
  'disco-doll-01': { special: 'disco-doll' },
  'disco-doll-02': { special: 'disco-doll' },
  'disco-doll-03': { special: 'disco-doll' },
  'disco-doll-04': { special: 'disco-doll' },
  'disco-doll-05': { special: 'disco-doll' },
  'disco-doll-06': { special: 'disco-doll' },
  'disco-doll-07': { special: 'disco-doll' },
  'disco-doll-08': { special: 'disco-doll' },
  'disco-doll-09': { special: 'disco-doll' },
  'disco-doll-10': { special: 'disco-doll' },
  'guts-01': { special: 'guts' },
  'guts-02': { special: 'guts' },
  'guts-03': { special: 'guts' },
  'guts-04': { special: 'guts' },
  'guts-05': { special: 'guts' },
  'guts-06': { special: 'guts' },
  'guts-07': { special: 'guts' },
  'guts-08': { special: 'guts' },
  'guts-09': { special: 'guts' },
  'guts-10': { special: 'guts' },
  'chunk-01': { special: 'chunk' },
  'chunk-02': { special: 'chunk' },
  'chunk-03': { special: 'chunk' },
  'chunk-04': { special: 'chunk' },
  'chunk-05': { special: 'chunk' },
  'chunk-06': { special: 'chunk' },
  'chunk-07': { special: 'chunk' },
  'chunk-08': { special: 'chunk' },
  'chunk-09': { special: 'chunk' },
  'chunk-10': { special: 'chunk' },
  'tuff-guy-01': { special: 'tuff-guy' },
  'tuff-guy-02': { special: 'tuff-guy' },
  'tuff-guy-03': { special: 'tuff-guy' },
  'tuff-guy-04': { special: 'tuff-guy' },
  'tuff-guy-05': { special: 'tuff-guy' },
  'tuff-guy-06': { special: 'tuff-guy' },
  'tuff-guy-07': { special: 'tuff-guy' },
  'tuff-guy-08': { special: 'tuff-guy' },
  'tuff-guy-09': { special: 'tuff-guy' },
  'tuff-guy-10': { special: 'tuff-guy' },
} as const satisfies Record<string, SpecialSpawnToken>;
export type SpecialSpawnTokenId = keyof typeof SPECIAL_SPAWN_TOKENS;
