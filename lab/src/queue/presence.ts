import type { Pool, PoolClient } from 'pg';
import { JOBS } from './database.ts';

/** Whoever works holds a lock on a line of its own for as long as it lives, however its life ends. */
const AT_WORK = 7460;

export interface Presence {
  leave(): Promise<void>;
}

/** Says that this process works, under the name by which the queue locks jobs for it. */
export async function bePresent(pool: Pool, name: string): Promise<Presence> {
  const line = await pool.connect();
  const { rows } = await line.query<{ number: number }>(
    "select nextval('tenebrae_lab_worker_numbers')::int as number",
  );
  const number = rows[0]?.number ?? 0;
  await line.query('select pg_advisory_lock($1, $2)', [AT_WORK, number]);
  await line.query('insert into tenebrae_lab_workers values ($1, $2)', [number, name]);
  return {
    async leave() {
      await line.query('delete from tenebrae_lab_workers where number = $1', [number]).catch(() => {});
      line.release(true);
    },
  };
}

/** How many are at work. Jobs of those who have died are free again at once: the queue itself would wait for hours. */
export async function countPresent(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ number: number; pool: string }>(
      'select number, pool from tenebrae_lab_workers order by number',
    );
    let present = 0;
    for (const { number, pool: name } of rows) {
      if (await isGone(client, number)) await bury(client, number, name);
      else present += 1;
    }
    return present;
  } finally {
    client.release();
  }
}

async function isGone(client: PoolClient, number: number): Promise<boolean> {
  const text = 'select pg_try_advisory_lock($1, $2) as gone';
  const { rows } = await client.query<{ gone: boolean }>(text, [AT_WORK, number]);
  return rows[0]?.gone ?? false;
}

async function bury(client: PoolClient, number: number, name: string): Promise<void> {
  await client.query(`select ${JOBS}.force_unlock_workers($1::text[])`, [[name]]);
  await client.query('delete from tenebrae_lab_workers where number = $1', [number]);
  await client.query('select pg_advisory_unlock($1, $2)', [AT_WORK, number]);
}
