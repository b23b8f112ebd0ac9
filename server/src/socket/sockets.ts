import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { WebSocketServer } from 'ws';
import type { Edge } from '../edge.ts';
import { ApiFault, faultOf, statusOf } from '../http/errors.ts';
import { addressOf, isFromHere } from '../http/origin.ts';
import { cookieName } from '../http/visitor.ts';
import type { Visit } from '../identity/sessions.ts';
import { newBuckets } from '../limits.ts';
import { mayEnter } from '../tables/rights.ts';
import { COMPRESSION } from './compression.ts';
import { type Connection, serve } from './connection.ts';

/** All pages that have a table open on this node. */
export interface Sockets {
  /** Says goodbye to all of them. */
  close(): Promise<void>;
}

const PATH = /^\/api\/tables\/([\w-]{1,64})\/socket$/;
const HEARTBEAT = 20_000;
/** Sessions that another node has ended are found out at every third beat. */
const BEATS_PER_CHECK = 3;
const MINUTE = 60_000;
/** Pages come back one after another, not all at once. */
const AGAIN = { soonest: 200, latest: 1500 };

export function newSockets(server: Server, edge: Edge): Sockets {
  const { config, metrics, sessions, tables, log } = edge;
  const connections = new Set<Connection>();
  const upgrades = newBuckets({
    capacity: config.requestsPerMinute,
    perMillisecond: config.requestsPerMinute / MINUTE,
  });
  const door = new WebSocketServer({
    noServer: true,
    maxPayload: config.messageBytes,
    perMessageDeflate: config.compress && COMPRESSION,
  });

  /** Who may open a socket, and at which table; throws why not. */
  async function admit(request: IncomingMessage): Promise<{ visit: Visit; table: string }> {
    const [, table] = PATH.exec(request.url ?? '') ?? [];
    if (table === undefined) throw new ApiFault('not-found', 'there is no socket here');
    if (!isFromHere(request, config)) throw new ApiFault('cross-site', 'not from a page of this server');
    if (edge.isClosing()) throw new ApiFault('failed', 'the server goes away');
    if (!upgrades.take(addressOf(request, config), edge.now()))
      throw new ApiFault('too-many', 'too many upgrades');
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
    const visit = await sessions.visit(cookies[cookieName(config)], false);
    if (visit === null) throw new ApiFault('no-session', 'say a name first');
    const isOneTooMany =
      connections.size >= config.sockets ||
      [...connections].filter(({ person }) => person === visit.who.id).length >= config.socketsPerPerson;
    if (isOneTooMany) throw new ApiFault('too-many', 'too many sockets');
    if (!mayEnter((await tables.open(table)).record, visit.who))
      throw new ApiFault('no-such-table', 'there is no such table');
    return { visit, table };
  }

  function open(request: IncomingMessage, socket: Duplex, head: Buffer, visit: Visit, table: string): void {
    door.handleUpgrade(request, socket, head, page => {
      const connection = serve(page, {
        edge,
        table,
        session: visit.session,
        who: visit.who,
        ended() {
          connections.delete(connection);
          metrics.sockets.set(connections.size);
        },
      });
      connections.add(connection);
      metrics.sockets.set(connections.size);
    });
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever hangs up before the answer needs none.
    const ignore = (): void => {};
    socket.on('error', ignore);
    admit(request).then(
      ({ visit, table }) => {
        socket.off('error', ignore);
        open(request, socket, head, visit, table);
      },
      thrown => {
        const { code } = faultOf(thrown);
        const status = statusOf(code);
        metrics.refusals.inc({ where: 'upgrade', code });
        // Whoever knocks while the server goes away finds another node, or comes back.
        if (status >= 500 && !edge.isClosing()) log.error({ err: thrown }, 'an upgrade failed');
        socket.end(`HTTP/1.1 ${status} ${code}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      },
    );
  });

  sessions.onEnd(which => {
    for (const one of connections) {
      if ('session' in which ? one.session === which.session : one.person === which.person)
        one.end('noSession');
    }
  });
  sessions.onRename(who => {
    for (const one of connections) if (one.person === who.id) one.rename(who);
  });

  let beats = 0;
  const heart = setInterval(() => {
    for (const connection of connections) connection.beat();
    beats += 1;
    if (beats % BEATS_PER_CHECK === 0)
      void checkSessions().catch(thrown => log.warn({ err: thrown }, 'sessions could not be checked'));
  }, HEARTBEAT);
  heart.unref();

  async function checkSessions(): Promise<void> {
    for (const session of new Set([...connections].map(one => one.session))) {
      if (await sessions.holds(session)) continue;
      for (const one of connections) if (one.session === session) one.end('noSession');
    }
  }

  return {
    async close() {
      clearInterval(heart);
      for (const connection of connections) connection.farewell(randomInt(AGAIN.soonest, AGAIN.latest));
      const until = edge.now() + MANNERS;
      while (connections.size > 0 && edge.now() < until)
        await new Promise(resolve => setTimeout(resolve, 20));
      for (const page of door.clients) page.terminate();
      door.close();
    },
  };
}

/** Milliseconds that pages have to say goodbye too. */
const MANNERS = 1000;
