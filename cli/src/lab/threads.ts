import { workerData } from 'node:worker_threads';
import { type ThreadSource, workThread } from '@tenebrae/lab';
import { openSubject } from './subjects.ts';

/** Threads of the lab load this same program. */
export const THREADS: ThreadSource = {
  program: new URL('../main.ts', import.meta.url),
  data: { lab: true },
};

/** Whether this thread was started for matches of the lab. */
export const isLabWork = (): boolean =>
  typeof workerData === 'object' && workerData !== null && 'lab' in workerData;

/** What such a thread does. */
export const workLab = (): void => workThread(openSubject);
