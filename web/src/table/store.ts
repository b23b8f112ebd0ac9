import type { Answer, Happening, Orders, Save, Seat } from '@tenebrae/kernel';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type Hint, isBot, type LogLine, type Scene, type Sitter, type Trouble } from '../engine/scene.ts';
import type { KeptTable } from '../engine/host.ts';
import type { Done, TableEngine } from '../engine/table-engine.ts';

/** One open table, as the page knows it. */
export interface TableState {
  readonly scene: Scene | null;
  readonly log: readonly LogLine[];
  /** What the newest scene is about, to be animated. */
  readonly happened: readonly Happening[];
  readonly hint: Hint | null;
  /** The option in the hint that its reader points at, by its id: it is lit instead of the advised one. */
  readonly pointed: string | null;
  /** Somebody has asked for a hint, and the bot still thinks. */
  readonly hinting: boolean;
  /** What could not be done. */
  readonly trouble: Trouble | null;
  /** The moment that is looked at, or null for the present. */
  readonly looking: Scene | null;
}

export interface OpenTable {
  readonly use: UseBoundStore<StoreApi<TableState>>;
  answer(given: Answer, by?: Seat): Promise<void>;
  undo(to?: number): Promise<void>;
  redo(): Promise<void>;
  /** A table to be kept that goes on from a moment; null when that could not be done. */
  branch(at: number): Promise<KeptTable | null>;
  look(at: number | null): Promise<void>;
  askHint(): Promise<void>;
  /** Asks a bot why it answered as it did at the moment that is looked at. */
  askWhy(): Promise<void>;
  dropHint(): void;
  pointAt(option: string | null): void;
  dropTrouble(): void;
  /** The whole match, when it is over. */
  record(): Promise<Save>;
  seat(seat: Seat, sitter: Sitter): Promise<void>;
  order(seat: Seat, orders: Orders): Promise<void>;
  setDice(dice: 'seeded' | 'person'): Promise<void>;
  pace(milliseconds: number): void;
  pause(paused: boolean): Promise<void>;
  close(): void;
}

export const NOTHING: TableState = {
  scene: null,
  log: [],
  happened: [],
  hint: null,
  pointed: null,
  hinting: false,
  trouble: null,
  looking: null,
};
const NO_EVENTS: readonly Happening[] = [];
const NO_HINT = { hint: null, pointed: null } as const;

/** Opens the table of an engine, wherever the match itself may be. */
export function openTable(engine: TableEngine): OpenTable {
  const use = create<TableState>()(() => NOTHING);
  /** The scene that has been answered: a second press of the button answers nothing else. */
  let answered = -1;
  /** The last moment that somebody wanted to look at. */
  let wanted: number | null = null;
  /** What a bot was asked while it still thought about something else, which may be past by now. */
  let askedMeanwhile: (() => Promise<Hint | null>) | null = null;

  const attempt = async (act: () => Promise<Done>): Promise<void> => {
    const trouble = await troubleOf(act);
    // Whatever is set is drawn again, and most of the time there was no trouble and is none.
    if (use.getState().trouble !== trouble) use.setState({ trouble });
  };

  const draw = inTime(scenes => {
    const before = use.getState();
    const after = scenes.reduce<TableState>(
      (state, scene) => ({ ...state, ...withScene(state, scene) }),
      before,
    );
    use.setState(after.happened.length > FOLLOWED ? { ...after, happened: NO_EVENTS } : after);
  });
  void attempt(() => engine.start({ draw, complain: trouble => use.setState({ trouble }) }));

  const consult = async (think: () => Promise<Hint | null>): Promise<void> => {
    if (use.getState().hinting) {
      askedMeanwhile = think;
      return;
    }
    askedMeanwhile = null;
    use.setState({ hinting: true, ...NO_HINT });
    let hint: Hint | null = null;
    const trouble = await troubleOf(async () => {
      hint = await think();
      return null;
    });
    // All at once: the table is drawn once when the hint comes, and no frame is late.
    use.setState(now => ({ hint: stillMeant(now, hint), hinting: false, trouble }));
    if (askedMeanwhile !== null && use.getState().hint === null) await consult(askedMeanwhile);
  };

  return {
    use,
    async answer(given, by) {
      const { scene, looking } = use.getState();
      if (scene === null || looking !== null || answered === scene.serial) return;
      answered = scene.serial;
      await attempt(() => engine.answer(scene.moment, given, by ?? scene.mine[0]));
    },
    async undo(to) {
      wanted = null;
      use.setState({ looking: null, ...NO_HINT });
      await attempt(() => engine.undo(to));
    },
    redo: () => attempt(() => engine.redo()),
    async branch(at) {
      let branch: KeptTable | null = null;
      await attempt(async () => {
        branch = await engine.branch(at);
        return null;
      });
      return branch;
    },
    async look(at) {
      wanted = at;
      await attempt(async () => {
        const looking = at === null ? null : await engine.look(at);
        if (wanted === at) use.setState({ looking, ...NO_HINT });
        return null;
      });
    },
    async askHint() {
      const { scene } = use.getState();
      const seat = scene?.mine[0];
      if (seat === undefined || scene?.request?.kind !== 'question' || !scene.can.hint) return;
      await consult(() => engine.hint(seat));
    },
    async askWhy() {
      const { looking } = use.getState();
      const bot = looking?.sitters[looking.answered?.seat ?? ''];
      if (looking === null || !looking.can.account || !isBot(bot)) return;
      await consult(() => engine.account(looking.moment, bot));
    },
    dropHint: () => use.setState(NO_HINT),
    pointAt(pointed) {
      // A mouse says so with every step it takes.
      if (use.getState().pointed !== pointed) use.setState({ pointed });
    },
    dropTrouble: () => use.setState({ trouble: null }),
    record: () => engine.record(),
    seat: (seat, sitter) => attempt(() => engine.seat(seat, sitter)),
    order: (seat, orders) => attempt(() => engine.order(seat, orders)),
    setDice: dice => attempt(() => engine.setDice(dice)),
    pace: milliseconds => void engine.pace(milliseconds),
    pause: paused => attempt(() => engine.pause(paused)),
    close: () => engine.close(),
  };
}

const troubleOf = async (act: () => Promise<Done>): Promise<Trouble | null> => {
  try {
    return await act();
  } catch (thrown) {
    return { code: 'failed', message: String(thrown) };
  }
};

/** A hint for a question that has been answered meanwhile, or for a moment that is out of sight, says nothing any more. */
const stillMeant = (
  { scene, looking }: Pick<TableState, 'scene' | 'looking'>,
  hint: Hint | null,
): Hint | null => (hint?.moment === (looking ?? scene)?.moment ? hint : null);

/** More events than this at once cannot be followed: they are told, not shown. */
const FOLLOWED = 40;

/**
 * Draws the bots' scenes no faster than the page can: those that come while it is still busy are drawn together, and then it
 * rests as long as the drawing took. What somebody waits for is drawn at once.
 */
function inTime(draw: (scenes: readonly Scene[]) => void): (scene: Scene) => void {
  let waiting: Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let freeAt = 0;
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const scenes = waiting;
    waiting = [];
    const begun = performance.now();
    freeAt = Infinity;
    draw(scenes);
    // The page draws after this; when it is done the next task begins.
    setTimeout(() => {
      const now = performance.now();
      freeAt = now + (now - begun);
      if (waiting.length > 0) timer ??= setTimeout(flush, now - begun);
    });
  };
  return scene => {
    waiting.push(scene);
    if (!scene.thinking || performance.now() >= freeAt) flush();
    else if (Number.isFinite(freeAt)) timer ??= setTimeout(flush, freeAt - performance.now());
  };
}

/** A late scene is never drawn over a newer one. */
export function withScene(state: TableState, scene: Scene): Partial<TableState> {
  const { scene: before, log, looking, hint } = state;
  if (before !== null && scene.serial <= before.serial) return {};
  const { from, lines, retold } = scene.log;
  const kept = log.length > from ? log.slice(0, from) : log;
  return {
    scene,
    log: lines.length > 0 ? [...kept, ...lines] : kept,
    happened: retold || lines.length === 0 ? NO_EVENTS : lines.map(line => line.event),
    ...(stillMeant({ scene, looking }, hint) === null ? NO_HINT : {}),
  };
}
