export const ITEMS_EN = {} as const satisfies Record<string, string>;
