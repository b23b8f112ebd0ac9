/** French words: magic. */
export const MAGIC_FR = {} as const satisfies Record<string, string>;
