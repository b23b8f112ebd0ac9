import { Refused } from './errors.ts';
import type { Game, Setting } from './game.ts';
import { type Entry, isOrder } from './journal.ts';
import { type Checkpoint, type Ear, position, repeat, type Run, runFrom } from './run.ts';
import { type Happening, type Question, type Seat, showsHidden } from './rule.ts';

/** A happening as the log keeps it: after how many journal entries, and in which beat. */
export interface Told {
  readonly at: number;
  readonly beat: number;
  readonly event: Happening;
}

/** One seat's part of the log. */
interface Log {
  /** How much of the whole log has been sifted. */
  sifted: number;
  readonly told: Told[];
}

export const ORDERS = ['ask', 'when-concerned', 'pass'] as const;
export type Order = (typeof ORDERS)[number];
/** A seat's standing orders: one for all windows (`default`), and one for a window by its question's id. */
export type Orders = Readonly<Record<string, Order>>;

/** A rule threw: what it said, and the entry on which it did. */
export interface Fault {
  readonly message: string;
  readonly rule: string | null;
  readonly at: number;
  readonly entry: Entry;
}

/** All that a match is, as data; the verbs are in the files beside this one. */
export interface Book<S extends object> {
  readonly game: Game<S>;
  readonly setting: Setting;
  readonly seed: string;
  /** Where the journal begins: the set-up, or the checkpoint that another version of the game left. */
  readonly origin: Checkpoint<S>;
  readonly fromVersion: number | null;
  run: Run<S>;
  readonly told: Told[];
  /** What each seat has been told of it, as far as somebody has asked. */
  readonly logs: Map<Seat | null, Log>;
  /** After which entries dice had fallen, ascending. */
  readonly falls: number[];
  /** After which entries somebody was asked, ascending; the last is now. */
  readonly moments: number[];
  readonly checkpoints: Checkpoint<S>[];
  /** What was undone and can be redone, the next first. */
  undone: Entry[];
  readonly orders: Record<Seat, Orders>;
  fault: Fault | null;
  forks: number;
}

export type BookStart<S extends object> = Pick<
  Book<S>,
  'game' | 'setting' | 'seed' | 'origin' | 'fromVersion'
>;

/** Opens a book at a checkpoint of its line (the origin, unless a save is taken up further on). */
export function openBook<S extends object>(start: BookStart<S>, at: Checkpoint<S>): Book<S> {
  const { game, setting, seed, origin, fromVersion } = start;
  const book: Book<S> = {
    game,
    setting,
    seed,
    origin,
    fromVersion,
    run: runFrom(game, setting, at),
    told: [],
    logs: new Map(),
    falls: [],
    moments: [],
    checkpoints: [at],
    undone: [],
    orders: {},
    fault: null,
    forks: 0,
  };
  book.run.ear = earOf(book);
  return book;
}

function earOf<S extends object>(book: Book<S>): Ear<S> {
  return {
    tell(event, at) {
      book.told.push({ at, beat: book.run.beats, event });
    },
    learn(at) {
      book.falls.push(at);
    },
    checkpoint: checkpoint => keepCheckpoint(book.checkpoints, checkpoint),
    passes: question => passes(book.orders, question),
  };
}

/** A rule threw here: nothing moves before undo or a ruling. */
export function checkThawed<S extends object>(book: Book<S>): void {
  if (book.fault !== null) throw new Refused('frozen', `a rule failed: ${book.fault.message}`);
}

/** After which entry somebody last learned something: a die fell, or something hidden was seen. */
export function lastLearned<S extends object>({ falls, told }: Book<S>): number {
  const fell = falls.at(-1) ?? 0;
  const seen = told.findLast(({ at, event }) => at <= fell || showsHidden(event));
  return Math.max(fell, seen?.at ?? 0);
}

/** What a seat has been told, from the `since`-th on, and after which entry each. */
export const toldTo = <S extends object>(book: Book<S>, seat: Seat | null, since: number): readonly Told[] =>
  logOf(book, seat).slice(since);

/** How many entries there are since a seat was last told anything, or since the book was opened. */
export const quietFor = <S extends object>(book: Book<S>, seat: Seat | null): number =>
  position(book.run) - (logOf(book, seat).at(-1)?.at ?? book.checkpoints[0]?.at ?? 0);

function logOf<S extends object>(book: Book<S>, seat: Seat | null): readonly Told[] {
  const log = book.logs.get(seat) ?? { sifted: 0, told: [] };
  book.logs.set(seat, log);
  for (; log.sifted < book.told.length; log.sifted++) {
    const one = book.told[log.sifted] as Told;
    if (one.event.to === undefined || (seat !== null && one.event.to.includes(seat))) log.told.push(one);
  }
  return log.told;
}

/** A run of its own that stands where this book's line stood after `at` entries. */
export function runAt<S extends object>(book: Book<S>, at: number): Run<S> {
  const checkpoint = book.checkpoints.findLast(one => one.at <= at) ?? book.origin;
  const run = runFrom(book.game, book.setting, checkpoint);
  repeat(run, book.run, at);
  return run;
}

/** Puts the line back to where it stood after `at` entries; what came later is forgotten here. */
export function rewind<S extends object>(book: Book<S>, at: number): void {
  adopt(book, runAt(book, at));
  forgetAfter(book, at);
}

/** Makes a run that repeats a part of this book's line the book's own. */
export function adopt<S extends object>(book: Book<S>, run: Run<S>): void {
  run.journal = book.run.journal.slice(0, run.base).concat(run.journal);
  run.base = 0;
  run.ear = earOf(book);
  book.run = run;
}

/** Notes that somebody is asked now, after an entry was taken; where a standing order answered, nobody had been. */
export function noteMoment<S extends object>(book: Book<S>, entry: Entry, before: number): void {
  if (isOrder(entry) && book.moments.at(-1) === before) book.moments.pop();
  book.moments.push(position(book.run));
}

/** Forgets what came after `at` entries; of what came after the last of them, also what later beats told. */
export function forgetAfter<S extends object>(
  book: Book<S>,
  at: number,
  beat = Number.POSITIVE_INFINITY,
): void {
  const forgetTold = (list: Told[]): void => forget(list, told => told.at > at || told.beat > beat);
  forgetTold(book.told);
  for (const log of book.logs.values()) {
    forgetTold(log.told);
    log.sifted = Math.min(log.sifted, book.told.length);
  }
  forget(book.falls, fall => fall > at);
  forget(book.moments, moment => moment > at);
  forget(book.checkpoints, checkpoint => checkpoint.at > at);
}

function forget<T>(list: T[], isLater: (item: T) => boolean): void {
  while (list.length > 0 && isLater(list.at(-1) as T)) list.pop();
}

/** Keeps all recent checkpoints and ever fewer old ones: any moment stays near one, and memory stays small. */
function keepCheckpoint<S>(checkpoints: Checkpoint<S>[], checkpoint: Checkpoint<S>): void {
  if (checkpoints.at(-1)?.at === checkpoint.at) checkpoints.pop();
  checkpoints.push(checkpoint);
  if (checkpoints.length <= 96) return;
  const recent = checkpoints.length - 32;
  let kept = 1;
  for (let i = 1; i < checkpoints.length; i++) {
    if (i % 2 === 0 || i >= recent) checkpoints[kept++] = checkpoints[i] as Checkpoint<S>;
  }
  checkpoints.length = kept;
}

/** Whether a seat's standing orders pass this window for it. */
export function passes(orders: Readonly<Record<Seat, Orders>>, question: Question): boolean {
  const seatOrders = orders[question.seat];
  const order = seatOrders?.[question.ask] ?? seatOrders?.['default'] ?? 'ask';
  if (order === 'ask' || !question.options.some(option => option.id === 'pass')) return false;
  return order === 'pass' || question.concerns?.includes(question.seat) === false;
}
