/** English words: defeat. */
export const DEFEAT_EN = {} as const satisfies Record<string, string>;
