import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Check, openRepository } from '../src/repository.ts';

type Files = Readonly<Record<string, string | object>>;

/** A folder with these files, gone when the test is over. What is not text is written as JSON. */
export function aFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  return folder;
}

/** What a check says of a repository with these files. */
export function problems(check: Check, files: Files): string[] {
  return check(openRepository(aFolder(files)));
}

/** Copies scripts of tools/ into a folder, to run them there. */
export function copyTools(folder: string, ...names: readonly string[]): void {
  for (const name of names) cpSync(join(import.meta.dirname, '..', name), join(folder, 'tools', name));
}
