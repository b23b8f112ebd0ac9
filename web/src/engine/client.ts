import { type Remote, wrap } from 'comlink';
import type { Host } from './host.ts';

/** A worker with a match in it, for one table. */
export interface Engine {
  readonly host: Remote<Host>;
  close(): void;
}

export function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tenebrae-table' });
  return { host: wrap<Host>(worker), close: () => worker.terminate() };
}
