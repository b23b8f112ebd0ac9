import type { ClientMessage, LogLine, Person, ServerMessage, TableInfo, TableWish } from '@tenebrae/protocol';
import { logMark, PROTOCOL } from '@tenebrae/protocol';
import { WebSocket } from 'ws';

/** Somebody who has said a name, as every node knows them. */
export interface Visitor {
  readonly who: Person;
  readonly cookie: string;
  /** Where they seem to be: limits are by the address. */
  readonly address: string;
}

/** A node answered with anything but success. */
export class NotOk extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status}: ${body.slice(0, 200)}`);
    this.status = status;
  }
}

let people = 0;

export async function sayName(origin: string, name: string): Promise<Visitor> {
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  people += 1;
  const nobody = { who: { id: '', name }, cookie: '', address };
  const response = await call(origin, nobody, 'POST', '/api/me', { name });
  const { me } = (await response.json()) as { me: Person };
  return { who: me, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '', address };
}

export async function makeTable(origin: string, host: Visitor, wish: TableWish): Promise<TableInfo> {
  const { table } = await ask<{ table: TableInfo }>(origin, host, 'POST', '/api/tables', wish);
  return table;
}

/** What a node says, as JSON. */
export async function ask<T>(
  origin: string,
  visitor: Visitor,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<T> {
  return (await (await call(origin, visitor, method, path, body)).json()) as T;
}

async function call(
  origin: string,
  { cookie, address }: Visitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { origin, cookie, 'x-forwarded-for': address, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new NotOk(response.status, await response.text());
  return response;
}

/** An open socket at a table. */
export interface Line {
  readonly socket: WebSocket;
  /** Settles when it is closed, whoever did it. */
  readonly closed: Promise<void>;
  say(message: ClientMessage): void;
}

/** Opens a table's socket; null when the node cannot be reached or does not want to. */
export async function openLine(
  origin: string,
  { cookie, address }: Visitor,
  table: string,
  hear: (message: ServerMessage, text: string) => void,
  /** As browsers do it; it costs both sides time. */
  compress = false,
): Promise<Line | null> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie, origin, 'x-forwarded-for': address },
    perMessageDeflate: compress,
    handshakeTimeout: 20_000,
  });
  socket.on('message', data => {
    const text = String(data);
    hear(JSON.parse(text) as ServerMessage, text);
  });
  // A cut line is announced by its closing as well.
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
  const isOpen = await Promise.race([
    new Promise<boolean>(resolve => socket.once('open', () => resolve(true))),
    closed.then(() => false),
  ]);
  if (!isOpen) return null;
  return {
    socket,
    closed,
    say(message) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
  };
}

/** What a page says first: how much of the log and of the talk it still has. */
export const helloWith = (log: readonly LogLine[], chat: number): ClientMessage => ({
  id: 'hello',
  kind: 'hello',
  version: PROTOCOL,
  log: log.length,
  ...(log.length > 0 ? { mark: logMark(log) } : {}),
  chat,
});
