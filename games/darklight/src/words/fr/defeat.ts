/** French words: defeat. */
export const DEFEAT_FR = {} as const satisfies Record<string, string>;
