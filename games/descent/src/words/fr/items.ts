export const ITEMS_FR = {} as const satisfies Record<string, string>;
