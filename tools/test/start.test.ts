import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder, copyTools } from './folder.ts';

const INSTALLED = {
  'package-lock.json': { packages: {} },
  'node_modules/.package-lock.json': { packages: {} },
};
/** Written last, so that nothing that the page is made of is newer. */
const BUILT = { 'web/dist/index.html': '<title>Tenebrae</title>' };

/** A clone with the start script and a stand-in for npm, which writes down how it was called. */
function aClone(files: Record<string, string | object> = INSTALLED, built: object = BUILT): string {
  const npm =
    "console.log('npm ' + process.argv.slice(2, 5).join(' ')); process.exit(Number(process.env.NPM_ENDS ?? 0));";
  const folder = aFolder({ ...files, 'npm-cli.js': npm, ...built });
  copyTools(folder, 'start.mjs', 'install.mjs', 'serve-web.mjs', 'static.mjs', 'web-build.mjs');
  return folder;
}

function start(folder: string, env: Record<string, string> = { PORT: '0' }): ChildProcess {
  const { PORT: _, ...inherited } = process.env;
  const started = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { ...inherited, npm_execpath: join(folder, 'npm-cli.js'), ...env },
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  return started;
}

async function linesUntil(started: ChildProcess, last: RegExp): Promise<string> {
  let said = '';
  for await (const text of started.stdout ?? []) {
    said += String(text);
    if (last.test(said)) return said;
  }
  return said;
}

async function lastWords(started: ChildProcess): Promise<{ said: string; status: unknown }> {
  let said = '';
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', text => (said += String(text)));
  const [status] = await once(started, 'close');
  return { said, status };
}

const ADDRESS = /Tenebrae is at (http:\/\/localhost:(\d+)\/)\n/;

test('serves the page, and nothing else', async () => {
  const said = await linesUntil(start(aClone()), ADDRESS);
  const [line, address = ''] = ADDRESS.exec(said) ?? [];
  expect(said).toBe(line);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toBe(BUILT['web/dist/index.html']);
  expect((await fetch(`${address}install.mjs`)).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s', async signal => {
  const started = start(aClone());
  const [, address = ''] = ADDRESS.exec(await linesUntil(started, ADDRESS)) ?? [];
  await fetch(address);
  started.kill(signal);
  expect(await once(started, 'exit')).toEqual([0, null]);
});

test('a port that was asked for and is taken is an error', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await lastWords(start(aClone(), { PORT: `${port}` }))).toEqual({
    said: `Port ${port} is taken.\n`,
    status: 1,
  });
});

test('without a wish, the next free port is taken', async () => {
  const ports = [];
  for (const _ of [1, 2]) {
    const [, , port] = ADDRESS.exec(await linesUntil(start(aClone(), {}), ADDRESS)) ?? [];
    ports.push(Number(port));
  }
  expect(ports[0]).toBeGreaterThanOrEqual(4600);
  expect(ports[1]).toBeGreaterThan(ports[0] ?? 0);
});

test('a port that is no number is an error', async () => {
  const { said, status } = await lastWords(start(aClone(), { PORT: 'high' }));
  expect(said).toMatch(/^PORT=high is no port.*\n$/);
  expect(status).toBe(1);
});

test('an old Node is an error of one line', async () => {
  const pretend = "Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } })";
  const old = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` };
  expect(await lastWords(start(aClone(), old))).toEqual({
    said: 'Tenebrae needs Node 20.19 or newer; this is Node 20.18.3.\n',
    status: 1,
  });
});

const locked = (version: string, more: object = {}) => ({
  packages: { 'node_modules/x': { version, ...more } },
});

test.each([
  ['nothing is installed', { 'package-lock.json': locked('1.0.0') }],
  [
    'another version is',
    { 'package-lock.json': locked('1.0.0'), 'node_modules/.package-lock.json': locked('0.9.0') },
  ],
])('when %s, installs', async (_, files) => {
  expect(await linesUntil(start(aClone(files)), ADDRESS)).toMatch(/^Installing.*\nnpm ci.*\nTenebrae is at/);
});

test('when all is installed but packages for other systems, does not install', async () => {
  const files = {
    'package-lock.json': {
      packages: { '': {}, 'kernel': {}, ...locked('1.0.0', { optional: true }).packages },
    },
    'node_modules/.package-lock.json': { packages: {} },
  };
  expect(await linesUntil(start(aClone(files)), ADDRESS)).toMatch(/^Tenebrae is at/);
});

test('when npm ci fails, tries npm install, and then gives up', async () => {
  const { said, status } = await lastWords(start(aClone({}), { NPM_ENDS: '1' }));
  expect(said).toMatch(/npm ci [\s\S]*npm install --no-save [\s\S]*could not be installed/);
  expect(status).toBe(1);
});

test('when the page is not built and there is a server, builds the one and starts the other', async () => {
  const folder = aClone(
    {
      ...INSTALLED,
      'server/package.json': {},
      'tools/run.mjs': 'console.log(process.argv[2]); process.exit(3);',
    },
    {},
  );
  const { said, status } = await lastWords(start(folder));
  expect(said).toBe(
    'Building the table, which takes some seconds.\nnpm run --silent build\nserver/src/main.ts\n',
  );
  expect(status).toBe(3);
});

test('a server is told to stop', async () => {
  const run = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => 1, 1000); console.log('up');";
  const started = start(aClone({ ...INSTALLED, 'server/package.json': {}, 'tools/run.mjs': run }));
  await linesUntil(started, /up/);
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
});

test('ends when the shell that npm put before it is gone', async () => {
  const folder = aClone();
  const env = { ...process.env, PORT: '0', npm_lifecycle_event: 'start' };
  const shell = spawn('sh', ['-c', `"${process.execPath}" tools/start.mjs; true`], { cwd: folder, env });
  onTestFinished(() => void shell.kill('SIGKILL'));
  const [, address = ''] = ADDRESS.exec(await linesUntil(shell, ADDRESS)) ?? [];
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 10_000, interval: 200 });
});
