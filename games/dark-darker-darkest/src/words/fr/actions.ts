import type { ACTIONS_EN } from '../en/actions.ts';

/** French words: actions. */
export const ACTIONS_FR = {} as const satisfies Record<keyof typeof ACTIONS_EN, string>;
