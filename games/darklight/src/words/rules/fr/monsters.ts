/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const MONSTERS_RULES_FR = {} as const satisfies Record<string, string>;
