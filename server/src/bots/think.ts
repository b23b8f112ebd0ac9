import { type Advice, adviseOn, BOTS, decide, greedy, LEVELS, type Level, searching } from '@tenebrae/bots';
import { type Match, newRng } from '@tenebrae/kernel';
import type { Games } from '../games.ts';
import type { Memory } from './memory.ts';
import type { Outcome, Task } from './thought.ts';

/** What a bot would do. It knows what its seat knows. */
export async function think(memory: Memory, games: Games, task: Task): Promise<Outcome> {
  try {
    const match = memory.recall(await games(task.game), task);
    return match === null ? { kind: 'forgotten' } : { kind: 'thought', ...thoughtAbout(match, task) };
  } catch (thrown) {
    return { kind: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

function thoughtAbout(
  match: Match,
  { seat, seed, bot, most }: Task,
): { readonly option: number; readonly advice: Advice | null } {
  const until = performance.now() + most;
  const isOver = (): boolean => performance.now() >= until;
  if (bot === null) {
    const advice = adviseOn(match, seat, seed, isOver);
    return { option: advice.option, advice };
  }
  const mind = looksAhead(bot) ? searching({ ...LEVELS[bot], isOver }) : (BOTS[bot] ?? greedy);
  return { option: decide(mind, match, seat, newRng(seed)), advice: null };
}

/** Whether a bot is one of those that think long. */
export const looksAhead = (bot: string): bot is Level => Object.hasOwn(LEVELS, bot);
