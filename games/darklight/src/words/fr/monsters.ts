/** French words: monsters. */
export const MONSTERS_FR = {} as const satisfies Record<string, string>;
