/** English words: showdown. */
export const SHOWDOWN_EN = {} as const satisfies Record<string, string>;
