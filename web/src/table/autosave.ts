import type { LocalEngine } from '../engine/client.ts';
import { keepSlot, type Slot } from '../saves/kept.ts';
import { roundOf } from '../saves/standing.ts';
import { pictureOf } from './picture.ts';
import type { OpenTable } from './store.ts';

/** What the lobby is told of a table, beside its save. */
export interface Label {
  readonly title: string;
  /** Where the match stands, written on the picture when no board can be drawn. */
  readonly where: readonly string[];
}

export interface Keeper {
  /** What the slot is to be called from now on. */
  label(label: Label): void;
  /** The slot as it would be kept now. */
  slot(): Promise<Slot>;
  /** Keeps what is not kept yet, and then no more. */
  stop(): Promise<void>;
}

/** While bots play nobody waits for the save. */
const LEISURE = 1200;
/** A picture of the board costs some work: one in this time is enough. */
const PICTURE_EVERY = 8000;

/** Keeps the table in its slot after every scene, one save at a time, and once more when the page is left. */
export function keepTable(
  id: string,
  engine: Pick<LocalEngine, 'keep'>,
  table: OpenTable,
  before: Slot | null,
): Keeper {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let saving: Promise<void> | null = null;
  let again = false;
  let label: Label | null = null;
  let picture = before?.picture ?? '';
  let pictured = Number.NEGATIVE_INFINITY;

  async function slot(): Promise<Slot> {
    const kept = await engine.keep();
    const { scene } = table.use.getState();
    const over = (scene?.result ?? null) !== null;
    const round = roundOf(scene?.view);
    const title = before?.title ?? label?.title ?? '';
    const stands = { over, ...(round === null ? {} : { round }) };
    const branchedAt = before?.branchedAt;
    const origin = branchedAt === undefined ? {} : { branchedAt };
    return { id, game: kept.save.game, title, played: Date.now(), ...stands, ...origin, picture, kept };
  }

  async function saveAll(): Promise<void> {
    do {
      again = false;
      const now = await slot();
      await keepSlot(now);
      if (label !== null && (performance.now() - pictured > PICTURE_EVERY || now.over)) {
        pictured = performance.now();
        picture = await pictureOf(now.game, label.title, label.where);
        await keepSlot({ ...now, picture });
      }
    } while (again);
  }

  function save(): Promise<void> {
    timer = null;
    again = true;
    saving ??= saveAll()
      // A device may refuse to keep anything; the table goes on all the same.
      .catch(() => {})
      .finally(() => {
        saving = null;
      });
    return saving;
  }

  function note(wait: number): void {
    if (timer !== null && wait > 0) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void save(), wait);
  }

  function flush(): Promise<void> | null {
    if (timer === null) return saving;
    clearTimeout(timer);
    return save();
  }

  const unsubscribe = table.use.subscribe(({ scene }, { scene: old }) => {
    // Nothing is kept before the table has a name.
    if (scene !== null && scene !== old && label !== null) note(scene.thinking ? LEISURE : 0);
  });
  const leave = (): void => void flush();
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);

  return {
    label(next) {
      const isFirst = label === null;
      label = next;
      if (isFirst) note(0);
    },
    slot,
    async stop() {
      unsubscribe();
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
      await flush();
    },
  };
}
