import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { openPool, type Pool, type ThreadSource } from '../run/pool.ts';
import type { Run } from '../run/run.ts';
import type { OpenSubject } from '../subject.ts';
import { type Database, JOBS, silence } from './database.ts';
import { type Batch, taskName } from './jobs.ts';
import { bePresent } from './presence.ts';

export interface WorkPlan {
  readonly open: OpenSubject;
  /** The games that can be played here. */
  readonly games: readonly string[];
  readonly threads: ThreadSource;
  readonly workers: number;
  readonly onMatch?: () => void;
}

export interface AtWork {
  /** Ends after the matches that are being played; what is left of their jobs goes back to the queue. */
  stop(): Promise<void>;
}

/** Milliseconds between looks into the queue, besides those for which it calls. */
const LOOK = 500;

/** Takes jobs out of the queue and plays them, until it is told to stop. */
export async function workForQueue(database: Database, plan: WorkPlan): Promise<AtWork> {
  const { run: runQueue } = await import('graphile-worker');
  const threads = openPool(plan.threads, plan.workers);
  const desk: Desk = {
    database,
    threads,
    runs: new Map(),
    isOpen: true,
    onMatch: plan.onMatch ?? (() => {}),
  };
  const tasks = await Promise.all(
    plan.games.map(async game => taskName(game, (await plan.open(game)).revision)),
  );
  const events: WorkerEvents = new EventEmitter();
  const named = new Promise<string>(resolve => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  const runner = await runQueue({
    pgPool: database.pool,
    schema: JOBS,
    concurrency: plan.workers,
    pollInterval: LOOK,
    noHandleSignals: true,
    logger: await silence(),
    events,
    taskList: Object.fromEntries(tasks.map(name => [name, payload => playBatch(desk, payload as Batch)])),
  });
  const presence = await bePresent(database.pool, await named);
  return {
    async stop() {
      desk.isOpen = false;
      await runner.stop();
      await presence.leave();
      await threads.close();
    },
  };
}

interface Desk {
  readonly database: Database;
  readonly threads: Pool;
  readonly runs: Map<string, Run>;
  readonly onMatch: () => void;
  isOpen: boolean;
}

/** Each match is kept as soon as it is over: a job that is taken up again plays only what is missing. */
async function playBatch(desk: Desk, { run: id, first, count }: Batch): Promise<void> {
  const { database, threads, runs } = desk;
  const run = runs.get(id) ?? (await database.run(id));
  if (run === null) throw new Error(`there is no run ${id}`);
  runs.set(id, run);
  const done = await database.done(id, first, count);
  for (let index = first; index < first + count; index++) {
    if (done.has(index)) continue;
    if (!desk.isOpen) throw new Error('this worker has stopped');
    await database.keep(id, await threads.play(run, index));
    desk.onMatch();
  }
}
