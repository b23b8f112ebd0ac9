export { type Bot, decide, type Mind, type Thinkable } from './mind.ts';
export { playOut, type PlayOutPlan } from './play-out.ts';
export { botAnswer, type BotTurn, botTurn } from './turn.ts';
export { BOTS } from './bots.ts';
export { greedy } from './greedy.ts';
export { habit } from './habit.ts';
export { random } from './random.ts';
export { type Reason, reasonFor } from './reason.ts';
