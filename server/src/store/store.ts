import type { Compilable, Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** What one node tells all others: that a table's record has grown, or that somebody came or went. */
export type Notice =
  | { readonly kind: 'deed'; readonly table: string; readonly seq: number }
  | { readonly kind: 'presence'; readonly table: string };

export interface Ears {
  /** Also for what this node itself has told. */
  notice(notice: Notice): void;
  /** Notices may have been missed: look at everything again. */
  again(): void;
}

/** The database, with the same queries on SQLite and PostgreSQL. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Does all of this or nothing, one after the other; when it is done, it is on disk. */
  atomically(queries: readonly Compilable[]): Promise<void>;
  /** The same for queries of which none sees what another does, in one step where that is faster; then the notice goes out. */
  atOnce(queries: readonly Compilable[], notice: Notice): Promise<void>;
  tell(notice: Notice): Promise<void>;
  /** Listens until the returned function is called. */
  hear(ears: Ears): () => void;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreWish {
  /** `postgres://…`, or `file:` and the path of an SQLite file. */
  readonly url: string;
  /** Told what went wrong where nobody waits for an answer. */
  complain(thrown: unknown): void;
}

/** Opens the database and brings it to the present shape. */
export function openStore(wish: StoreWish): Promise<Store> {
  return /^postgres(ql)?:/.test(wish.url) ? openPostgres(wish) : openSqlite(wish);
}

/** Somebody else has written this row already. */
export function isConflict(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

/** The line to the database broke, or it was busy for too long: nobody knows whether it was done, and one may look again. */
export function isLineLost(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return (
    /^(08...|57P0[123]|ECONN.*|EPIPE|SQLITE_BUSY.*)$/.test(code) ||
    /^Connection terminated/.test(thrown.message)
  );
}

/** Calls each of several listeners; one that throws does not keep the others from hearing. */
export function newChorus(complain: (thrown: unknown) => void): Ears & { add(ears: Ears): () => void } {
  const all = new Set<Ears>();
  const each = (call: (ears: Ears) => void): void => {
    for (const ears of all) {
      try {
        call(ears);
      } catch (thrown) {
        complain(thrown);
      }
    }
  };
  return {
    notice: notice => each(ears => ears.notice(notice)),
    again: () => each(ears => ears.again()),
    add(ears) {
      all.add(ears);
      return () => void all.delete(ears);
    },
  };
}
