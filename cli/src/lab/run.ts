import { join } from 'node:path';
import {
  BadPlan,
  matchCount,
  type MatchRecord,
  openFolder,
  readMatches,
  readRun,
  type Run,
  runHere,
  runOf,
  settlePlan,
  inOrder,
} from '@tenebrae/lab';
import type { Language } from '@tenebrae/kernel';
import { Failed, Mistake } from '../ends.ts';
import { GAME_IDS } from '../games.ts';
import { type Progress, progress } from '../output.ts';
import { repositoryRoot } from '../root.ts';
import { pathOf } from './paths.ts';
import { commandOf, type PlanOptions, planWords } from './plan-words.ts';
import { openSubject } from './subjects.ts';
import { THREADS } from './threads.ts';
import { showReport, writeReport } from './write-report.ts';

export interface Where {
  readonly out?: string;
  readonly report?: string;
  readonly language: Language;
  readonly json?: true;
}

export interface RunOptions extends PlanOptions, Where {
  readonly workers: number;
  readonly queue?: string;
  readonly afresh?: boolean;
}

/** Plays a plan, or what is missing of it, and reports. */
export async function runLab(id: string | undefined, options: RunOptions): Promise<void> {
  const words = await planWords(id, options);
  const subject = await openSubject(words.game);
  const run = runOf(settlePlan(subject.game, words), subject.revision, commandOf(id, options));
  const folder = options.out === undefined ? usualFolder(run) : pathOf(options.out);
  const bar = progress('matches', matchCount(run.plan));
  const records =
    options.queue === undefined
      ? await here(run, folder, options, bar)
      : await overQueue(run, folder, options.queue, options, bar);
  bar.end();
  conclude(
    run,
    records,
    folder,
    options,
    writeReport(subject, run, records, reportPath(folder, options), options.language),
  );
}

const usualFolder = ({ plan, id }: Run): string =>
  join(repositoryRoot(), 'data', 'lab', `${plan.game}-${id}`);

const reportPath = (folder: string, { report }: Where): string =>
  report === undefined ? join(folder, 'report') : pathOf(report);

async function here(
  run: Run,
  folder: string,
  { workers, afresh = false }: RunOptions,
  bar: Progress,
): Promise<MatchRecord[]> {
  if (workers < 1) throw new Mistake('without a queue at least one worker is needed');
  return await runHere(run, openFolder(folder, run, { afresh }), {
    threads: THREADS,
    workers,
    onMatch: done => bar.to(done),
  });
}

async function overQueue(
  run: Run,
  folder: string,
  url: string,
  { workers, afresh = false }: RunOptions,
  bar: Progress,
): Promise<MatchRecord[]> {
  const { openDatabase, runOverQueue, workForQueue } = await import('@tenebrae/lab/queue');
  const results = openFolder(folder, run, { afresh });
  const database = await openDatabase(url).catch(unreachable);
  try {
    const atWork =
      workers === 0
        ? null
        : await workForQueue(database, {
            open: openSubject,
            games: [run.plan.game],
            threads: THREADS,
            workers,
          });
    try {
      const records = await runOverQueue(database, run, done => bar.to(done));
      for (const record of records) results.add(record);
      return records;
    } finally {
      await atWork?.stop();
    }
  } finally {
    await database.close();
  }
}

const unreachable = (thrown: unknown): never => {
  throw new Failed(
    `the queue cannot be reached: ${thrown instanceof Error ? thrown.message || thrown.name : thrown}`,
  );
};

function conclude(
  run: Run,
  records: readonly MatchRecord[],
  folder: string,
  { json }: Where,
  written: ReturnType<typeof writeReport>,
): void {
  showReport(written, json === true);
  const failed = records.filter(({ fault }) => fault !== null);
  if (failed.length > 0)
    throw new Failed(
      `a rule failed in ${failed.length} of ${matchCount(run.plan)} matches: see ${written.json}; results are in ${folder}`,
    );
}

/** Makes the report of a folder anew, of as many matches as there are. */
export async function reportAgain(path: string, where: Where): Promise<void> {
  const folder = pathOf(path);
  const run = readRun(folder);
  const subject = await openSubject(run.plan.game);
  const records = inOrder(run.plan, readMatches(folder).values());
  conclude(
    run,
    records,
    folder,
    where,
    writeReport(subject, run, records, reportPath(folder, where), where.language),
  );
}

/** Takes jobs from the queue until it is told to stop. */
export async function workForOthers({
  queue,
  workers,
}: {
  readonly queue: string;
  readonly workers: number;
}): Promise<void> {
  const { openDatabase, workForQueue } = await import('@tenebrae/lab/queue');
  const database = await openDatabase(queue).catch(unreachable);
  const stopped = new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const atWork = await workForQueue(database, {
    open: openSubject,
    games: GAME_IDS,
    threads: THREADS,
    workers,
  });
  process.stdout.write(`at work with ${workers} ${workers === 1 ? 'thread' : 'threads'}; Ctrl+C ends it\n`);
  await stopped;
  await atWork.stop();
  await database.close();
}

/** What is wrong with a plan is a mistake of whoever made it. */
export function orMistake<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
  ...mistakes: readonly (new (
    message: string,
  ) => Error)[]
) {
  return async (...args: Args): Promise<void> => {
    try {
      await action(...args);
    } catch (thrown) {
      if ([BadPlan, ...mistakes].some(one => thrown instanceof one))
        throw new Mistake((thrown as Error).message);
      throw thrown;
    }
  };
}
