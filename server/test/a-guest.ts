import type { ApiError, OneTable, Person, TableInfo } from '@tenebrae/protocol';
import type { Node } from './a-node.ts';
import { aPage, type Page } from './a-page.ts';

export interface Reply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A browser: it keeps its cookie, and says where its page is from. */
export interface Guest {
  readonly who: Person;
  cookie: string;
  ask<T = ApiError>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply<T>>;
  /** Opens a table's socket, and says hello. */
  open(table: string): Promise<Page>;
}

export async function ask<T>(
  node: Pick<Node, 'origin'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<T>> {
  const response = await fetch(`${node.origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(method === 'GET' ? {} : { origin: node.origin }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as T,
  };
}

/** Somebody who has said a name; at another node of the same database too. */
export async function aGuest(node: Pick<Node, 'origin'>, name: string): Promise<Guest> {
  const { body, headers } = await ask<{ me: Person }>(node, 'POST', '/api/me', { name });
  return returning(node, body.me, cookieOf(headers));
}

/** Somebody who comes with a cookie. */
export function returning(node: Pick<Node, 'origin'>, who: Person, cookie: string): Guest {
  const guest: Guest = {
    who,
    cookie,
    async ask(method, path, body, headers = {}) {
      const reply = await ask<never>(node, method, path, body, { cookie: guest.cookie, ...headers });
      guest.cookie = cookieOf(reply.headers) || guest.cookie;
      return reply;
    },
    async open(table) {
      const page = await aPage(node, table, guest.cookie);
      await page.hello();
      return page;
    },
  };
  return guest;
}

/** `name=value` of the cookie that a reply sets. */
export const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** A new table of the test's game, made by a guest. */
export async function aTable(host: Guest, wish: Readonly<Record<string, unknown>> = {}): Promise<TableInfo> {
  const body = { title: 'Evening', game: 'smugglers', players: 2, ...wish };
  const reply = await host.ask<OneTable>('POST', '/api/tables', body);
  if (reply.status !== 201) throw new Error(`no table: ${JSON.stringify(reply.body)}`);
  return reply.body.table;
}

/** Takes an invitation. */
export async function join(guest: Guest, { invitation }: TableInfo): Promise<void> {
  const reply = await guest.ask('POST', `/api/invitations/${invitation}`, {});
  if (reply.status !== 200) throw new Error(`not invited: ${JSON.stringify(reply.body)}`);
}
