export const TURNS_EN = {} as const satisfies Record<string, string>;
