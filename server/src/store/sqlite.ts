import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import { migrationsAfter } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Ears, newChorus, type Store, type StoreWish } from './store.ts';

/** How long a process waits for another that writes, in milliseconds. */
const PATIENCE = 10_000;
/** Statements that are kept prepared; a server has some dozens. */
const PREPARED = 300;

/** Those who listen in this process, by the file: there is no other node. */
const LISTENERS = new Map<string, Set<Ears>>();

/** One file, one process; each commit is on the disk before it is acknowledged. */
export async function openSqlite({ url, complain }: StoreWish): Promise<Store> {
  const file = resolve(url.replace(/^file:/, ''));
  mkdirSync(dirname(file), { recursive: true });
  const database = await openFile(file);
  const kept = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    if (kept.size >= PREPARED) kept.clear();
    const statement = database.prepare(sql) as unknown as SqliteStatement;
    kept.set(sql, statement);
    return statement;
  };
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  });
  const run = ({ sql, parameters }: CompiledQuery): void => {
    prepare(sql).run(parameters);
  };
  /** Nothing else of this thread runs in between: a transaction that waited for something would stop the whole server. */
  const transact = (work: () => void): void => {
    database.exec('begin immediate');
    try {
      work();
      database.exec('commit');
    } catch (thrown) {
      if (database.inTransaction) database.exec('rollback');
      throw thrown;
    }
  };
  transact(() => {
    database.exec(
      'create table if not exists migrations (number integer primary key, name text, done_at bigint)',
    );
    const [last] = prepare('select max(number) as number from migrations').all([]) as {
      number: number | null;
    }[];
    for (const { queries } of migrationsAfter(db, last?.number ?? 0)) queries.forEach(run);
  });

  const chorus = newChorus(complain);
  const listeners = LISTENERS.get(file) ?? new Set();
  LISTENERS.set(file, listeners.add(chorus));
  const spread: Store['tell'] = async notice => {
    for (const one of listeners) one.notice(notice);
  };

  /** What is asked for in the same turn shares one way to the disk, which takes longer than everything else. */
  let queue: Job[] = [];
  const atomically: Store['atomically'] = queries => {
    const compiled = queries.map(query => query.compile());
    return new Promise((resolve, reject) => {
      queue.push({ work: () => compiled.forEach(run), resolve, reject });
      if (queue.length === 1) setImmediate(writeAll);
    });
  };
  function writeAll(): void {
    const jobs = queue;
    queue = [];
    try {
      transact(() => {
        // One alone needs no savepoint: it fails as a whole.
        if (jobs.length === 1) jobs[0]?.work();
        else for (const job of jobs) tryOne(database, job);
      });
      for (const { resolve } of jobs) resolve();
    } catch (thrown) {
      for (const { reject } of jobs) reject(thrown);
    }
  }

  return {
    kind: 'sqlite',
    db,
    atomically,
    async atOnce(queries, notice) {
      await atomically(queries);
      await spread(notice);
    },
    tell: spread,
    hear: ears => chorus.add(ears),
    async ping() {
      prepare('select 1').all([]);
    },
    async close() {
      if (queue.length > 0) writeAll();
      listeners.delete(chorus);
      if (listeners.size === 0) LISTENERS.delete(file);
      kept.clear();
      await db.destroy();
      if (database.open) database.close();
    },
  };
}

/** Something that is to be written as a whole or not at all. */
interface Job {
  work(): void;
  resolve(): void;
  reject(thrown: unknown): void;
}

/** Does one of several; should it fail, the others do not notice. */
function tryOne(database: Database.Database, { work, reject }: Job): void {
  database.exec('savepoint one');
  try {
    work();
  } catch (thrown) {
    database.exec('rollback to one');
    reject(thrown);
  }
  database.exec('release one');
}

/** Two processes that create the same file at once can get in each other's way before they can wait for each other. */
async function openFile(file: string, tries = 50): Promise<Database.Database> {
  const database = new Database(file, { timeout: PATIENCE });
  try {
    database.exec(`pragma busy_timeout = ${PATIENCE}`);
    database.prepare('pragma journal_mode = wal').all([]);
    // Only so is a commit on the disk when it is acknowledged: with less, a power cut could take it back.
    database.exec('pragma synchronous = full');
    return database;
  } catch (thrown) {
    database.close();
    const isBusy =
      thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('SQLITE_BUSY');
    if (!isBusy || tries === 0) throw thrown;
    await wait(100);
    return openFile(file, tries - 1);
  }
}
