/** French words: table. */
export const TABLE_FR = {} as const satisfies Record<string, string>;
