/** What each rule says, in a sentence or three, for the player who asks. */
export const OVERLORD_RULES_EN = {} as const satisfies Record<string, string>;
