export const COMBAT_EN = {} as const satisfies Record<string, string>;
