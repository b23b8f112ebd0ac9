import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './install.mjs';

/** What the page in the browser is made of. */
const SOURCES = ['kernel', 'board', 'bots', 'games', 'protocol', 'web'];
const NO_SOURCES = new Set(['node_modules', 'dist', 'test', 'testing']);

/** Where the page is when it is built. */
export const builtWeb = root => join(root, 'web', 'dist');

/** Builds the page if something that it is made of is newer; says whether it is there then. Talks on stderr only. */
export function buildWeb(root) {
  if (isFresh(root)) return true;
  console.error('Building the table, which takes some seconds.');
  const [command, ...first] = npmCommand();
  const words = [...first, 'run', '--silent', 'build'];
  return spawnSync(command, words, { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] }).status === 0;
}

function isFresh(root) {
  const built = ageOf(join(builtWeb(root), 'index.html'));
  const made = [join(root, 'package-lock.json'), ...SOURCES.map(folder => join(root, folder))];
  return built > 0 && made.every(path => newest(path) <= built);
}

function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter(name => !NO_SOURCES.has(name));
  return inside.reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

const ageOf = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
