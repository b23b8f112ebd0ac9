/** English words: magic. */
export const MAGIC_EN = {} as const satisfies Record<string, string>;
