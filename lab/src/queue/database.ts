import type { Pool } from 'pg';
import type { MatchRecord } from '../match/record.ts';
import type { Run } from '../run/run.ts';

/** Where several machines share a run: its plan, its results, and who is at work. */
export interface Database {
  readonly pool: Pool;
  keepRun(run: Run): Promise<void>;
  run(id: string): Promise<Run | null>;
  keep(run: string, record: MatchRecord): Promise<void>;
  /** Which matches of a part of the run are done. */
  done(run: string, first: number, count: number): Promise<ReadonlySet<number>>;
  count(run: string, most: number): Promise<number>;
  records(run: string): Promise<MatchRecord[]>;
  close(): Promise<void>;
}

/** Of the queue itself. */
export const JOBS = 'tenebrae_lab_jobs';

/** An unlikely number, so that whoever else takes advisory locks in this database takes others. */
const SETTING_UP = 7_460_115;

const TABLES = `
create table if not exists tenebrae_lab_runs (id text primary key, run jsonb not null);
create table if not exists tenebrae_lab_matches (
  run text not null references tenebrae_lab_runs (id),
  index integer not null,
  record text not null,
  primary key (run, index)
);
create sequence if not exists tenebrae_lab_worker_numbers as integer;
create table if not exists tenebrae_lab_workers (number integer primary key, pool text not null);
`;

/** Opens the database and makes what is missing in it; several may do so at once. */
export async function openDatabase(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url });
  // A line that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => {});
  pool.on('connect', line => line.on('error', () => {}));
  await setUp(pool);
  return {
    pool,
    async keepRun(run) {
      const text =
        'insert into tenebrae_lab_runs values ($1, $2) on conflict (id) do update set run = excluded.run';
      await pool.query(text, [run.id, JSON.stringify(run)]);
    },
    async run(id) {
      const { rows } = await pool.query<{ run: Run }>('select run from tenebrae_lab_runs where id = $1', [
        id,
      ]);
      return rows[0]?.run ?? null;
    },
    async keep(run, record) {
      const text = 'insert into tenebrae_lab_matches values ($1, $2, $3) on conflict do nothing';
      await pool.query(text, [run, record.index, JSON.stringify(record)]);
    },
    async done(run, first, count) {
      const text = 'select index from tenebrae_lab_matches where run = $1 and index >= $2 and index < $3';
      const { rows } = await pool.query<{ index: number }>(text, [run, first, first + count]);
      return new Set(rows.map(({ index }) => index));
    },
    async count(run, most) {
      const text = 'select count(*)::int as count from tenebrae_lab_matches where run = $1 and index < $2';
      const { rows } = await pool.query<{ count: number }>(text, [run, most]);
      return rows[0]?.count ?? 0;
    },
    async records(run) {
      const text = 'select record from tenebrae_lab_matches where run = $1 order by index';
      const { rows } = await pool.query<{ record: string }>(text, [run]);
      return rows.map(({ record }) => JSON.parse(record) as MatchRecord);
    },
    close: () => pool.end(),
  };
}

async function setUp(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETTING_UP]);
    await client.query(TABLES);
    const { runMigrations } = await import('graphile-worker');
    await runMigrations({ pgPool: pool, schema: JOBS, logger: await silence() });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETTING_UP]).catch(() => {});
    client.release();
  }
}

/** The queue's own log is of no interest: what matters is in the database. */
export async function silence() {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => {});
}
