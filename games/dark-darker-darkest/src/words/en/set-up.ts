/** English words: set-up. */
export const SET_UP_EN = {} as const satisfies Record<string, string>;
