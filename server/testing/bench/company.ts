import type { Seat } from '@tenebrae/kernel';
import type { ClientMessage, OnlineScene } from '@tenebrae/protocol';
import { helloWith, makeTable, openLine, sayName, type Visitor } from '../wire.ts';

/** Two pages that have a table open: one wish after the other, and how long each took. */
export interface Table {
  /** Sends what is to be sent next; settles when both pages have what came of it, with milliseconds. */
  exchange(): Promise<Exchange>;
  close(): Promise<void>;
}

export interface Exchange {
  /** From the sending to the arrival at the other page, and of the word that it is done. */
  readonly broadcast: number;
  readonly done: number;
  /** It was an answer, and no preparation for the next ones. */
  readonly counts: boolean;
}

/** What goes over the wire for one answer, for whoever wants to send as much. */
export interface Sample {
  scene: string;
}

/** Somebody at a table, and what they last saw. */
interface Page {
  readonly seat: Seat;
  scene: OnlineScene | null;
  say(message: ClientMessage): void;
  /** Calls back when a scene comes, and when something is done. */
  onScene: (() => void) | null;
  onDone: ((outcome: string) => void) | null;
  close(): Promise<void>;
}

export interface Seating {
  readonly id: string;
  readonly people: readonly { readonly visitor: Visitor; readonly seat: Seat }[];
}

/** Makes a table of two people that has begun. */
export async function seatTwo(
  origin: string,
  wish: Readonly<{ game: string; options?: Readonly<Record<string, number>> }> | Readonly<{ save: unknown }>,
): Promise<Seating> {
  const visitors = [await sayName(origin, 'Ann'), await sayName(origin, 'Ben')] as const;
  const plan = 'save' in wish ? wish : { ...wish, players: 2, policy: { undo: 'free' } };
  const made = await makeTable(origin, visitors[0], { title: '', open: true, ...plan } as never);
  const seating = {
    id: made.id,
    people: visitors.map((visitor, i) => ({ visitor, seat: made.seats[i]?.seat ?? '' })),
  };
  const pages = await openPages(origin, seating, { scene: '' });
  for (const page of pages) await command(page, { kind: 'sit', seat: page.seat, id: 'sit' });
  await command(pages[0], { kind: 'begin', id: 'begin' });
  for (const page of pages) await page.close();
  return seating;
}

function command(page: Page | undefined, message: ClientMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    if (page === undefined) return reject(new Error('nobody is there'));
    page.onDone = outcome =>
      outcome === 'done' ? resolve() : reject(new Error(`${message.kind}: ${outcome}`));
    page.say(message);
  });
}

async function openPages(origin: string, { id, people }: Seating, sample: Sample): Promise<Page[]> {
  return Promise.all(people.map(({ visitor, seat }) => openPage(origin, id, visitor, seat, sample)));
}

async function openPage(
  origin: string,
  table: string,
  visitor: Visitor,
  seat: Seat,
  sample: Sample,
): Promise<Page> {
  let welcome: () => void = () => {};
  const welcomed = new Promise<void>(resolve => {
    welcome = resolve;
  });
  const line = await openLine(
    origin,
    visitor,
    table,
    (message, text) => {
      if (message.kind === 'welcome') {
        page.scene = message.scene;
        welcome();
      }
      if (message.kind === 'scene') {
        page.scene = message.scene;
        sample.scene = text;
        page.onScene?.();
      }
      if (message.kind === 'done') page.onDone?.('done');
      if (message.kind === 'refused') page.onDone?.(message.code);
    },
    true,
  );
  if (line === null) throw new Error('a table could not be opened');
  const page: Page = {
    seat,
    scene: null,
    say: line.say,
    onScene: null,
    onDone: null,
    async close() {
      line.socket.close();
      await line.closed;
    },
  };
  line.say(helloWith([], 0));
  await welcomed;
  return page;
}

/** Two pages of a node at a table, who answer whatever is asked. */
export async function companyAt(origin: string, seating: Seating, sample: Sample): Promise<Table> {
  const pages = await openPages(origin, seating, sample);
  let number = 0;
  const name = Math.random().toString(36).slice(2);

  /** Who sends what: the answer of whoever is asked, or, when the match is over, back to its beginning. */
  function next(): { readonly by: Page; readonly message: ClientMessage } {
    const id = `${name}-${number++}`;
    for (const page of pages) {
      const { scene } = page;
      if (scene?.request?.kind !== 'question' || scene.result !== null || !scene.mine.includes(page.seat))
        continue;
      const given = Math.floor(Math.random() * scene.request.options.length);
      return { by: page, message: { id, kind: 'answer', asking: scene.asking, seat: page.seat, given } };
    }
    const [by] = pages;
    if (by?.scene === undefined || by.scene === null) throw new Error('there is nothing to see');
    return { by, message: { id, kind: 'undo', head: by.scene.serial, to: by.scene.moments[0] ?? 0 } };
  }

  return {
    exchange() {
      const { by, message } = next();
      const other = pages.find(page => page !== by) as Page;
      return exchangeOf(message.kind === 'answer', other, by, () => by.say(message));
    },
    async close() {
      await Promise.all(pages.map(page => page.close()));
    },
  };
}

type Listening = Pick<Page, 'onScene' | 'onDone'>;

/** Sends something, and waits until everybody has what came of it. */
export function exchangeOf(
  counts: boolean,
  other: Listening,
  by: Listening,
  send: () => void,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let broadcast: number | null = null;
    let done: number | null = null;
    const settle = (): void => {
      if (broadcast !== null && done !== null) resolve({ broadcast, done, counts });
    };
    other.onScene = () => {
      other.onScene = null;
      broadcast = performance.now() - began;
      settle();
    };
    by.onDone = outcome => {
      by.onDone = null;
      if (outcome !== 'done') reject(new Error(`an answer was refused: ${outcome}`));
      done = performance.now() - began;
      settle();
    };
    send();
  });
}
