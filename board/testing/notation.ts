import type { Edge } from '../src/index.ts';

export const ROCK = '#';
export const FLOOR = '.';
export const CORNER = '+';
export const PILLAR = 'o';

/** What is drawn between two squares side by side. */
export const SIDEWAYS = {
  free: ' ',
  wall: '|',
  'closed-door': 'D',
  'open-door': 'd',
} as const satisfies Record<Edge, string>;

/** What is drawn between two squares one above the other. */
export const UPRIGHT = { ...SIDEWAYS, wall: '-' } as const satisfies Record<Edge, string>;
