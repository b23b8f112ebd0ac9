import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '@tenebrae/kernel';
import type { ChatLine, Command, LogLine, OnlineScene, ServerMessage, TableInfo } from '@tenebrae/protocol';
import { helloWith, type Line, openLine, type Visitor } from '../wire.ts';
import type { Chance } from './chance.ts';
import { nextCommand } from './whims.ts';

/** What a page holds of a table, put together from all that it was ever sent. */
export interface Page {
  scene: OnlineScene | null;
  table: TableInfo | null;
  readonly log: LogLine[];
  readonly chat: ChatLine[];
}

/** Something that was asked of the table, under a name, and what came of it. */
export interface Sent {
  readonly id: string;
  readonly command: Command;
  /** `done`, or the code of a refusal. */
  readonly outcome: string;
}

export interface PlayerWish {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: Seat | null;
  readonly chance: Chance;
  /** Milliseconds between two wishes, on average. */
  readonly pace: number;
  /** Where a node can be reached now, best this one; null when none is up. */
  where(before: string | null): string | null;
}

/** A simulated person who has a table open: comes back whenever the line is cut, and sends again what got no reply. */
export interface Player {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: Seat | null;
  readonly page: Page;
  readonly sent: readonly Sent[];
  readonly tally: Tally;
  /** Something is asked and not yet answered. */
  readonly isWaiting: boolean;
  /** What does not fit together of all that was heard. */
  readonly oddities: readonly string[];
  /** Asks for something, however often the line is cut, and says what came of it. */
  request(command: Command): Promise<string>;
  /** From now on it wishes something of its own accord, or no longer. */
  play(on: boolean): void;
  /** Lives until it is told to leave. */
  live(): Promise<void>;
  leave(): void;
}

export interface Tally {
  lines: number;
  moves: number;
  cuts: number;
  resent: number;
}

interface Waiting {
  readonly id: string;
  readonly command: Command;
  settle(outcome: string): void;
}

export function newPlayer({ visitor, table, seat, chance, pace, where }: PlayerWish): Player {
  const page: Page = { scene: null, table: null, log: [], chat: [] };
  const sent: Sent[] = [];
  const oddities: string[] = [];
  const tally: Tally = { lines: 0, moves: 0, cuts: 0, resent: 0 };
  let line: Line | null = null;
  let at: string | null = null;
  let isWelcome = false;
  let plays = false;
  let isOver = false;
  let waiting: Waiting | null = null;
  let timer: NodeJS.Timeout | null = null;

  function hear(message: ServerMessage): void {
    if (message.kind === 'welcome') {
      isWelcome = true;
      for (const one of message.chat) hearTalk(one);
      if (waiting !== null) tally.resent += 1;
      say();
    }
    if (message.kind === 'chat') hearTalk(message.line);
    if (message.kind === 'welcome' || message.kind === 'table') page.table = message.table;
    if (message.kind === 'welcome' || message.kind === 'scene') see(message.scene);
    if (message.kind === 'done') settle(message.id, 'done');
    if (message.kind === 'refused') settle(message.id, message.code);
    consider(pace);
  }

  function hearTalk(said: ChatLine): void {
    if (said.at <= (page.chat.at(-1)?.at ?? 0)) oddities.push(`line ${said.at} of the talk came twice`);
    page.chat.push(said);
  }

  function see(scene: OnlineScene | null): void {
    page.scene = scene;
    if (scene === null) return;
    const { from, lines } = scene.log;
    if (from > page.log.length) oddities.push(`the log goes on at ${from} after ${page.log.length} lines`);
    page.log.length = Math.min(from, page.log.length);
    page.log.push(...lines);
  }

  function settle(id: string | null, outcome: string): void {
    if (waiting === null || waiting.id !== id) {
      oddities.push(`${outcome} for ${id}, which waits for nothing`);
      return;
    }
    const { command, settle: tell } = waiting;
    waiting = null;
    sent.push({ id, command, outcome });
    tell(outcome);
  }

  function say(): void {
    if (isWelcome && waiting !== null) line?.say({ ...waiting.command, id: waiting.id });
  }

  function request(command: Command): Promise<string> {
    return new Promise(resolve => {
      waiting = { id: `m${sent.length}`, command, settle: resolve };
      say();
    });
  }

  function consider(within: number): void {
    if (plays && timer === null) timer = setTimeout(turn, chance.below(2 * within));
  }

  function turn(): void {
    timer = null;
    if (!plays || !isWelcome || waiting !== null) return;
    const command = nextCommand(page, seat, visitor.who, chance);
    if (command === null) return consider(4 * pace);
    void request(command);
    // Now and then the line is cut before the reply can come.
    if (!chance.percent(2)) return;
    tally.cuts += 1;
    line?.socket.terminate();
  }

  return {
    visitor,
    table,
    seat,
    page,
    sent,
    tally,
    oddities,
    get isWaiting() {
      return waiting !== null;
    },
    request,
    play(on) {
      plays = on;
      consider(pace);
    },
    async live() {
      while (!isOver) {
        const origin = where(at);
        line = origin === null ? null : await openLine(origin, visitor, table, hear);
        if (line !== null && !isOver) {
          if (at !== null && at !== origin) tally.moves += 1;
          at = origin;
          tally.lines += 1;
          line.say(helloWith(page.log, page.chat.at(-1)?.at ?? 0));
          await line.closed;
          isWelcome = false;
        }
        if (!isOver) await wait(50 + chance.below(300));
      }
      line?.socket.terminate();
    },
    leave() {
      isOver = true;
      plays = false;
      if (timer !== null) clearTimeout(timer);
      line?.socket.terminate();
    },
  };
}
