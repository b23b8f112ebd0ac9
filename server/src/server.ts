import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Bots, newBots } from './bots/bots.ts';
import type { Config } from './config.ts';
import type { Edge } from './edge.ts';
import { type Games, loadGame } from './games.ts';
import { newApp } from './http/app.ts';
import { newSessions } from './identity/sessions.ts';
import { type Log, newLog } from './log.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { newNotifier, type Send } from './push/notifier.ts';
import { newSockets } from './socket/sockets.ts';
import { serverKey } from './store/server-keys.ts';
import { forgetExpiredSessions } from './store/sessions.ts';
import { openStore } from './store/store.ts';
import { openTables } from './tables/tables.ts';

/** A node that serves. Several can live in one process, on one database or on several. */
export interface Server {
  /** Where it is, for a browser on this machine. */
  readonly address: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The tables that it serves. */
  readonly tables: ReturnType<typeof openTables>;
  /** Says goodbye to everybody, keeps what is to be kept, and ends. */
  close(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Replacements {
  /** The program of the threads in which bots think. */
  readonly botProgram?: URL | string;
  readonly games?: Games;
  readonly send?: Send;
  now?(): number;
}

const DAY = 86_400_000;

export async function startServer(config: Config, instead: Replacements = {}): Promise<Server> {
  const node = randomUUID().slice(0, 8);
  const log = newLog(config.logLevel, node);
  const metrics = newMetrics();
  const now = instead.now ?? Date.now;
  const complain = (thrown: unknown): void =>
    log.error({ err: thrown }, 'something failed in the background');
  const store = await openStore({ url: config.database, complain });
  const games = instead.games ?? loadGame;
  const tables = openTables({ store, node, games, config, complain, now });
  const secret = await serverKey(store, 'cookies', () => randomBytes(32).toString('base64url'), now());
  const sessions = newSessions(store, secret, config, now);
  const program = instead.botProgram ?? new URL('./bots/worker.ts', import.meta.url);
  const bots: Bots = newBots({ config, tables, log, metrics, program, now });
  const notifier = await newNotifier({ config, store, tables, log, metrics, now, ...sendOf(instead) });
  let isClosing = false;
  const edge: Edge = {
    config,
    log,
    metrics,
    store,
    sessions,
    games,
    tables,
    bots,
    notifier,
    now,
    isClosing: () => isClosing,
  };
  const unheed = tables.heed(table => {
    bots.heed(table);
    notifier.heed(table);
  });
  const api = await newApp(edge);
  const sockets = newSockets(api.server, edge);
  const tidy = setInterval(() => void forgetExpiredSessions(store, now()).catch(complain), DAY);
  tidy.unref();

  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(tidy);
    unheed();
    notifier.close();
    await sockets.close();
    await bots.close();
    await api.close();
    await tables.close();
    await store.close();
    log.info('closed');
  }

  try {
    await listen(api, config);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  const { port } = api.server.address() as AddressInfo;
  log.info({ port, database: store.kind }, 'serving');
  return { address: `http://localhost:${port}/`, port, metrics, log, tables, close: once(close) };
}

const USUAL_PORT = 4600;
const TRIES = 20;

type Api = Awaited<ReturnType<typeof newApp>>;

/** Listens where it is told to, or on the first free port from the usual one on. */
async function listen(api: Api, { port, host }: Config): Promise<void> {
  if (port !== null) return listenAt(api, port, host);
  for (let tried = USUAL_PORT; ; tried++) {
    try {
      return await listenAt(api, tried, host);
    } catch (thrown) {
      if (!isTaken(thrown) || tried >= USUAL_PORT + TRIES) throw thrown;
    }
  }
}

/** On all addresses of the machine, unless one is named; some machines have none of the newer kind. */
async function listenAt(api: Api, port: number, host: string): Promise<void> {
  try {
    await api.listen({ port, host: host === '' ? '::' : host });
  } catch (thrown) {
    if (host !== '' || codeOf(thrown) !== 'EAFNOSUPPORT') throw thrown;
    await api.listen({ port, host: '0.0.0.0' });
  }
}

const codeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;

export const isTaken = (thrown: unknown): boolean => codeOf(thrown) === 'EADDRINUSE';

const sendOf = ({ send }: Replacements): { send?: Send } => (send === undefined ? {} : { send });

/** The same promise to everybody who asks. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= act());
}
