import { appendDeed, isDone } from '../store/journal.ts';
import { isConflict, isLineLost, type Store } from '../store/store.ts';
import type { Deed } from './deeds.ts';
import { fold } from './live.ts';
import type { Entry, Memory } from './memory.ts';
import { Declined, type LiveTable } from './service.ts';

/** Who wants something done, and what they call it: null for what no message asked for. */
export interface By {
  readonly who: string | null;
  readonly message: string | null;
}

export interface DoingWish {
  readonly store: Store;
  readonly memory: Memory;
  now(): number;
  /** A deed is durable and folded. */
  done(entry: Entry, deed: Deed): void;
}

/** How often others may be faster before somebody is asked to look again. */
const TRIES = 20;

/** Does something at a table: decides, writes and folds, until it is done or declined by the table as it really stands. */
export type Doing = (entry: Entry, by: By, choose: (table: LiveTable) => Deed | null) => Promise<void>;

export function newDoing({ store, memory, now, done }: DoingWish): Doing {
  return async (entry, by, choose) => {
    const { table } = entry;
    const wasDone = async (): Promise<boolean> => by.message !== null && isDone(store, table.id, by.message);
    // What we have may be old: only the table as it was at some moment after this was asked declines anything. Not as it is
    // when nobody else does anything any more: at a table of quick bots that moment may never come.
    let isFresh = entry.isUnsure;
    if (isFresh) await memory.catchUp(entry);
    for (let tries = 0; tries < TRIES; tries++) {
      const deed = chosen(table, choose);
      if (deed === null || deed instanceof Declined) {
        const wasFresh = isFresh;
        isFresh = true;
        if (!wasFresh && (await memory.catchUp(entry))) continue;
        if (deed === null || (await wasDone())) return;
        throw deed;
      }
      if (await perform(entry, by, deed)) return;
      await memory.catchUp(entry);
      isFresh = true;
      if (await wasDone()) return;
    }
    throw new Declined('stale', 'others were faster');
  };

  /** Writes a deed and then folds it; false when another was faster, or nobody knows: then the record does. */
  async function perform(entry: Entry, by: By, deed: Deed): Promise<boolean> {
    const { table, game } = entry;
    const row = { seq: table.head + 1, time: now(), version: game.version, deed };
    try {
      await appendDeed(store, { ...row, ...by, table: table.id });
    } catch (thrown) {
      entry.isUnsure = true;
      if (isConflict(thrown) || isLineLost(thrown)) return false;
      throw thrown;
    }
    fold(table, game, row);
    done(entry, deed);
    return true;
  }
}

function chosen(table: LiveTable, choose: (table: LiveTable) => Deed | null): Deed | Declined | null {
  try {
    return choose(table);
  } catch (thrown) {
    if (thrown instanceof Declined) return thrown;
    throw thrown;
  }
}
