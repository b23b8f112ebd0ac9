export { type Account, accountFor } from './account.ts';
export { type Advice, adviseOn } from './advice.ts';
export { type Bot, decide, type Mind, mindOf, type Thinkable } from './mind.ts';
export { playOut, type PlayOutPlan } from './play-out.ts';
export { botAnswer, type BotTurn, botTurn } from './turn.ts';
export { BOTS } from './bots.ts';
export { greedy } from './greedy.ts';
export { habit, playByHabit } from './habit.ts';
export { random } from './random.ts';
export { type Reason, reasonFor } from './reason.ts';
export { type Level, LEVELS, THINKERS } from './search/levels.ts';
export {
  beginThought,
  type Care,
  type Considered,
  searching,
  think,
  type Thinking,
  type Thought,
} from './search/search.ts';
export type { Point, Turn } from './review/curve.ts';
export type { Luck } from './review/luck.ts';
export type { Expected, Mistake } from './review/mistakes.ts';
export { review, type Review, type ReviewPlan } from './review/review.ts';
export type { Side } from './review/tally.ts';
