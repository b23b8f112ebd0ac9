import { proxy, type Remote, wrap } from 'comlink';
import type { Hinter } from './hinter.ts';
import type { Host, KeptTable } from './host.ts';
import type { TablePlan } from './scene.ts';
import type { TableEngine } from './table-engine.ts';

/** A table on this device: it can be kept. */
export interface LocalEngine extends TableEngine {
  keep(): Promise<KeptTable>;
}

/** A match in a worker of its own: a new one by a plan, or one taken up from where it was left. */
export function startHere(how: { plan: TablePlan } | { kept: KeptTable }, pace: number): LocalEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'tenebrae-table',
  });
  const host = wrap<Host>(worker);
  const thinker = newThinker();
  return {
    async start({ draw }) {
      await host.onScene(proxy(draw));
      await host.pace(pace);
      return 'plan' in how ? host.open(how.plan) : host.take(how.kept);
    },
    answer: (moment, given, by) => host.answer(moment, given, by),
    undo: to => host.undo(to),
    redo: () => host.redo(),
    branch: at => host.branch(at),
    look: at => host.look(at),
    async hint(seat) {
      const { save } = await host.keep();
      return thinker.get().suggest(save, seat);
    },
    keep: () => host.keep(),
    seat: (seat, sitter) => host.seat(seat, sitter),
    order: (seat, orders) => host.order(seat, orders),
    setDice: dice => host.setDice(dice),
    pace: milliseconds => void host.pace(milliseconds),
    pause: paused => host.pause(paused),
    close() {
      worker.terminate();
      thinker.close();
    },
  };
}

/** A second worker, started when somebody first asks for a hint. */
function newThinker(): { get(): Remote<Hinter>; close(): void } {
  let started: { worker: Worker; hinter: Remote<Hinter> } | null = null;
  return {
    get() {
      started ??= startHinter();
      return started.hinter;
    },
    close() {
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
