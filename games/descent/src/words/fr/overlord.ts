export const OVERLORD_FR = {} as const satisfies Record<string, string>;
