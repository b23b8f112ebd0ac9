import type { NAMES_EN } from '../en/names.ts';

/** French words: names. */
export const NAMES_FR = {} as const satisfies Record<keyof typeof NAMES_EN, string>;
