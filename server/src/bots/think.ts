import { BOTS, decide, greedy } from '@tenebrae/bots';
import { newRng } from '@tenebrae/kernel';
import type { Games } from '../games.ts';
import type { Memory } from './memory.ts';
import type { Outcome, Task } from './thought.ts';

/** What a bot would do. It knows what its seat knows. */
export async function think(memory: Memory, games: Games, task: Task): Promise<Outcome> {
  try {
    const match = memory.recall(await games(task.game), task);
    if (match === null) return { kind: 'forgotten' };
    const bot = BOTS[task.bot] ?? greedy;
    return { kind: 'thought', option: decide(bot, match, task.seat, newRng(task.seed)) };
  } catch (thrown) {
    return { kind: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
