import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { ESLint } from 'eslint';

const ROOT = join(import.meta.dirname, '../..');
const SETTINGS = [
  'eslint.config.js',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  'lint/src',
  'tools/run.mjs',
];
const PACKAGES = ['typescript', 'typescript-eslint', '@typescript-eslint', 'rolldown'];

/** Lints files under the project's own settings, in a folder of their own. Gives each file's rules that complain. */
export async function lintFiles(files: Readonly<Record<string, string>>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-lint-'));
  try {
    for (const path of SETTINGS) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    for (const name of PACKAGES) link(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    for (const [path, code] of Object.entries(files)) write(join(folder, path), code);

    const results = await new ESLint({ cwd: folder }).lintFiles(Object.keys(files));
    return new Map(
      results.map(({ filePath, messages }) => [
        relative(folder, filePath).split(sep).join('/'),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
