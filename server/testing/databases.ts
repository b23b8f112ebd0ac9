import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Both databases, for tests that must hold on either. */
export const DATABASES = [
  { name: 'SQLite', fresh: freshFile },
  { name: 'PostgreSQL', fresh: freshSchema },
] as const;

/** The address of an SQLite file that is gone after the test. */
export async function freshFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${join(folder, 'tenebrae.db')}`;
}

/** The address of an empty PostgreSQL schema. */
export async function freshSchema(): Promise<string> {
  const schema = `s_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`create schema ${schema}`);
  const options = encodeURIComponent(`-c search_path=${schema}`);
  return `${inject('postgres')}&options=${options}&application_name=${schema}`;
}

/** Cuts all lines to a schema, as when the network fails. */
export async function cutLines(url: string): Promise<void> {
  const name = new URL(url).searchParams.get('application_name');
  await askPostgres(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
  );
}

/** Asks the PostgreSQL of this run something, besides all stores. */
async function askPostgres(query: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
