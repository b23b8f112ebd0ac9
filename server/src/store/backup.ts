import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'libsql';

/** Copies an SQLite database into a new file, whole as it is at one moment, also while a server writes to it. */
export function backUp(url: string, to: string): void {
  if (!url.startsWith('file:')) throw new Error('this is for an SQLite file; PostgreSQL has pg_dump');
  const from = resolve(url.replace(/^file:/, ''));
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  // Under its name only when it is whole and on the disk.
  const draft = `${to}.part`;
  rmSync(draft, { force: true });
  try {
    copy(from, draft);
    check(draft);
    const file = openSync(draft, 'r');
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, to);
  } finally {
    rmSync(draft, { force: true });
  }
}

function copy(from: string, to: string): void {
  const database = new Database(from, { timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run([to]);
  } finally {
    database.close();
  }
}

function check(file: string): void {
  const database = new Database(file);
  try {
    const [found] = database.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Error(`the copy is damaged: ${found?.integrity_check}`);
  } finally {
    database.close();
  }
}
