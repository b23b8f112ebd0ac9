/** What each rule says, in a sentence or three, for the player who asks. */
export const TABLE_RULES_FR = {} as const satisfies Record<string, string>;
