import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

export const ROOT = join(import.meta.dirname, '..', '..');

interface Runner {
  bundle(entry: string): Promise<string>;
}

const runner = (await import(pathToFileURL(join(ROOT, 'tools', 'run.mjs')).href)) as Runner;
export const PROGRAM = await runner.bundle('cli/src/main.ts');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real program, from a folder of its own if it is given one. */
export function tenebrae(words: readonly string[], folder = ROOT): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, FORCE_COLOR: '', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs it, and reads the JSON that must be all of its output. */
export function json(words: readonly string[], folder = ROOT): unknown {
  const { stdout, stderr } = tenebrae([...words, '--json'], folder);
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** An empty folder, gone when the test is over. */
export function anEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
