import { parentPort, Worker, workerData } from 'node:worker_threads';
import { Failed } from '../ends.ts';
import { type SimCount, type SimPart, simPart } from './part.ts';

interface Work {
  readonly sim: SimPart;
}

type Message = { readonly match: true } | { readonly count: SimCount } | { readonly failed: string };

/** Whether this worker was started for matches of a simulation. */
export const isSimWork = (): boolean => typeof workerData === 'object' && 'sim' in workerData;

/** What such a worker does. */
export async function workSim(): Promise<void> {
  const post = (message: Message): void => parentPort?.postMessage(message);
  try {
    post({ count: await simPart((workerData as Work).sim, () => post({ match: true })) });
  } catch (thrown) {
    if (!(thrown instanceof Failed)) throw thrown;
    post({ failed: thrown.message });
  }
}

/** Gives some of the matches to a worker of their own, which loads this same program. */
export function simInWorker(sim: SimPart, onMatch: () => void): Promise<SimCount> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('../main.ts', import.meta.url), { workerData: { sim } satisfies Work });
    worker.on('message', (message: Message) => {
      if ('count' in message) done(message.count);
      else if ('failed' in message) fail(new Failed(message.failed));
      else onMatch();
    });
    worker.on('error', fail);
    worker.on('exit', status => fail(new Error(`a worker ended early, with status ${status}`)));
  });
}
