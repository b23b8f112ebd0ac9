import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtWeb } from '@tenebrae/tools/web-build';
import { ROOT } from './server.ts';

/** A server of its own, with an empty database, as `npm start` would start it. */
export interface Node {
  readonly address: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and the same records. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNode(): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-online-'));
  const port = await freePort();
  const words = [join('tools', 'run.mjs'), join('server', 'src', 'main.ts')];
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'tables.db')}`,
    TENEBRAE_WEB: process.env['TENEBRAE_WEB'] ?? builtWeb(ROOT),
    TENEBRAE_BOT_PACE: '0',
    TENEBRAE_SWEEP_SECONDS: '1',
    // One machine plays everybody.
    TENEBRAE_GUESTS_PER_HOUR: '1000',
    TENEBRAE_REQUESTS_PER_MINUTE: '10000',
    LOG_LEVEL: 'warn',
  };
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    child = null;
  };
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    await serving(child);
  };
  await start();
  return {
    address: `http://localhost:${port}/`,
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until it says where it is. */
function serving(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.stdout?.setEncoding('utf8').on('data', (said: string) => {
      if (said.includes('Tenebrae is at')) done();
    });
    child.once('exit', status => fail(new Error(`the server ended with ${status}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
