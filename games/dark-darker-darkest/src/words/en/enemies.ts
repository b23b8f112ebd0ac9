/** English words: enemies. */
export const ENEMIES_EN = {} as const satisfies Record<string, string>;
