import { type Remote, wrap } from 'comlink';
import type { Hinter } from './hinter.ts';

/** Once the table stands and nobody waits for it, in milliseconds. */
const LEISURE = 3000;

export interface Thinker {
  get(): Remote<Hinter>;
  /** Gets ready at leisure, so that the first hint does not wait for the rules to be loaded. */
  prepare(game: string): void;
  close(): void;
}

/** A second worker, in which hints are thought about. It is started when it is needed. */
export function newThinker(): Thinker {
  let started: { worker: Worker; hinter: Remote<Hinter> } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const get = (): Remote<Hinter> => {
    started ??= startHinter();
    return started.hinter;
  };
  return {
    get,
    prepare(game) {
      timer = setTimeout(() => void get().prepare(game), LEISURE);
    },
    close() {
      clearTimeout(timer);
      started?.worker.terminate();
      started = null;
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
