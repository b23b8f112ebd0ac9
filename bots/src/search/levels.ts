import type { Bot } from '../mind.ts';
import { type Care, searching } from './search.ts';

/** How strong a thinking bot is: by how many futures it looks into, and how far. None knows more than its seat. */
export const LEVELS = {
  novice: { iterations: 24, depth: 2, horizon: 4, spans: 1 },
  adept: { iterations: 96, depth: 4, horizon: 5, spans: 1 },
  expert: { iterations: 320, depth: 6, horizon: 6, spans: 1 },
  master: { iterations: 1200, depth: 9, horizon: 6, spans: 1 },
} as const satisfies Record<string, Care>;

export type Level = keyof typeof LEVELS;

/** A bot for each level. */
export const THINKERS: Readonly<Record<Level, Bot>> = {
  novice: searching(LEVELS.novice),
  adept: searching(LEVELS.adept),
  expert: searching(LEVELS.expert),
  master: searching(LEVELS.master),
};
