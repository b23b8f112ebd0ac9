export const TURNS_FR = {} as const satisfies Record<string, string>;
