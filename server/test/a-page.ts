import { randomUUID } from 'node:crypto';
import {
  type ChatLine,
  type ClientMessage,
  type Command,
  type LogLine,
  logMark,
  type OnlineScene,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
} from '@tenebrae/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Node } from './a-node.ts';

type Told<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;
type Answered = Told<'done' | 'refused' | 'looked' | 'hinted'>;

/** What a page keeps while its socket comes and goes. */
export interface Kept {
  scene: OnlineScene | null;
  table: TableInfo | null;
  log: LogLine[];
  chat: ChatLine[];
}

/** A page that has a table open, as the web client does it. */
export interface Page extends Kept {
  readonly socket: WebSocket;
  /** Everything that came over the wire. */
  readonly heard: ServerMessage[];
  hello(): Promise<Told<'welcome' | 'refused'>>;
  /** Asks for something, and waits for the reply. */
  ask(command: Command, id?: string): Promise<Answered>;
  /** Answers what is asked of a seat, by an option's id or its place. */
  answer(seat: string, given: string | number): Promise<Answered>;
  /** Waits until something holds. */
  until(holds: (page: Page) => boolean, what?: string): Promise<void>;
  /** The code with which the socket was closed. */
  closed(): Promise<number>;
  /** Cuts the line, without a word. */
  cut(): void;
}

/** A test that waits longer than this has failed. */
const PATIENCE = 20_000;

export async function aPage(
  { origin }: Pick<Node, 'origin'>,
  table: string,
  cookie: string,
  kept: Kept = { scene: null, table: null, log: [], chat: [] },
): Promise<Page> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie, origin },
  });
  onTestFinished(() => socket.terminate());
  const waiting = new Set<() => void>();
  const heard: ServerMessage[] = [];

  function take(message: ServerMessage): void {
    heard.push(message);
    if (message.kind === 'welcome' || message.kind === 'table') page.table = message.table;
    if (message.kind === 'welcome') page.chat.push(...message.chat);
    if (message.kind === 'chat') page.chat.push(message.line);
    if ((message.kind === 'welcome' || message.kind === 'scene') && message.scene !== null) {
      page.scene = message.scene;
      page.log.length = message.scene.log.from;
      page.log.push(...message.scene.log.lines);
    }
    for (const wake of waiting) wake();
  }

  const until = (holds: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        waiting.delete(wake);
        clearTimeout(timer);
        act();
      };
      const timer = setTimeout(() => settle(() => reject(new Error(`in vain: ${what}`))), PATIENCE);
      const wake = (): void => {
        if (holds()) settle(resolve);
      };
      waiting.add(wake);
      wake();
    });

  async function reply<M extends ServerMessage>(isIt: (message: ServerMessage) => message is M): Promise<M> {
    await until(() => heard.some(isIt), 'a reply');
    return heard.find(isIt) as M;
  }

  const post = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  const close = new Promise<number>(resolve => socket.on('close', code => resolve(code)));

  const page: Page = {
    ...kept,
    socket,
    heard,
    hello() {
      const { log, chat } = page;
      const mark = log.length > 0 ? { mark: logMark(log) } : {};
      post({
        id: 'hello',
        kind: 'hello',
        version: PROTOCOL,
        log: log.length,
        ...mark,
        chat: chat.at(-1)?.at ?? 0,
      });
      const isReply = (one: ServerMessage): one is Told<'welcome' | 'refused'> =>
        one.kind === 'welcome' || (one.kind === 'refused' && (one.id === 'hello' || one.id === null));
      return reply(isReply);
    },
    ask(command, id = randomUUID()) {
      const before = heard.length;
      post({ ...command, id });
      const isReply = (one: ServerMessage): one is Answered =>
        ['done', 'refused', 'looked', 'hinted'].includes(one.kind) &&
        'id' in one &&
        one.id === id &&
        heard.indexOf(one) >= before;
      return reply(isReply);
    },
    answer(seat, given) {
      return page.ask({ kind: 'answer', asking: page.scene?.asking ?? 0, seat, given });
    },
    until: (holds, what = String(holds)) => until(() => holds(page), what),
    closed: () => close,
    cut: () => socket.terminate(),
  };

  socket.on('message', data => take(JSON.parse(String(data)) as ServerMessage));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`refused with ${response.statusCode}`)),
    );
  });
  return page;
}

/** The same page after its line was cut: it keeps what it had. */
export const again = (node: Pick<Node, 'origin'>, table: string, cookie: string, page: Page): Promise<Page> =>
  aPage(node, table, cookie, {
    scene: page.scene,
    table: page.table,
    log: [...page.log],
    chat: [...page.chat],
  });
