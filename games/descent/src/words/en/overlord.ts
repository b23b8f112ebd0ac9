export const OVERLORD_EN = {} as const satisfies Record<string, string>;
