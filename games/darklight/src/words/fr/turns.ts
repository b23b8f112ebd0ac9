/** French words: turns. */
export const TURNS_FR = {} as const satisfies Record<string, string>;
