/** French words: dungeon. */
export const DUNGEON_FR = {} as const satisfies Record<string, string>;
