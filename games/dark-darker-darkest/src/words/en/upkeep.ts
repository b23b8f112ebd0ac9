/** English words: upkeep. */
export const UPKEEP_EN = {} as const satisfies Record<string, string>;
