import type { Amount, Effect } from './effects.ts';

/**
 * What may happen to a Hero that a Quirk or Disease reacts to (DD-QRK-01, DD-DIS-03). DD-QRK-10: `curio` is any Curio outside
 * Battle, `curio-rolled` one on an Exploration die.
 */
// biome-ignore format: a list
export const HERO_EVENTS = [
  'damage-taken', 'critical-suffered', 'stress-suffered', 'bleed-applied', 'blight-applied', 'shuffled', 'dodged',
  'light-up', 'light-down', 'food-eaten', 'rubble', 'hunger', 'curio', 'curio-rolled', 'move-action', 'rolled-1',
  'rolled-10',
] as const;
export type HeroEvent = (typeof HERO_EVENTS)[number];

/** Numbers that a Quirk or Disease changes before they are applied (DD-QRK-11, DD-QRK-13, DD-STR-14, DD-SKL-17). */
// biome-ignore format: a list
export const ADJUSTED = [
  'stress', 'recovery', 'healing', 'damage', 'critical-damage', 'bleed-turns', 'blight-turns', 'stun-turns', 'shuffle',
  'trap-dodge', 'virtue-chance',
] as const;
export type Adjusted = (typeof ADJUSTED)[number];

export interface Reaction {
  readonly when?: HeroEvent;
  readonly effects?: readonly Effect[];
}

export interface Adjustable {
  readonly adjusts?: Adjusted;
  /** `half`: rounded up. */
  readonly by?: Amount | 'half';
}
