import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { matchCount, openPool, type Pool, type Run, readPlanWords, runOf, settlePlan } from '@tenebrae/lab';
import { openSubject } from '../lab/subjects.ts';
import { THREADS } from '../lab/threads.ts';
import { percentile } from './race.ts';

/** Matches a second with one at work and with two. */
export interface Scaling {
  readonly one: number;
  readonly two: number;
  readonly ratio: number;
  readonly least: number;
  readonly pass: boolean;
}

export interface LabReport {
  readonly game: string;
  readonly threads: Scaling;
  readonly queue: Scaling;
  readonly pass: boolean;
}

/** A game of ordinary length, by the bots that the lab is mostly asked for; so many matches that who ends last hardly matters. */
const GAME = 'dark-darker-darkest';
const MATCHES = 240;
const ROUNDS = 7;
/** What must be reached where there are two cores. Over the queue every match goes to a database and back. */
const LEAST_THREADS = 1.7;
const LEAST_QUEUE = 1.5;

export const LAB_STEPS = 2 * ROUNDS * 2;

/** How much faster two threads are than one, and over the queue two processes than one. */
export async function measureLab(
  root: string,
  onStep: (step: number) => void = () => {},
): Promise<LabReport> {
  let steps = 0;
  const step = (): void => onStep(++steps);
  const threads = scaling(await overThreads(step), LEAST_THREADS);
  const queue = scaling(await overQueue(root, step), LEAST_QUEUE);
  return { game: GAME, threads, queue, pass: threads.pass && queue.pass };
}

interface Rates {
  readonly one: readonly number[];
  readonly two: readonly number[];
}

/** Judged round by round, so that whatever else the machine does meanwhile falls on both. */
export function scaling({ one, two }: Rates, least: number, cores = availableParallelism()): Scaling {
  const ratio = percentile(
    one.map((rate, round) => (two[round] ?? 0) / rate),
    50,
  );
  const inTenths = (value: number): number => Math.round(value * 10) / 10;
  return {
    one: inTenths(percentile(one, 50)),
    two: inTenths(percentile(two, 50)),
    ratio: Math.round(ratio * 100) / 100,
    least,
    pass: cores < 2 || ratio >= least,
  };
}

/** The same matches every time; the number of decisions after which a match is left names the run, and none lasts so long. */
async function aRun(most: number): Promise<Run> {
  const { game, revision } = await openSubject(GAME);
  const words = { game: GAME, bots: 'greedy', games: MATCHES, luck: 0, seed: 'bench', most };
  return runOf(settlePlan(game, readPlanWords(words)), revision, 'bench');
}

async function overThreads(onStep: () => void): Promise<Rates> {
  const run = await aRun(100_000);
  const pools = { one: openPool(THREADS, 1), two: openPool(THREADS, 2) };
  const rates = { one: [] as number[], two: [] as number[] };
  try {
    // Every thread has played all matches twice before anything is measured: until then they grow faster.
    for (let warmUp = 0; warmUp < 2; warmUp++)
      for (const pool of [pools.one, pools.two, pools.two]) await playAll(pool, run);
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['one', 'two'] as const) {
        rates[name].push(await perSecond(run, () => playAll(pools[name], run)));
        onStep();
      }
    }
  } finally {
    await Promise.all(Object.values(pools).map(pool => pool.close()));
  }
  return rates;
}

async function playAll(pool: Pool, run: Run): Promise<void> {
  await Promise.all(Array.from({ length: matchCount(run.plan) }, (_, index) => pool.play(run, index)));
}

async function perSecond(run: Run, play: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await play();
  return (1000 * matchCount(run.plan)) / (performance.now() - before);
}

async function overQueue(root: string, onStep: () => void): Promise<Rates> {
  const { openDatabase, runOverQueue } = await import('@tenebrae/lab/queue');
  const keeper = spawn(process.execPath, [join(root, 'server', 'testing', 'postgres-keeper.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await firstLine(keeper);
  const database = await openDatabase(url);
  const rates = { one: [] as number[], two: [] as number[] };
  let most = 100_000;
  const measure = async (): Promise<number> => {
    const run = await aRun(++most);
    return await perSecond(run, () => runOverQueue(database, run));
  };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, count] of [
        ['one', 1],
        ['two', 2],
      ] as const) {
        const machines = await machinesAtWork(url, count);
        await measure();
        rates[name].push(await measure());
        onStep();
        await dismiss(machines);
      }
    }
  } finally {
    await database.close();
    keeper.stdin.end();
    await once(keeper, 'exit');
  }
  return rates;
}

/** Processes of this same program; each is there when it says so. */
async function machinesAtWork(url: string, count: number): Promise<ChildProcess[]> {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const words = [program, 'lab', 'work', '--queue', url, '--workers', '1'];
  const machines = Array.from({ length: count }, () =>
    spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  await Promise.all(machines.map(firstLine));
  return machines;
}

/** One that does not go by itself is made to. */
async function dismiss(machines: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    machines.map(async machine => {
      const gone = once(machine, 'exit');
      machine.kill('SIGTERM');
      if ((await Promise.race([gone, wait(10_000, null, { ref: false })])) === null) machine.kill('SIGKILL');
      await gone;
    }),
  );
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('nothing can be read of it');
  const [line] = await once(createInterface({ input: stdout }), 'line');
  return String(line);
}
