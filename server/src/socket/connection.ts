import { type ClientMessage, type Person, PROTOCOL, type RefusedBecause } from '@tenebrae/protocol';
import { parseMessage } from '@tenebrae/protocol/parse';
import type { RawData, WebSocket } from 'ws';
import type { Edge } from '../edge.ts';
import { readJson } from '../http/read-json.ts';
import { newBucket } from '../limits.ts';
import { mayEnter, playsSeat } from '../tables/rights.ts';
import { pastSceneFor } from '../tables/scene.ts';
import { Declined, type LiveTable } from '../tables/service.ts';
import { newOutbox, type Reason } from './outbox.ts';
import { newWindow } from './window.ts';

/** A page that has a table open. */
export interface Connection {
  readonly session: string;
  readonly person: string;
  rename(who: Person): void;
  /** Asks for a sign of life; a page that gave none is let go. */
  beat(): void;
  end(why: Reason): void;
  /** The server goes: come back after so many milliseconds. */
  farewell(again: number): void;
}

/** A page must say hello within so many milliseconds. */
const HELLO_WITHIN = 10_000;
/** Signs of life that may be missed. */
const MISSES = 2;
/** So many senseless messages, or messages beyond the rate, and the page is let go. */
const PATIENCE = 50;
/** Commands that may wait behind one another. */
const QUEUE = 100;

export interface Place {
  readonly edge: Edge;
  readonly table: string;
  readonly session: string;
  readonly who: Person;
  readonly ended: () => void;
}

type Deedless = Extract<ClientMessage, { kind: 'hello' | 'look' | 'hint' }>;

/** Serves one page: everything that it sends is parsed, counted and asked of the table in the name of its session. */
export function serve(socket: WebSocket, { edge, table: id, session, who: first, ended }: Place): Connection {
  const { tables, bots, metrics, log, config } = edge;
  const complain = (thrown: unknown): void => log.error({ err: thrown, table: id }, 'a game had no words');
  const outbox = newOutbox(socket, edge);
  const window = newWindow(complain);
  const rate = config.messagesPerSecond;
  const bucket = newBucket({ capacity: 3 * rate, perMillisecond: rate / 1000 });
  const closers: (() => void)[] = [];
  let who = first;
  let stage: 'silent' | 'greeting' | 'open' | 'over' = 'silent';
  let nonsense = 0;
  let missed = 0;
  let waiting = 0;
  let isHinting = false;
  let pending: NodeJS.Immediate | null = null;
  let latest: LiveTable | null = null;
  let line: Promise<void> = Promise.resolve();

  const helloTimer = setTimeout(() => outbox.end('silent'), HELLO_WITHIN);

  function refuse(to: string | null, code: RefusedBecause, message: string): void {
    metrics.refusals.inc({ where: 'socket', code });
    outbox.send({ kind: 'refused', id: to, code, message });
  }

  function hear(data: RawData, isBinary: boolean): void {
    missed = 0;
    const isTooFast = !bucket.take(edge.now());
    const message = isTooFast ? 'too many messages' : read(data, isBinary);
    if (typeof message !== 'string') return receive(message);
    refuse(null, isTooFast ? 'too-many' : 'malformed', message);
    nonsense += 1;
    if (nonsense >= PATIENCE) outbox.end(isTooFast ? 'tooMany' : 'malformed');
  }

  function read(data: RawData, isBinary: boolean): ClientMessage | string {
    if (isBinary) return 'only text is understood';
    try {
      return parseMessage(readJson(String(data)));
    } catch {
      return 'this is no JSON that can be read';
    }
  }

  function receive(message: ClientMessage): void {
    if (stage === 'silent' && message.kind === 'hello') return greet(message);
    if (message.kind === 'hello' || stage === 'silent') {
      return refuse(message.id, 'malformed', 'a page says hello first, and once');
    }
    if (waiting >= QUEUE) return refuse(message.id, 'too-many', 'too much at once');
    // A hint takes long: the page can do other things meanwhile.
    if (message.kind === 'hint') return void attempt(message);
    waiting += 1;
    line = line
      .then(() => attempt(message))
      .finally(() => {
        waiting -= 1;
      });
  }

  function greet(hello: Extract<Deedless, { kind: 'hello' }>): void {
    clearTimeout(helloTimer);
    if (hello.version !== PROTOCOL) {
      refuse(hello.id, 'too-old', `this server speaks version ${PROTOCOL}`);
      return outbox.end('tooOld');
    }
    stage = 'greeting';
    line = settle(hello).catch(thrown => {
      fail(hello, thrown);
      outbox.end('goingAway');
    });
  }

  /** Follows the table from before the welcome, so that nothing can happen in between. */
  async function settle(hello: Extract<Deedless, { kind: 'hello' }>): Promise<void> {
    const keep = (close: () => void): void => {
      if (stage === 'over') close();
      else closers.push(close);
    };
    keep(await tables.follow(id, changed));
    keep(await tables.arrive(id, who));
    const table = await tables.open(id);
    if (stage === 'over') return;
    checkEntry(table);
    stage = 'open';
    latest = table;
    outbox.send(window.welcome(table, who, hello));
  }

  function checkEntry({ record }: LiveTable): void {
    if (!mayEnter(record, who)) throw new Declined('no-such-table', 'there is no such table');
  }

  function changed(table: LiveTable): void {
    if (stage !== 'open') return;
    latest = table;
    pending ??= setImmediate(flush);
  }

  /** Several deeds in a row make one scene. */
  function flush(): void {
    if (pending !== null) clearImmediate(pending);
    pending = null;
    if (stage !== 'open' || latest === null) return;
    try {
      checkEntry(latest);
      for (const message of window.news(latest, who)) outbox.send(message);
    } catch (thrown) {
      log.error({ err: thrown, table: id }, 'a page could not be told');
      outbox.end('goingAway');
    }
  }

  async function attempt(message: Exclude<ClientMessage, { kind: 'hello' }>): Promise<void> {
    if (stage !== 'open') return;
    const began = performance.now();
    try {
      await perform(message);
      metrics.commands.inc({ kind: message.kind, outcome: 'done' });
      metrics.commandSeconds.observe({ kind: message.kind }, (performance.now() - began) / 1000);
    } catch (thrown) {
      fail(message, thrown);
    }
  }

  function fail(message: ClientMessage, thrown: unknown): void {
    const isDeclined = thrown instanceof Declined;
    if (!isDeclined) log.error({ err: thrown, table: id, kind: message.kind }, 'a command failed');
    metrics.commands.inc({ kind: message.kind, outcome: 'refused' });
    flush();
    refuse(
      message.id,
      isDeclined ? thrown.code : 'failed',
      isDeclined ? thrown.message : 'the server could not do this now',
    );
  }

  async function perform(message: Exclude<ClientMessage, { kind: 'hello' }>): Promise<void> {
    if (message.kind === 'hint') return hint(message);
    if (message.kind === 'look') {
      const scene = pastSceneFor(await tables.open(id), who, message.at, complain);
      return outbox.send({ kind: 'looked', id: message.id, scene });
    }
    await tables.act(id, who, message);
    flush();
    outbox.send({ kind: 'done', id: message.id });
  }

  async function hint({ id: name, seat }: Extract<Deedless, { kind: 'hint' }>): Promise<void> {
    if (isHinting) throw new Declined('too-many', 'a hint is on its way');
    isHinting = true;
    try {
      const table = await tables.open(id);
      if (!playsSeat(table.record, who, seat)) throw new Declined('not-allowed', `you do not play ${seat}`);
      outbox.send({ kind: 'hinted', id: name, hint: await bots.hint(table, seat) });
    } finally {
      isHinting = false;
    }
  }

  function over(): void {
    if (stage === 'over') return;
    stage = 'over';
    clearTimeout(helloTimer);
    if (pending !== null) clearImmediate(pending);
    for (const close of closers.splice(0)) close();
    ended();
  }

  socket.on('message', hear);
  socket.on('pong', () => {
    missed = 0;
  });
  socket.on('error', thrown => {
    if ('code' in thrown && thrown.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
      metrics.refusals.inc({ where: 'socket', code: 'too-large' });
    else metrics.refusals.inc({ where: 'socket', code: 'malformed' });
  });
  socket.on('close', over);

  return {
    session,
    person: first.id,
    rename(next) {
      who = next;
    },
    beat() {
      missed += 1;
      if (missed > MISSES) {
        metrics.closed.inc({ why: 'silent' });
        socket.terminate();
      } else socket.ping();
    },
    end: outbox.end,
    farewell(again) {
      flush();
      outbox.send({ kind: 'closing', again });
      outbox.end('goingAway');
    },
  };
}
