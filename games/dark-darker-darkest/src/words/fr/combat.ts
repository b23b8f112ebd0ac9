import type { COMBAT_EN } from '../en/combat.ts';

/** French words: combat. */
export const COMBAT_FR = {} as const satisfies Record<keyof typeof COMBAT_EN, string>;
