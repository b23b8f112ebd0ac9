import { draw } from '../store/cards.ts';
import type { Store } from '../store/store.ts';
import { drawingOf } from './drawing.ts';
import type { LiveTable } from './service.ts';

/** How long a table's row in the lists may lag behind, in milliseconds. */
const DRAW_AFTER = 100;
/** Tables that are drawn at the same time: most of the database is for those who answer. */
const HANDS = 4;

/**
 * Draws for lists and sweeps what this node has done, a little later and many deeds at once. Should it die before, the
 * sweep of another finds the row behind its record.
 */
export function newLists(store: Store, complain: (thrown: unknown) => void) {
  const undrawn = new Map<string, LiveTable>();
  /** The deed that last changed who sits where, of tables that were drawn since: for as long as they are in memory. */
  const seated = new WeakMap<LiveTable, number>();
  let timer: NodeJS.Timeout | null = null;

  /** One after the other, so that whoever asks for it waits also for what is being drawn. */
  let line: Promise<void> = Promise.resolve();
  function drawAll(): Promise<void> {
    const drawing = line.then(drawNow);
    line = drawing.catch(() => {});
    return drawing;
  }

  async function drawNow(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const left = [...undrawn].values();
    const drawThem = async (): Promise<void> => {
      for (const [id, table] of left) await drawOne(id, table);
    };
    await Promise.all(Array.from({ length: HANDS }, drawThem));
  }

  async function drawOne(id: string, table: LiveTable): Promise<void> {
    undrawn.delete(id);
    const now = table.record.seated;
    try {
      await draw(store, id, drawingOf(table), seated.get(table) !== now);
      seated.set(table, now);
    } catch (thrown) {
      if (!undrawn.has(id)) undrawn.set(id, table);
      throw thrown;
    }
  }

  return {
    drawSoon(table: LiveTable): void {
      undrawn.set(table.id, table);
      timer ??= setTimeout(() => void drawAll().catch(complain), DRAW_AFTER);
    },
    drawAll,
  };
}
