import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { FuzzReport } from '@tenebrae/kernel/testing';
import { fuzzShard, type Shard } from './shard.ts';

type Message = { readonly progress: number } | { readonly report: FuzzReport };

/** What a worker does: its part of the run. */
export async function workShard(): Promise<void> {
  const post = (message: Message): void => parentPort?.postMessage(message);
  post({ report: await fuzzShard(workerData as Shard, progress => post({ progress })) });
}

/** Gives a part of the run to a worker of its own, which loads this same program. */
export function inWorker(shard: Shard, onProgress: (decisions: number) => void): Promise<FuzzReport> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('../main.ts', import.meta.url), { workerData: shard });
    worker.on('message', (message: Message) => {
      if ('report' in message) done(message.report);
      else onProgress(message.progress);
    });
    worker.on('error', fail);
    worker.on('exit', status => fail(new Error(`a worker ended early, with status ${status}`)));
  });
}
