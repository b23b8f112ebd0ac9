import { parentPort, Worker, workerData } from 'node:worker_threads';
import { Failed } from './ends.ts';

/** What a worker is given: the name of the work, and its part of it. */
interface Given {
  readonly work: string;
  readonly part: unknown;
}

type Message<Result> = { readonly done: number } | { readonly result: Result } | { readonly failed: string };

/** Does a part of some work and tells now and then how much is done. */
export type DoPart<Part, Result> = (part: Part, onDone: (done: number) => void) => Promise<Result>;

/** Does a part in a worker of its own, which loads this same program and finds the work by its name. */
export const inWorker =
  <Part, Result>(work: string): DoPart<Part, Result> =>
  (part, onDone) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./main.ts', import.meta.url), {
        workerData: { work, part } satisfies Given,
      });
      worker.on('message', (message: Message<Result>) => {
        if ('result' in message) resolve(message.result);
        else if ('failed' in message) reject(new Failed(message.failed));
        else onDone(message.done);
      });
      worker.on('error', reject);
      worker.on('exit', status => reject(new Error(`a worker ended early, with status ${status}`)));
    });

/** What such a worker does. */
export async function workInWorker(works: Readonly<Record<string, DoPart<never, unknown>>>): Promise<void> {
  const post = (message: Message<unknown>): void => parentPort?.postMessage(message);
  const { work, part } = workerData as Given;
  const doPart = works[work];
  if (doPart === undefined) throw new Error(`no worker knows how to ${work}`);
  try {
    post({ result: await doPart(part as never, done => post({ done })) });
  } catch (thrown) {
    if (!(thrown instanceof Failed)) throw thrown;
    post({ failed: thrown.message });
  }
}
