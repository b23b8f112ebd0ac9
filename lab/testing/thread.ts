import { existsSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type Task, workThread } from '../src/run/thread.ts';
import { openSubject } from './subjects.ts';

/** How a thread of the tests may die. */
export interface Dying {
  /** When it is sent this match. */
  readonly at?: number;
  /** Only if this file is not there yet; it is then. */
  readonly once?: string;
}

const { at, once } = (workerData ?? {}) as Dying;

parentPort?.on('message', ({ index }: Task) => {
  if (index !== at || (once !== undefined && existsSync(once))) return;
  if (once !== undefined) writeFileSync(once, '');
  process.exit(3);
});
workThread(openSubject);
