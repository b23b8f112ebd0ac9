import type { SHOWDOWN_EN } from '../en/showdown.ts';

/** French words: showdown. */
export const SHOWDOWN_FR = {} as const satisfies Record<keyof typeof SHOWDOWN_EN, string>;
