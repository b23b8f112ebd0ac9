import type { MatchRecord } from '../match/record.ts';
import { matchCount } from '../plan/plan.ts';
import type { Folder } from './folder.ts';
import { openPool, type ThreadSource } from './pool.ts';
import { inOrder, missing, type Run } from './run.ts';

export interface Hands {
  readonly threads: ThreadSource;
  readonly workers: number;
  readonly onMatch?: (done: number, of: number) => void;
}

/** Plays what is missing of a run in threads of this process, and gives all its records in order. */
export async function runHere(
  run: Run,
  folder: Folder,
  { threads, workers, onMatch }: Hands,
): Promise<MatchRecord[]> {
  const { plan } = run;
  const todo = missing(plan, folder.records);
  const total = matchCount(plan);
  let done = total - todo.length;
  onMatch?.(done, total);
  const pool = openPool(threads, Math.min(workers, Math.max(1, todo.length)));
  // Each line of orders waits for its own match only; together they keep all threads busy.
  const lines = Array.from({ length: workers * LINES }, async () => {
    for (let index = todo.shift(); index !== undefined; index = todo.shift()) {
      folder.add(await pool.play(run, index));
      done += 1;
      onMatch?.(done, total);
    }
  });
  try {
    await Promise.all(lines);
  } finally {
    todo.length = 0;
    await pool.close();
  }
  return inOrder(plan, folder.records.values());
}

const LINES = 8;
