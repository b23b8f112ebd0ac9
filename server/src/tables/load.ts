import { type Game, load, type Match, type Save } from '@tenebrae/kernel';
import type { Games } from '../games.ts';
import { appendDeed, deedsAfter, headOf } from '../store/journal.ts';
import { type Snapshot, snapshotsOf } from '../store/snapshots.ts';
import { isConflict, type Store } from '../store/store.ts';
import { asUnreadable, type Done, Unreadable } from './deeds.ts';
import { beginMatch, type Folding, fold, openFolding } from './live.ts';
import type { TableRecord } from './record.ts';
import { Declined } from './service.ts';

/** A table that has come into memory. */
export interface Loaded {
  readonly table: Folding;
  readonly game: Game;
  /** The deed after which the snapshot was made that it came from; 0 for none. */
  readonly kept: number;
  /** Lists know it as it stands. */
  readonly isDrawn: boolean;
  readonly trouble: string | null;
}

/** What a snapshot holds. */
interface Kept {
  readonly record: TableRecord;
  readonly save: Save | null;
  readonly asking: number;
  readonly askedAt: number;
}

export const snapshotOf = ({ head, record, match, asking, askedAt }: Folding, game: Game): Snapshot => ({
  seq: head,
  version: game.version,
  body: JSON.stringify({ record, save: match?.save() ?? null, asking, askedAt } satisfies Kept),
});

/** Brings a table into memory: from its last sound snapshot and the deeds since, or from all its deeds. */
export async function loadTable(store: Store, games: Games, id: string, now: () => number): Promise<Loaded> {
  const row = await headOf(store, id);
  if (row === null) throw new Declined('no-such-table', 'there is no such table');
  const game = await games(row.game);
  const { table, kept, resume } = await rebuilt(store, game, id);
  if (resume !== null) {
    const seq = table.head + 1;
    const done: Done = { seq, time: now(), version: game.version, deed: { kind: 'resumed', save: resume } };
    try {
      await appendDeed(store, { ...done, table: id, message: null, who: null });
    } catch (thrown) {
      // Another node has taken it up at the same time, or an older one has gone on.
      if (isConflict(thrown)) return loadTable(store, games, id, now);
      throw thrown;
    }
    fold(table, game, done);
  }
  const isDrawn = row.drawn >= table.head;
  return { table, game, kept, isDrawn, trouble: row.trouble };
}

interface Rebuilt {
  readonly table: Folding;
  readonly kept: number;
  /** The match was another version's: this is how the present one goes on from it. */
  readonly resume: Save | null;
}

async function rebuilt(store: Store, game: Game, id: string): Promise<Rebuilt> {
  let damage: unknown = null;
  for (const snapshot of await snapshotsOf(store, id)) {
    const deeds = await deedsAfter(store, id, snapshot.seq);
    try {
      return rebuild(game, id, snapshot, deeds);
    } catch (thrown) {
      // The same version can do without it: its deeds give the same again. What another version left is all there is.
      if (!(thrown instanceof Unreadable) || snapshot.version !== game.version) throw thrown;
      damage ??= thrown;
    }
  }
  const deeds = await deedsAfter(store, id, 0);
  try {
    return rebuild(game, id, null, deeds);
  } catch (thrown) {
    throw thrown instanceof Unreadable ? (damage ?? thrown) : thrown;
  }
}

/** A table as its deeds alone give it, without a store. */
export const replayTable = (game: Game, id: string, deeds: readonly Done[]): Folding =>
  rebuild(game, id, null, deeds).table;

function rebuild(game: Game, id: string, snapshot: Snapshot | null, deeds: readonly Done[]): Rebuilt {
  try {
    return build(game, id, snapshot, deeds);
  } catch (thrown) {
    throw thrown instanceof Declined ? thrown : asUnreadable(thrown);
  }
}

function build(game: Game, id: string, snapshot: Snapshot | null, deeds: readonly Done[]): Rebuilt {
  if (deeds.some(({ version }) => version > game.version) || (snapshot?.version ?? 0) > game.version)
    throw new Declined('failed', 'a newer server has taken up this table');
  const kept = snapshot === null ? null : readKept(snapshot);
  const base = baseOf(snapshot, kept, deeds);
  const isOld = base !== null && base.versions.some(version => version !== game.version);
  const { table, rest } = opened(id, snapshot, kept, deeds);
  if (!isOld && base?.kind === 'kept') table.match = load(game, base.save);
  const from = isOld ? Number.POSITIVE_INFINITY : (base?.seq ?? 0);
  for (const done of rest) fold(table, game, done, done.seq < from);
  return {
    table,
    kept: snapshot?.seq ?? 0,
    resume: isOld ? takenUp(base, game, table.record).save() : null,
  };
}

function readKept({ seq, body }: Snapshot): Kept {
  const kept = JSON.parse(body) as Kept;
  if (!Array.isArray(kept.record?.seats)) throw new Unreadable(`the snapshot after deed ${seq} is none`);
  return kept;
}

function opened(
  id: string,
  snapshot: Snapshot | null,
  kept: Kept | null,
  deeds: readonly Done[],
): { table: Folding; rest: readonly Done[] } {
  if (snapshot !== null && kept !== null) {
    const { record, asking, askedAt } = kept;
    return {
      table: { id, head: snapshot.seq, record, match: null, asking, askedAt, present: [] },
      rest: deeds,
    };
  }
  const [first, ...rest] = deeds;
  if (first?.seq !== 1) throw new Unreadable('deed 1 is missing');
  return { table: openFolding(id, first), rest };
}

/** Where the match as it is now began, or was last set down whole. */
type Base = { readonly seq: number; readonly versions: readonly number[] } & (
  | { readonly kind: 'kept' | 'resumed'; readonly save: Save }
  | { readonly kind: 'begun'; readonly seed: string }
);

function baseOf(snapshot: Snapshot | null, kept: Kept | null, deeds: readonly Done[]): Base | null {
  const since = (seq: number): readonly number[] =>
    deeds.filter(done => done.seq >= seq).map(({ version }) => version);
  const resumed = deeds.findLast(({ deed }) => deed.kind === 'resumed');
  if (resumed?.deed.kind === 'resumed')
    return { kind: 'resumed', save: resumed.deed.save, seq: resumed.seq, versions: since(resumed.seq) };
  if (snapshot !== null && kept !== null && kept.save !== null)
    return { kind: 'kept', save: kept.save, seq: 0, versions: [snapshot.version, ...since(0)] };
  const begun = deeds.find(({ deed }) => deed.kind === 'begun');
  if (begun?.deed.kind === 'begun')
    return { kind: 'begun', seed: begun.deed.seed, seq: begun.seq, versions: since(begun.seq) };
  return null;
}

/** The match of another version, from its last checkpoint that is known. */
const takenUp = (base: Base, game: Game, record: TableRecord): Match =>
  base.kind === 'begun' ? beginMatch(game, record, base.seed) : load(game, base.save);
