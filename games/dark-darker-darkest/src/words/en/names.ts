/** English words: names. */
export const NAMES_EN = {} as const satisfies Record<string, string>;
