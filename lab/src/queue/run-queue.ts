import { setTimeout as wait } from 'node:timers/promises';
import type { MatchRecord } from '../match/record.ts';
import { matchCount } from '../plan/plan.ts';
import { inOrder, type Run } from '../run/run.ts';
import type { Database } from './database.ts';
import { batchesOf, queueRun } from './jobs.ts';
import { countPresent } from './presence.ts';

/** Milliseconds between looks at how far the run has come. */
const LOOK = 250;

/** Puts what is missing of a run into the queue, waits until others have played it, and gives all its records in order. */
export async function runOverQueue(
  database: Database,
  run: Run,
  onMatch: (done: number, of: number, present: number) => void = () => {},
): Promise<MatchRecord[]> {
  const total = matchCount(run.plan);
  await database.keepRun(run);
  await countPresent(database.pool);
  const done = await database.done(run.id, 0, total);
  const isDone = (first: number, count: number): boolean =>
    Array.from({ length: count }, (_, i) => first + i).every(index => done.has(index));
  await queueRun(
    database,
    run,
    batchesOf(run).filter(({ first, count }) => !isDone(first, count)),
  );
  for (;;) {
    const present = await countPresent(database.pool);
    const count = await database.count(run.id, total);
    onMatch(count, total, present);
    if (count >= total) return inOrder(run.plan, await database.records(run.id));
    await wait(LOOK);
  }
}
