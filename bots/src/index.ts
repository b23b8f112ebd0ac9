import { greedy } from './greedy.ts';
import { habit } from './habit.ts';
import type { Bot } from './mind.ts';
import { random } from './random.ts';

export { type Bot, decide, type Mind, type Thinkable } from './mind.ts';
export { playOut, type PlayOutPlan } from './play-out.ts';
export { greedy, habit, random };

export const BOTS: Readonly<Record<string, Bot>> = { random, habit, greedy };
