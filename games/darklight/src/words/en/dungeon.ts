/** English words: dungeon. */
export const DUNGEON_EN = {} as const satisfies Record<string, string>;
