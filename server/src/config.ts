import {
  anyText,
  contact,
  database,
  hosts,
  oneOf,
  origins,
  port,
  proxies,
  type Setting,
  seconds,
  setting,
  whole,
  yesOrNo,
} from './settings.ts';

/** Everything about a server that can be chosen, by the environment alone. docs/server.md prints this table. */
export const SETTINGS = {
  port: setting('PORT', '', port, 'The port; when not given, 4600 or the first free one after it.'),
  host: setting('HOST', '', anyText, 'The address to listen on; when not given, all of the machine.'),
  database: setting(
    'DATABASE_URL',
    'file:data/tenebrae.db',
    database,
    'Where the records are: an SQLite file, or `postgres://…` for one or many nodes.',
  ),
  web: setting('TENEBRAE_WEB', 'web/dist', anyText, 'The folder of the built page; empty to serve none.'),
  origins: setting(
    'TENEBRAE_ORIGINS',
    '',
    origins,
    'The addresses under which people reach the server, with commas. When not given, the page must come from the same ' +
      'host as the request. With https addresses only, cookies are marked secure.',
  ),
  proxies: setting(
    'TENEBRAE_PROXIES',
    'no',
    proxies,
    'How many reverse proxies stand before the server, or their addresses: only then are `X-Forwarded-*` believed.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug'),
    'How much is logged.',
  ),
  metricsToken: setting(
    'TENEBRAE_METRICS_TOKEN',
    '',
    anyText,
    'When given, /metrics answers only requests with `Authorization: Bearer <token>`.',
  ),

  sessionDays: setting(
    'TENEBRAE_SESSION_DAYS',
    '400',
    whole(1, 3650),
    'After how many days without a visit a browser is forgotten.',
  ),
  rotateAfter: setting(
    'TENEBRAE_ROTATE_SECONDS',
    '86400',
    seconds(0, 31_536_000),
    'After how many seconds a session gets a new cookie.',
  ),

  messageBytes: setting(
    'TENEBRAE_MESSAGE_BYTES',
    '16384',
    whole(1024, 1_048_576),
    'The largest message on a socket.',
  ),
  bodyBytes: setting(
    'TENEBRAE_BODY_BYTES',
    '65536',
    whole(1024, 1_048_576),
    'The largest body of a request.',
  ),
  saveBytes: setting(
    'TENEBRAE_SAVE_BYTES',
    '4194304',
    whole(65_536, 16_000_000),
    'The largest body that brings a save.',
  ),
  messagesPerSecond: setting(
    'TENEBRAE_MESSAGES_PER_SECOND',
    '20',
    whole(1, 10_000),
    'Messages a second on one socket, three times as many at once.',
  ),
  requestsPerMinute: setting(
    'TENEBRAE_REQUESTS_PER_MINUTE',
    '300',
    whole(1, 1_000_000),
    'API requests and upgrades a minute from one address.',
  ),
  guestsPerHour: setting(
    'TENEBRAE_GUESTS_PER_HOUR',
    '30',
    whole(1, 1_000_000),
    'New guests an hour from one address.',
  ),
  socketsPerPerson: setting(
    'TENEBRAE_SOCKETS_PER_PERSON',
    '20',
    whole(1, 10_000),
    'Sockets that one person may have open on a node.',
  ),
  sockets: setting('TENEBRAE_SOCKETS', '5000', whole(1, 1_000_000), 'Sockets that a node keeps open.'),
  socketBacklog: setting(
    'TENEBRAE_SOCKET_BACKLOG',
    '2097152',
    whole(65_536, 268_435_456),
    'Bytes that may wait for a slow page before it is dropped.',
  ),
  tablesPerPerson: setting(
    'TENEBRAE_TABLES_PER_PERSON',
    '50',
    whole(1, 100_000),
    'Tables that are not over nor archived which one person may have made.',
  ),
  liveTables: setting(
    'TENEBRAE_LIVE_TABLES',
    '500',
    whole(1, 100_000),
    'Tables that a node keeps in memory.',
  ),
  idle: setting(
    'TENEBRAE_IDLE_SECONDS',
    '300',
    seconds(1, 86_400),
    'After how many seconds a table that nobody has open leaves memory.',
  ),
  compress: setting('TENEBRAE_COMPRESS', 'yes', yesOrNo, 'Whether large messages on sockets are compressed.'),

  botWorkers: setting(
    'TENEBRAE_BOT_WORKERS',
    '1',
    whole(1, 64),
    'Threads in which bots think; leave people at least one processor.',
  ),
  botPace: setting(
    'TENEBRAE_BOT_PACE',
    '300',
    whole(0, 60_000),
    'Milliseconds that a bot waits before it answers at a table which somebody has open.',
  ),
  botThought: setting(
    'TENEBRAE_BOT_THOUGHT',
    '1500',
    whole(50, 20_000),
    'Milliseconds that a bot looks ahead, or a hint is thought about; less while many bots want to.',
  ),
  sweep: setting(
    'TENEBRAE_SWEEP_SECONDS',
    '3',
    seconds(1, 3600),
    'How often a node looks for bots and clocks that another node left behind.',
  ),

  pushHosts: setting(
    'TENEBRAE_PUSH_HOSTS',
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    hosts,
    'The push services that may be called, and no other host; empty to send no notifications.',
  ),
  contact: setting(
    'TENEBRAE_CONTACT',
    'https://tenebrae.invalid',
    contact,
    'Whom a push service may write to about this server.',
  ),
  pushDelay: setting(
    'TENEBRAE_PUSH_SECONDS',
    '20',
    seconds(0, 3600),
    'How long somebody must have been away at their turn before they are notified.',
  ),

  goodbye: setting(
    'TENEBRAE_GOODBYE_SECONDS',
    '5',
    seconds(1, 60),
    'How long a stopping server waits for what is under way.',
  ),
} as const satisfies Record<string, Setting<unknown>>;

type Settings = typeof SETTINGS;
export type Config = { readonly [K in keyof Settings]: ReturnType<Settings[K]['read']> };

/** The environment is not as it should be: one line for each fault. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** Reads the whole configuration, or says everything that is wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, one] of Object.entries<Setting<unknown>>(SETTINGS)) {
    try {
      config[name] = one.read(env[one.env] ?? one.usual);
    } catch (thrown) {
      // Without what was given: it may be an address with a password in it.
      faults.push(`${one.env}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  const known = new Set<string>(Object.values(SETTINGS).map(one => one.env));
  for (const name of Object.keys(env))
    if (name.startsWith('TENEBRAE_') && !known.has(name)) faults.push(`${name}: there is no such setting`);
  if (faults.length > 0) throw new BadConfig(faults.join('\n'));
  return config as unknown as Config;
}
