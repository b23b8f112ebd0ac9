import { type Remote, wrap } from 'comlink';
import type { Hinter } from './hinter.ts';
import type { Host } from './host.ts';

/** A worker with a match in it, for one table. */
export interface Engine {
  readonly host: Remote<Host>;
  /** A second worker, started when somebody first asks for a hint. */
  hinter(): Remote<Hinter>;
  close(): void;
}

export function startEngine(): Engine {
  const table = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'tenebrae-table',
  });
  let thinking: { worker: Worker; hinter: Remote<Hinter> } | null = null;
  return {
    host: wrap<Host>(table),
    hinter() {
      thinking ??= startHinter();
      return thinking.hinter;
    },
    close() {
      table.terminate();
      thinking?.worker.terminate();
      thinking = null;
    },
  };
}

function startHinter(): { worker: Worker; hinter: Remote<Hinter> } {
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tenebrae-hint',
  });
  return { worker, hinter: wrap<Hinter>(worker) };
}
