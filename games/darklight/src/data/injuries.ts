import type { Bonus } from './numbers.ts';

export interface Injury extends Bonus {
  /** The total of 2d6 that brings it (DL-DTH-05). */
  readonly total: number;
}

/** Names of concussion and broken leg are printed; all else is ours and may be tuned. In force from the return (DL-RES-05). */
export const INJURIES = {
  'torn-soul': { total: 2, gives: { sanity: -2 } },
  'lost-eye': { total: 3, gives: { perception: -1, rangedToHit: -1 } },
  'crushed-hand': { total: 4, gives: { handsLost: 1 } },
  'concussion': { total: 5, gives: { mind: -1, initiative: -1 } },
  'cracked-ribs': { total: 6, gives: { health: -2 } },
  'disfigured': { total: 7, gives: { charisma: -1 } },
  'torn-muscle': { total: 8, gives: { strength: -1 } },
  'broken-leg': { total: 9, gives: { movement: -1 } },
  'collapsed-lung': { total: 10, gives: { endurance: -1 } },
  'palsy': { total: 11, gives: { agility: -1 } },
  'wardens-mercy': { total: 12 },
} as const satisfies Record<string, Injury>;
export type InjuryId = keyof typeof INJURIES;
