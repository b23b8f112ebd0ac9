import type { Game } from '@tenebrae/kernel';
import type { Games } from '../games.ts';
import { deedsAfter, noteTrouble } from '../store/journal.ts';
import { keepSnapshot } from '../store/snapshots.ts';
import type { Store } from '../store/store.ts';
import { Unreadable } from './deeds.ts';
import { type Folding, fold } from './live.ts';
import { type Loaded, loadTable, snapshotOf } from './load.ts';
import { Declined, type LiveTable } from './service.ts';

/** A table in memory, and what is done with it, one thing after the other. */
export interface Entry {
  readonly table: Folding;
  readonly game: Game;
  /** What is to be done with it ends here. */
  tail: Promise<unknown>;
  pending: number;
  usedAt: number;
  /** The deed after which the last snapshot was made. */
  kept: number;
  /** Another node may have done something, or a deed of our own may have come through after all. */
  isUnsure: boolean;
}

export interface MemoryWish {
  readonly store: Store;
  readonly games: Games;
  now(): number;
  complain(thrown: unknown): void;
  /** The table has changed: for those who follow it. */
  changed(table: LiveTable): void;
  /** Lists do not know it as it stands. */
  undrawn(table: LiveTable): void;
  isFollowed(id: string): boolean;
}

export interface Limits {
  /** Tables in memory; more only while more are followed. */
  readonly liveTables: number;
  /** Milliseconds after which a table that nobody follows leaves memory. */
  readonly idle: number;
}

/** Deeds between two snapshots: what a new version of a game can lose, and what a cold table has to do again. */
export const SNAPSHOT_EVERY = 50;

/** Tables that are kept at the same time when the server stops. */
const HANDS = 8;

export type Memory = ReturnType<typeof newMemory>;

/** The tables that this node has in memory. */
export function newMemory(wish: MemoryWish, limits: Limits) {
  const { store, games, now, complain } = wish;
  const loading = new Map<string, Promise<Entry>>();
  const entries = new Map<string, Entry>();

  /** Does something with a table, after everything that was asked for before. */
  async function use<T>(id: string, work: (entry: Entry) => Promise<T>): Promise<T> {
    const entry = await enter(id);
    entry.pending += 1;
    entry.usedAt = now();
    const done = entry.tail.then(() => work(entry));
    entry.tail = done.catch(() => {});
    try {
      return await done;
    } catch (thrown) {
      throw await hurt(id, thrown);
    } finally {
      entry.pending -= 1;
    }
  }

  async function enter(id: string): Promise<Entry> {
    const known = entries.get(id);
    if (known !== undefined) return known;
    const coming = loading.get(id) ?? bring(id);
    loading.set(id, coming);
    try {
      return await coming;
    } catch (thrown) {
      throw await hurt(id, thrown);
    } finally {
      if (loading.get(id) === coming) loading.delete(id);
    }
  }

  async function bring(id: string): Promise<Entry> {
    const loaded = await loadTable(store, games, id, now);
    const entry = asEntry(loaded);
    entries.set(id, entry);
    if (loaded.trouble !== null) await noteTrouble(store, id, null);
    if (!loaded.isDrawn) wish.undrawn(entry.table);
    if (entry.table.record.moved > entry.kept + SNAPSHOT_EVERY) await keep(entry);
    void makeRoom(limits.liveTables).catch(complain);
    return entry;
  }

  const asEntry = ({ table, game, kept }: Loaded): Entry => ({
    table,
    game,
    tail: Promise.resolve(),
    pending: 0,
    usedAt: now(),
    kept,
    isUnsure: false,
  });

  /** A record that cannot be read is this table's trouble alone: it leaves memory and says why. */
  async function hurt(id: string, thrown: unknown): Promise<unknown> {
    if (!(thrown instanceof Unreadable)) return thrown;
    entries.delete(id);
    complain(thrown);
    await noteTrouble(store, id, thrown.message).catch(complain);
    return new Declined('failed', `the record of this table cannot be read: ${thrown.message}`);
  }

  /** Folds what other nodes have done; says whether there was anything. */
  async function catchUp(entry: Entry): Promise<boolean> {
    const { table, game } = entry;
    const deeds = await deedsAfter(store, table.id, table.head);
    for (const done of deeds) {
      if (done.version !== game.version) {
        // Another version of the game is at work: what we have is void.
        entries.delete(table.id);
        throw new Declined('stale', 'another version of the game has taken up this table');
      }
      fold(table, game, done);
    }
    entry.isUnsure = false;
    if (deeds.length > 0) wish.changed(table);
    return deeds.length > 0;
  }

  async function keep(entry: Entry): Promise<void> {
    const { table, game } = entry;
    if (table.match === null || table.head === entry.kept) return;
    const snapshot = snapshotOf(table, game);
    entry.kept = snapshot.seq;
    await keepSnapshot(store, table.id, snapshot);
  }

  const isIdle = (id: string, { pending }: Entry): boolean => pending === 0 && !wish.isFollowed(id);

  /** Lets tables go that nobody has used for a while, with a snapshot. */
  async function letGoIdle(): Promise<void> {
    const before = now() - limits.idle;
    for (const [id, entry] of entries)
      if (entry.usedAt <= before && isIdle(id, entry)) await letGo(id, entry);
  }

  async function makeRoom(most: number): Promise<void> {
    if (entries.size <= most) return;
    const oldest = [...entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [id, entry] of oldest) {
      if (entries.size <= most) return;
      if (isIdle(id, entry)) await letGo(id, entry);
    }
  }

  async function letGo(id: string, entry: Entry): Promise<void> {
    await keep(entry);
    if (isIdle(id, entry) && entries.get(id) === entry) entries.delete(id);
  }

  return {
    use,
    catchUp,
    keep,
    letGoIdle,
    known: (id: string): Entry | undefined => entries.get(id),
    all: (): readonly Entry[] => [...entries.values()],
    /** Several at a time: whoever stops the server waits for it, and each is a few ways to the database and back. */
    async close() {
      const left = entries.entries();
      const keepThem = async (): Promise<void> => {
        for (const [id, entry] of left) {
          await entry.tail;
          await keep(entry).catch(complain);
          entries.delete(id);
        }
      };
      await Promise.all(Array.from({ length: HANDS }, keepThem));
    },
  };
}
