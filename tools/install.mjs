import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const NEEDED = [20, 19];

/** Ends the program in one line if Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Tenebrae needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages, unless those of package-lock.json are there already. */
export function install(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages, which takes a minute the first time.');
  if (npm(root, 'ci', ...QUIETLY) === 0) return;
  console.log('npm ci did not work out; trying npm install.');
  // --no-save: a lock file that is out of step is for a person to mend.
  if (npm(root, 'install', '--no-save', ...QUIETLY) === 0) return;
  console.error('The packages could not be installed: see the messages of npm above.');
  process.exit(1);
}

/** Runs npm, its output going where ours goes, and gives its exit status. */
export function npm(root, ...words) {
  const [command, ...first] = npmCommand();
  const { status } = spawnSync(command, [...first, ...words], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

/** How to run npm: by the very file that runs us if there is one, else by its name. */
export function npmCommand() {
  const running = process.env.npm_execpath;
  if (running !== undefined && basename(running).startsWith('npm-cli')) return [process.execPath, running];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

// Types, tests and formatter are development packages, whatever NODE_ENV says.
const QUIETLY = ['--include=dev', '--loglevel=error'];

/** Compares package-lock.json with the list that npm keeps of what it has installed. */
function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => isSatisfied(entry, present[path]));
}

function isSatisfied(wanted, present) {
  // Optional packages of other systems stay away.
  if (present === undefined) return Boolean(wanted.optional || wanted.devOptional);
  return wanted.version === present.version && wanted.integrity === present.integrity;
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
