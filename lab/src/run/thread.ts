import { parentPort } from 'node:worker_threads';
import { playMatch } from '../match/play.ts';
import type { MatchRecord } from '../match/record.ts';
import type { Plan } from '../plan/plan.ts';
import type { OpenSubject, Subject } from '../subject.ts';

/** A match to play, of a run that the thread has heard of, or whose plan comes along. */
export interface Task {
  readonly run: string;
  readonly plan?: Plan;
  readonly index: number;
}

export type Answer =
  | { readonly run: string; readonly record: MatchRecord }
  | { readonly run: string; readonly index: number; readonly failed: string };

interface Known {
  readonly plan: Plan;
  readonly subject: Promise<Subject>;
}

/** What a thread of the lab does: it plays the matches that it is sent, for ever. */
export function workThread(open: OpenSubject): void {
  const known = new Map<string, Known>();
  parentPort?.on('message', async ({ run, plan, index }: Task) => {
    if (plan !== undefined) known.set(run, { plan, subject: open(plan.game) });
    parentPort?.postMessage(await answerTo(run, index, known.get(run)));
  });
}

async function answerTo(run: string, index: number, known: Known | undefined): Promise<Answer> {
  try {
    if (known === undefined) throw new Error(`nothing is known of run ${run}`);
    return { run, record: playMatch(await known.subject, known.plan, index) };
  } catch (thrown) {
    return { run, index, failed: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
