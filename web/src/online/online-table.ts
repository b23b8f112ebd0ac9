import type { Answer, Save, Seat } from '@tenebrae/kernel';
import {
  type ChatLine,
  type ClientMessage,
  type LogLine,
  logMark,
  type OnlineScene,
  type Person,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type Trouble,
} from '@tenebrae/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { lookInto } from '../engine/client.ts';
import { isBot, type Scene } from '../engine/scene.ts';
import type { Audience, Done, TableEngine } from '../engine/table-engine.ts';
import { newThinker } from '../engine/thinker.ts';
import { type LineState, type Lost, newLine } from './line.ts';
import { type Deed, newName, newOutbox, type Reply } from './outbox.ts';
import type { ReadMark } from './read-mark.ts';
import { takenHome, withBotNames } from './take-home.ts';
import type { Dial } from './wire.ts';

/** What the page knows of a table beside its match. */
export interface OnlineState {
  readonly line: LineState;
  readonly you: Person | null;
  readonly table: TableInfo | null;
  readonly chat: readonly ChatLine[];
  /** The line of the talk up to which this page has read. */
  readonly read: number;
  /** An answer is on its way. */
  readonly answering: boolean;
}

/** A table on the server: its match as an engine, and everything around it. */
export interface OnlineTable {
  readonly use: UseBoundStore<StoreApi<OnlineState>>;
  readonly engine: TableEngine;
  /** Asks the table for something that is no part of the match. */
  act(deed: Deed): Promise<Done>;
  /** Agrees to go back, or does not. */
  consent(agree: boolean): Promise<Done>;
  /** Everything said so far has been read. */
  readChat(): void;
  /** Tries the line at once. */
  retry(): void;
}

const FIRST: OnlineState = {
  line: 'connecting',
  you: null,
  table: null,
  chat: [],
  read: 0,
  answering: false,
};

export interface OnlineEnds {
  readonly dial: Dial;
  why(): Promise<Lost | null>;
  readonly mark: ReadMark;
  /** The whole match, which the server gives to those of the table when it is over. */
  record(): Promise<Save>;
}

/** Opens a table that the server holds. Nothing is dialled before the engine is started. */
export function openOnline({ dial, why, mark, record }: OnlineEnds): OnlineTable {
  const use = create<OnlineState>()(() => FIRST);
  let line: ReturnType<typeof newLine> | null = null;
  let audience: Audience | null = null;
  let scene: OnlineScene | null = null;
  let log: readonly LogLine[] = [];
  let serial = 0;
  let hasDrawn = (): void => {};
  /** The answers that have no reply yet, by what they answer. */
  const answers = new Map<string, Promise<Done>>();
  /** The moment that was last wanted for a look, and the look that is on its way. */
  let wanted = -1;
  let looking: Promise<unknown> = Promise.resolve();

  const thinker = newThinker();
  const outbox = newOutbox(message => {
    if (use.getState().line === 'open') line?.send(message);
  });

  const greet = (): ClientMessage => ({
    kind: 'hello',
    id: newName(),
    version: PROTOCOL,
    log: log.length,
    ...(log.length === 0 ? {} : { mark: logMark(log) }),
    chat: use.getState().chat.at(-1)?.at ?? 0,
  });

  function hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome': {
        const { you, table, chat } = message;
        const before = use.getState();
        // Who comes for the first time need not read what was said before.
        const read = before.table === null ? (mark.get() ?? chat.at(-1)?.at ?? 0) : before.read;
        if (before.table === null) mark.keep(read);
        use.setState({ you, table, chat: withLines(before.chat, chat), read });
        if (message.scene !== null) draw(message.scene);
        return;
      }
      case 'scene':
        return draw(message.scene);
      case 'table':
        return use.setState({ table: message.table });
      case 'chat':
        return use.setState(({ chat }) => ({ chat: withLines(chat, [message.line]) }));
      case 'done':
      case 'looked':
      case 'hinted':
      case 'refused':
        return outbox.heard(message);
      case 'closing':
        return;
    }
  }

  function draw(next: OnlineScene): void {
    const { from, lines } = next.log;
    if (from > log.length && log.length > 0) {
      // Something was missed: begin again with nothing.
      log = [];
      line?.redial();
      return;
    }
    log = [...log.slice(0, from), ...lines];
    scene = next;
    show(next);
  }

  /** The page draws each scene with a number of its own: those of two servers, or of one before and after a fall, do not compare. */
  function show(drawn: OnlineScene): void {
    serial += 1;
    // Who sits where and when bots rest is settled in the online panel, with everybody's seats in sight.
    audience?.draw({
      ...drawn,
      serial,
      names: withBotNames(drawn),
      can: { ...drawn.can, reseat: false, pause: false },
    });
    hasDrawn();
  }

  /** The same once more, so that it can be answered anew. */
  function showAgain(): void {
    if (scene !== null) show({ ...scene, log: { from: log.length, lines: [], retold: false } });
  }

  const act = async (deed: Deed): Promise<Done> => troubleOf(await outbox.ask(deed));

  /** The youngest moment of the table that this page knows of. */
  const head = (): number => Math.max(use.getState().table?.head ?? 0, scene?.asking ?? 0);

  async function answer(moment: number, given: Answer, seat: Seat | undefined): Promise<Done> {
    if (scene === null || seat === undefined || moment !== scene.moment) {
      showAgain();
      return { code: 'stale', message: 'the table has moved on' };
    }
    const { asking } = scene;
    const name = `${asking} ${seat}`;
    // While one answer is on its way a second press answers nothing else.
    const known = answers.get(name);
    if (known !== undefined) return known;
    const done = act({ kind: 'answer', asking, given, seat }).finally(() => {
      answers.delete(name);
      use.setState({ answering: answers.size > 0 });
    });
    answers.set(name, done);
    use.setState({ answering: true });
    const trouble = await done;
    if (trouble !== null) showAgain();
    return trouble;
  }

  async function look(at: number): Promise<Scene> {
    wanted = at;
    await looking.catch(() => {});
    // A slider that is dragged passes many moments; only the last is worth a question.
    if (wanted !== at && scene !== null) return scene;
    const asked = outbox.ask({ kind: 'look', at });
    looking = asked;
    const reply = await asked;
    if (reply.kind !== 'looked') throw new Error(troubleOf(reply)?.message ?? 'not to be seen');
    return reply.scene;
  }

  const engine: TableEngine = {
    start(toldOf) {
      audience = toldOf;
      line = newLine({
        dial,
        why,
        greet,
        heard: hear,
        turned(state) {
          use.setState({ line: state });
          if (state === 'open') outbox.resend();
        },
      });
      return new Promise(resolve => {
        hasDrawn = () => resolve(null);
      });
    },
    answer,
    undo: to => act({ kind: 'undo', head: head(), to: to ?? scene?.undoTo ?? scene?.moment ?? 0 }),
    redo: () => act({ kind: 'redo', head: head() }),
    async branch(at) {
      if (scene === null) throw new Error('nothing has been seen of this table yet');
      return lookInto(takenHome(await record(), scene), home => home.branch(at));
    },
    look,
    async hint(seat) {
      const reply = await outbox.ask({ kind: 'hint', seat });
      if (reply.kind === 'hinted') return reply.hint;
      const trouble = troubleOf(reply);
      if (trouble !== null) audience?.complain(trouble);
      return null;
    },
    account: async (at, bot) => thinker.get().account(await record(), at, bot),
    record,
    seat: (seat, sitter) =>
      act(isBot(sitter) ? { kind: 'lend', seat, to: { bot: sitter } } : { kind: 'reclaim', seat }),
    order: (seat, orders) => act({ kind: 'order', seat, orders }),
    setDice: dice => act({ kind: 'policy', policy: { dice } }),
    // The server sets the bots' pace, the same for everybody.
    pace: () => {},
    pause: paused => act({ kind: 'pause', paused }),
    close() {
      line?.close();
      outbox.close();
      thinker.close();
    },
  };

  return {
    use,
    engine,
    act,
    consent: agree => act({ kind: 'consent', head: head(), agree }),
    readChat() {
      const last = use.getState().chat.at(-1)?.at ?? 0;
      if (last <= use.getState().read) return;
      use.setState({ read: last });
      mark.keep(last);
    },
    retry: () => line?.retry(),
  };
}

/** The talk in its order, each line once. */
function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.at ?? -1;
  const fresh = lines.filter(({ at }) => at > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

function troubleOf(reply: Reply): Trouble | null {
  return reply.kind === 'refused' ? { code: reply.code, message: reply.message } : null;
}
