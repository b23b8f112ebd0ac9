/** French words: combat. */
export const COMBAT_FR = {} as const satisfies Record<string, string>;
