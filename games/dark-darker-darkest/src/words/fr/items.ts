import type { ITEMS_EN } from '../en/items.ts';

/** French words: items. */
export const ITEMS_FR = {} as const satisfies Record<keyof typeof ITEMS_EN, string>;
