import { greedy } from './greedy.ts';
import { habit } from './habit.ts';
import type { Bot } from './mind.ts';
import { random } from './random.ts';
import { THINKERS } from './search/levels.ts';

/** The bots by name. */
export const BOTS: Readonly<Record<string, Bot>> = { random, habit, greedy, ...THINKERS };
