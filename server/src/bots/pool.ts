import { Worker } from 'node:worker_threads';
import type { Entry, Match } from '@tenebrae/kernel';
import { looksAhead } from './think.ts';
import type { Order, Outcome, Report, Task } from './thought.ts';

/** Something to think about, before it is known which thread will. */
export interface Question extends Omit<Task, 'match' | 'most'> {
  readonly match: Match;
}

export type Thought = Pick<Extract<Outcome, { kind: 'thought' }>, 'option' | 'advice'>;

/**
 * A few threads that think for all tables, each queue in the order of asking: first what people wait for, then bots that
 * answer at once, then those that look ahead. A table has one bot at work at a time, so that none gets a second turn before
 * all others had theirs.
 */
export interface Pool {
  /** What was found; null when there is nothing to be had: the bot failed, took too long, or the pool closed. */
  think(question: Question): Promise<Thought | null>;
  readonly waiting: number;
  close(): Promise<void>;
}

export interface PoolPlan {
  readonly workers: number;
  /** The program of a thread. */
  readonly program: URL | string;
  /** Milliseconds after which a thread is thought to be lost. */
  readonly patience: number;
  /** Milliseconds that a bot may look ahead, when no other waits. */
  readonly longest: number;
  /** Told what failed, and on which table. */
  complain(why: string, table: string): void;
  /** Told how long a thought took, in seconds. */
  took(seconds: number, isHint: boolean): void;
}

interface Job {
  readonly question: Question;
  readonly settle: (thought: Thought | null) => void;
}

/** What a thread has been told of a table's match: so much of its journal, up to this entry. */
interface Known {
  readonly moment: number;
  readonly last: Entry | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly known: Map<string, Known>;
  job: Job | null;
}

type Kind = 'hint' | 'quick' | 'slow';
const KINDS = ['hint', 'quick', 'slow'] as const satisfies readonly Kind[];

const kindOf = ({ bot }: Question): Kind => (bot === null ? 'hint' : looksAhead(bot) ? 'slow' : 'quick');

/** However many wait, a bot that looks ahead gets so much of the longest thought. */
const LEAST_PART = 0.1;

export function newPool(plan: PoolPlan): Pool {
  const queues: Readonly<Record<Kind, Job[]>> = { hint: [], quick: [], slow: [] };
  const threads = new Set<Thread>();
  let isClosed = false;
  let number = 0;

  function next(): void {
    if (isClosed) return;
    const kind = KINDS.find(one => queues[one].length > 0 && (one !== 'slow' || maySlow()));
    const job = kind === undefined ? undefined : queues[kind][0];
    if (kind === undefined || job === undefined) return;
    const thread = idle(job.question.table);
    if (thread === null) return;
    queues[kind].shift();
    void run(thread, job);
    next();
  }

  /** Where there are several threads, those who look ahead leave one to the others. */
  function maySlow(): boolean {
    const slow = [...threads].filter(({ job }) => job !== null && kindOf(job.question) === 'slow').length;
    return slow < Math.max(1, plan.workers - 1);
  }

  /** The more bots want to look ahead, the shorter each of them does: strength gives way, not time. */
  function mostFor(question: Question): number {
    if (kindOf(question) !== 'slow') return plan.longest;
    return plan.longest * Math.max(LEAST_PART, 1 / (1 + queues.slow.length));
  }

  /** A thread with nothing to do, best one that knows the table. */
  function idle(table: string): Thread | null {
    const free = [...threads].filter(({ job }) => job === null);
    const found = free.find(({ known }) => known.has(table)) ?? free[0];
    if (found !== undefined) return found;
    return threads.size < plan.workers ? hire() : null;
  }

  function hire(): Thread {
    const worker = new Worker(plan.program);
    worker.unref();
    // What kills a thread is told by the order that it was busy with.
    worker.on('error', () => {});
    const thread: Thread = { worker, known: new Map(), job: null };
    threads.add(thread);
    return thread;
  }

  async function run(thread: Thread, job: Job): Promise<void> {
    thread.job = job;
    const { table } = job.question;
    const began = performance.now();
    let outcome = await ask(thread, job.question, false);
    if (outcome?.kind === 'forgotten') outcome = await ask(thread, job.question, true);
    plan.took((performance.now() - began) / 1000, kindOf(job.question) === 'hint');
    if (outcome === null) threads.delete(thread);
    if (outcome?.kind !== 'thought' && !isClosed)
      plan.complain(outcome?.kind === 'failed' ? outcome.message : 'a thinking thread was lost', table);
    thread.job = null;
    job.settle(outcome?.kind === 'thought' ? { option: outcome.option, advice: outcome.advice } : null);
    next();
  }

  /** What a thread makes of a question; null when it is lost. */
  function ask(thread: Thread, question: Question, whole: boolean): Promise<Outcome | null> {
    const { worker } = thread;
    const order: Order = { ...taskOf(thread, question, whole), most: mostFor(question), number: number++ };
    return new Promise(resolve => {
      const settle = (outcome: Outcome | null): void => {
        clearTimeout(timer);
        worker.off('message', hear);
        worker.off('exit', lost);
        resolve(outcome);
      };
      const hear = (report: Report): void => {
        if (report.number === order.number) settle(report.outcome);
      };
      const lost = (): void => settle(null);
      const timer = setTimeout(() => void worker.terminate(), plan.patience);
      timer.unref();
      worker.on('message', hear);
      worker.on('exit', lost);
      worker.postMessage(order);
    });
  }

  return {
    think(question) {
      if (isClosed) return Promise.resolve(null);
      return new Promise(settle => {
        queues[kindOf(question)].push({ question, settle });
        next();
      });
    },
    get waiting() {
      return KINDS.reduce((sum, kind) => sum + queues[kind].length, 0);
    },
    async close() {
      isClosed = true;
      for (const kind of KINDS) for (const { settle } of queues[kind].splice(0)) settle(null);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** The question as this thread needs it: only what is new to it, unless it wants everything. */
function taskOf({ known }: Thread, { match, ...task }: Question, whole: boolean): Omit<Task, 'most'> {
  const { journal, moment } = match;
  const has = known.get(task.table);
  const continues =
    !whole && has !== undefined && has.moment <= moment && journal[has.moment - 1] === has.last;
  known.delete(task.table);
  known.set(task.table, { moment, last: journal[moment - 1] });
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return {
    ...task,
    match: continues ? { since: has.moment, tail: journal.slice(has.moment) } : { save: match.save() },
  };
}

/** A thread remembers fewer: then it asks again. */
const MOST_KNOWN = 1000;
