/** English words: actions. */
export const ACTIONS_EN = {} as const satisfies Record<string, string>;
