import { matchCount, type Plan } from '../plan/plan.ts';
import type { Run } from '../run/run.ts';
import type { Database } from './database.ts';
import { JOBS } from './database.ts';

/** A part of a run: so many matches from the first on. */
export interface Batch {
  readonly run: string;
  readonly first: number;
  readonly count: number;
}

/** Only whoever has the same sources takes these jobs: all others do not know the task. */
export const taskName = (game: string, revision: string): string => `lab/${game}/${revision}`;

/** Always the same parts of the same plan, so that a part that is in the queue already is not put there twice. */
export function batchesOf({ id, plan }: Run): Batch[] {
  const size = batchSize(plan);
  const total = matchCount(plan);
  return Array.from({ length: Math.ceil(total / size) }, (_, place) => ({
    run: id,
    first: place * size,
    count: Math.min(size, total - place * size),
  }));
}

/** Short jobs: what a killed worker was at is little, and the last ones are shared well. */
const batchSize = (plan: Plan): number => Math.max(1, Math.min(16, Math.floor(matchCount(plan) / 64)));

/** Puts what is missing of a run into the queue. */
export async function queueRun({ pool }: Database, run: Run, batches: readonly Batch[]): Promise<void> {
  const task = taskName(run.plan.game, run.revision);
  for (const batch of batches) {
    await pool.query(
      `select ${JOBS}.add_job($1, $2::json, job_key => $3, job_key_mode => 'unsafe_dedupe', max_attempts => 1000)`,
      [task, JSON.stringify(batch), `${run.id}/${batch.first}+${batch.count}`],
    );
  }
}
