/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const DUNGEON_RULES_EN = {} as const satisfies Record<string, string>;
