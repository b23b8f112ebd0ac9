import type { ENEMIES_EN } from '../en/enemies.ts';

/** French words: enemies. */
export const ENEMIES_FR = {} as const satisfies Record<keyof typeof ENEMIES_EN, string>;
