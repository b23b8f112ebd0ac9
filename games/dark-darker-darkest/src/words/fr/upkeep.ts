import type { UPKEEP_EN } from '../en/upkeep.ts';

/** French words: upkeep. */
export const UPKEEP_FR = {} as const satisfies Record<keyof typeof UPKEEP_EN, string>;
