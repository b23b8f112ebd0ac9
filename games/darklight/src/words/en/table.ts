/** English words: table. */
export const TABLE_EN = {} as const satisfies Record<string, string>;
