import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '@tenebrae/tools/run';
import { onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Replacements, type Server, startServer } from '../src/server.ts';
import { toyGames } from './toy/games.ts';

/** A folder that is gone after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What makes a test quick and quiet. */
const QUIET = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', TENEBRAE_WEB: '', TENEBRAE_BOT_PACE: '0' };

let program: Promise<string> | null = null;

export interface Node extends Server {
  /** As a browser says it. */
  readonly origin: string;
  readonly database: string;
  /** How often something was refused, by where and why. */
  refusals(where: string, code: string): Promise<number>;
  /** How often the server closed a socket for a reason. */
  closed(why: string): Promise<number>;
}

/** A node with an SQLite file of its own, unless another database is named. */
export async function aNode(
  settings: Readonly<Record<string, string>> = {},
  instead: Replacements = {},
): Promise<Node> {
  program ??= bundle('server/test/toy/worker.ts');
  const database = settings['DATABASE_URL'] ?? `file:${join(aFolder(), 'tenebrae.db')}`;
  const config = readConfig({ ...QUIET, ...settings, DATABASE_URL: database });
  const server = await startServer(config, { games: toyGames, botProgram: await program, ...instead });
  onTestFinished(() => server.close());
  const count = async (name: string, labels: Readonly<Record<string, string>>): Promise<number> => {
    const metric = await server.metrics.registry.getSingleMetric(name)?.get();
    const isIt = (given: object): boolean =>
      Object.entries(labels).every(([key, value]) => (given as Record<string, unknown>)[key] === value);
    return metric?.values.filter(one => isIt(one.labels)).reduce((sum, one) => sum + one.value, 0) ?? 0;
  };
  return {
    ...server,
    database,
    origin: `http://127.0.0.1:${server.port}`,
    refusals: (where, code) => count('tenebrae_refusals_total', { where, code }),
    closed: why => count('tenebrae_sockets_closed_total', { why }),
  };
}
