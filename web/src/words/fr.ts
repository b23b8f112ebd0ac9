import type { EN } from './en.ts';

/** What the shell says, in French. */
export const FR = {
  'tenebrae': 'Tenebrae',
  'loading': 'On allume la bougie…',
} as const satisfies Record<keyof typeof EN, string>;
