import { proxy, wrap } from 'comlink';
import type { Host, KeptTable } from './host.ts';
import type { Scene, TablePlan } from './scene.ts';
import type { TableEngine } from './table-engine.ts';
import { newThinker } from './thinker.ts';

/** A table on this device: it can be kept. */
export interface LocalEngine extends TableEngine {
  keep(): Promise<KeptTable>;
}

/** Bots of a table that is only looked through do not get to play. */
const REST = 60_000;

/** Lets somebody look through a kept table, in a worker that lives no longer than that. */
export async function lookInto<T>(
  kept: KeptTable,
  look: (engine: LocalEngine, scene: Scene | null) => T | Promise<T>,
): Promise<T> {
  const engine = startHere({ kept }, REST);
  try {
    let first: Scene | null = null;
    const draw = (scene: Scene): void => {
      first ??= scene;
    };
    const trouble = await engine.start({ draw, complain: () => {} });
    if (trouble !== null) throw new Error(trouble.message);
    return await look(engine, first);
  } finally {
    engine.close();
  }
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
      const done = await ('plan' in how ? host.open(how.plan) : host.take(how.kept));
      const { game, sitters } = 'plan' in how ? how.plan : { game: how.kept.save.game, ...how.kept };
      if (Object.values(sitters).includes('person')) thinker.prepare(game);
      return done;
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
    async account(at, bot) {
      const { save } = await host.keep();
      return thinker.get().account(save, at, bot);
    },
    record: async () => (await host.keep()).save,
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
