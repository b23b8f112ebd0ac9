import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A node in a process of its own. */
export interface NodeProcess {
  /** As a browser says it. */
  readonly origin: string;
  readonly pid: number;
  /** Settles with the exit code when it is gone, null when a signal ended it. */
  readonly gone: Promise<number | null>;
  readonly isUp: boolean;
  send(signal: NodeJS.Signals): void;
  /** The next line that it says. */
  line(): Promise<string>;
}

export interface ProcessWish {
  readonly program: URL;
  readonly env: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
  /** Told every line that it complains with. */
  complain(line: string): void;
}

/** What keeps limits out of the way that are for strangers on the network. */
export const UNLIMITED = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  TENEBRAE_WEB: '',
  TENEBRAE_PROXIES: '1',
  TENEBRAE_REQUESTS_PER_MINUTE: '1000000',
  TENEBRAE_GUESTS_PER_HOUR: '1000000',
  TENEBRAE_TABLES_PER_PERSON: '100000',
  TENEBRAE_MESSAGES_PER_SECOND: '10000',
  TENEBRAE_SOCKETS_PER_PERSON: '10000',
  TENEBRAE_PUSH_HOSTS: '',
} as const;

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Starts a process and waits until it says where it is. It never outlives this one. */
export async function startProcess({
  program,
  env,
  words = [],
  complain,
}: ProcessWish): Promise<NodeProcess> {
  const child = spawn(process.execPath, [...words, fileURLToPath(program)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const said = createInterface({ input: child.stdout });
  createInterface({ input: child.stderr }).on('line', complain);
  let isUp = true;
  const gone = once(child, 'exit').then(([code]) => {
    isUp = false;
    alive.delete(child);
    return code as number | null;
  });
  const line = async (): Promise<string> => String((await once(said, 'line'))[0]);
  const first = await Promise.race([line(), gone]);
  const port = /:(\d+)\/$/.exec(String(first))?.[1];
  if (port === undefined) throw new Error(`a node did not start: ${first}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    gone,
    get isUp() {
      return isUp;
    },
    send: signal => void child.kill(signal),
    line,
  };
}
