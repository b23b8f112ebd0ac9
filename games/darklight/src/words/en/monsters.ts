/** English words: monsters. */
export const MONSTERS_EN = {} as const satisfies Record<string, string>;
