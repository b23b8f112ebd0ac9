import type { Answer, Seat } from '@tenebrae/kernel';
import { proxy } from 'comlink';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type Engine, startEngine } from '../engine/client.ts';
import type { KeptTable } from '../engine/host.ts';
import type { Hint, LogLine, Scene, Sitter, TablePlan } from '../engine/scene.ts';

/** One open table, as the page knows it. */
export interface TableState {
  readonly scene: Scene | null;
  readonly log: readonly LogLine[];
  readonly hint: Hint | null;
  /** What could not be done, in words for the player. */
  readonly trouble: string | null;
  /** The moment that is looked at, or null for the present. */
  readonly looking: Scene | null;
}

export interface OpenTable {
  readonly use: UseBoundStore<StoreApi<TableState>>;
  answer(given: Answer, by?: Seat): Promise<void>;
  undo(to?: number): Promise<void>;
  redo(): Promise<void>;
  branch(at: number): Promise<void>;
  look(at: number | null): Promise<void>;
  askHint(): Promise<void>;
  keep(): Promise<KeptTable>;
  seat(seat: Seat, sitter: Sitter): Promise<void>;
  setDice(dice: 'seeded' | 'person'): Promise<void>;
  pace(milliseconds: number): void;
  close(): void;
}

/** Opens a table in a worker of its own: a new match by a plan, or one taken up from where it was left. */
export function openTable(how: { plan: TablePlan } | { kept: KeptTable }, pace: number): OpenTable {
  const engine: Engine = startEngine();
  const { host } = engine;
  const use = create<TableState>()(() => ({ scene: null, log: [], hint: null, trouble: null, looking: null }));

  const draw = (scene: Scene): void => {
    const { scene: before, log } = use.getState();
    if (before !== null && scene.serial <= before.serial) return;
    const kept = log.length > scene.log.from ? log.slice(0, scene.log.from) : log;
    use.setState({ scene, log: scene.log.lines.length > 0 ? [...kept, ...scene.log.lines] : kept, hint: null });
  };

  const attempt = async (act: () => Promise<Scene>): Promise<void> => {
    try {
      draw(await act());
      use.setState({ trouble: null });
    } catch (refused) {
      use.setState({ trouble: refused instanceof Error ? refused.message : String(refused) });
    }
  };

  void host.onScene(proxy(draw));
  void host.pace(pace);
  void attempt(() => ('plan' in how ? host.open(how.plan) : host.take(how.kept)));

  return {
    use,
    async answer(given, by) {
      const { scene } = use.getState();
      const seat = by ?? scene?.mine[0];
      if (scene === null || seat === undefined) return;
      await attempt(() => host.answer(scene.moment, given, seat));
    },
    undo: to => attempt(() => host.undo(to)),
    redo: () => attempt(() => host.redo()),
    async branch(at) {
      use.setState({ looking: null });
      await attempt(() => host.branch(at));
    },
    async look(at) {
      use.setState({ looking: at === null ? null : await host.look(at) });
    },
    async askHint() {
      use.setState({ hint: await host.hint() });
    },
    keep: () => host.keep(),
    seat: (seat, sitter) => attempt(() => host.seat(seat, sitter)),
    setDice: dice => attempt(() => host.setDice(dice)),
    pace: milliseconds => void host.pace(milliseconds),
    close: () => engine.close(),
  };
}
