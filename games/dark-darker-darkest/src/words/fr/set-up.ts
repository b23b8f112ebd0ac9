import type { SET_UP_EN } from '../en/set-up.ts';

/** French words: set-up. */
export const SET_UP_FR = {} as const satisfies Record<keyof typeof SET_UP_EN, string>;
