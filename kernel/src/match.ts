import { type Answer, answer, checkedEntry } from './answer.ts';
import {
  type Book,
  type BookStart,
  type Fault,
  type Orders,
  openBook,
  quietFor,
  runAt,
  type Told,
  toldTo,
} from './book.ts';
import { branch } from './branch.ts';
import { IllegalAnswer, Refused } from './errors.ts';
import { type Fork, forkRun } from './fork.ts';
import { type Game, type GameOptions, type Passage, type Setting, settleOptions } from './game.ts';
import { type Correction, DEFAULT_POLICY, type Entry, type Policy } from './journal.ts';
import type { Json } from './json.ts';
import { newRng } from './rng.ts';
import type { Chance, Happening, Question, Result, Seat } from './rule.ts';
import { advance, askedSeats, position } from './run.ts';
import { bookOf, saveOf } from './save.ts';
import type { Save } from './save-format.ts';
import { changePolicy, giveOrders, makeRuling, policyFault } from './table-talk.ts';
import { redo, type UndoRight, undo, undoRight } from './undo.ts';

export interface Start {
  /** How many play, or the seats themselves. */
  readonly players?: number;
  readonly seats?: readonly Seat[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: string | number;
  readonly policy?: Partial<Policy>;
}

/** What a seat sees of a pending request: the whole of its own, of another's only who is asked and why. */
export type SeatRequest = Question | Chance | Pick<Question, 'kind' | 'seat' | 'ask' | 'rule'>;

/** The match as it stood at one moment, to look at. */
export interface Moment {
  readonly at: number;
  readonly request: Question | Chance | null;
  readonly result: Result | null;
  view(seat: Seat | null): Json;
  /** The same in words; nothing where the game has none. */
  describe(seat: Seat | null): readonly Passage[];
  events(seat: Seat | null): readonly Happening[];
  /** Whether two seats knew the same then. */
  shares(one: Seat | null, other: Seat): boolean;
}

export interface Match<S extends object = object> {
  readonly game: Game<S>;
  readonly seats: readonly Seat[];
  readonly options: GameOptions;
  readonly seed: string;
  readonly state: S;
  /** What the game waits for, or null when it is over. */
  readonly request: Question | Chance | null;
  readonly result: Result | null;
  /** How many journal entries there are: the name of this moment. */
  readonly moment: number;
  /** Every moment at which somebody was asked, this one included. */
  readonly moments: readonly number[];
  readonly journal: readonly Entry[];
  readonly policy: Policy;
  readonly votes: Readonly<Record<Seat, number>>;
  readonly fault: Fault | null;
  readonly canRedo: boolean;
  /** Which seats may answer what is asked now. */
  asked(): readonly Seat[];
  requestFor(seat: Seat | null): SeatRequest | null;
  /** Why an answer would be refused, or null. */
  refusal(given: Answer, by?: Seat): IllegalAnswer | null;
  answer(given: Answer, by?: Seat): void;
  view(seat: Seat | null): Json;
  /** What a seat has been told, from the `since`-th on. */
  events(seat: Seat | null, since?: number): readonly Happening[];
  /** The same, each with the moment at which it happened. */
  told(seat: Seat | null, since?: number): readonly Told[];
  /** How many answers have been given since the seat was last told anything. */
  quiet(seat: Seat | null): number;
  undoRight(to: number): UndoRight;
  undo(to?: number, agreed?: readonly Seat[]): void;
  redo(to?: number): void;
  fork(seat?: Seat | null, seed?: string): Fork<S>;
  branch(at: number, seed?: string): Match<S>;
  at(moment: number): Moment;
  order(seat: Seat, orders: Orders): void;
  ordersOf(seat: Seat): Orders;
  rule(corrections: readonly Correction[], by: readonly Seat[]): void;
  setPolicy(policy: Partial<Policy>, by: readonly Seat[]): void;
  save(): Save;
}

/** Starts a match, or says why it cannot be. */
export function start<S extends object>(game: Game<S>, how: Start): Match<S> {
  const setting = settleSetting(game, how);
  const seed = String(how.seed);
  const policy = { ...DEFAULT_POLICY, ...how.policy };
  const fault = policyFault(policy);
  if (fault !== null) throw new Refused('against-the-rules', fault);
  const origin = { at: 0, beat: 0, state: game.setUp(setting), rng: newRng(seed), policy };
  return begin({ game, setting, seed, origin, fromVersion: null });
}

/** Takes up a save, after proving that it is what the rules and its journal give. */
export function load<S extends object>(game: Game<S>, save: unknown): Match<S> {
  return asMatch(bookOf(game, save, { verify: true }));
}

/** Takes up a save of one's own keeping from its last checkpoint, without proof: events before it are not told again. */
export function resume<S extends object>(game: Game<S>, save: unknown): Match<S> {
  return asMatch(bookOf(game, save, { verify: false }));
}

function begin<S extends object>(from: BookStart<S>): Match<S> {
  const book = openBook(from, from.origin);
  advance(book.run);
  book.moments.push(position(book.run));
  return asMatch(book);
}

function settleSetting<S extends object>(game: Game<S>, how: Start): Setting {
  const players = how.players ?? how.seats?.length ?? game.players.min;
  if (!Number.isInteger(players) || players < game.players.min || players > game.players.max) {
    throw new Refused(
      'against-the-rules',
      `${game.id} is for ${game.players.min} to ${game.players.max} players`,
    );
  }
  const seats = how.seats ?? game.seats(players);
  const possible = game.seats(players);
  if (seats.length !== possible.length || !possible.every(seat => seats.includes(seat))) {
    throw new Refused('against-the-rules', `the seats for ${players} players are ${possible.join(', ')}`);
  }
  const options = settleOptions(game.options, how.options ?? {});
  if (typeof options === 'string') throw new Refused('against-the-rules', options);
  const setting = { seats: [...seats], options };
  const objection = game.mayStart?.(setting) ?? null;
  if (objection !== null) throw new Refused('against-the-rules', objection);
  return setting;
}

interface Bound extends Match {
  readonly book: Book<object>;
}

/** The face that a match shows to the world, shared by all; what a match is lies in its book. */
const MATCH: Match & ThisType<Bound> = {
  get game() {
    return this.book.game;
  },
  get seats() {
    return this.book.setting.seats;
  },
  get options() {
    return this.book.setting.options;
  },
  get seed() {
    return this.book.seed;
  },
  get state() {
    return this.book.run.table.state;
  },
  get request() {
    return this.book.run.request;
  },
  get result() {
    return this.book.run.result;
  },
  get moment() {
    return position(this.book.run);
  },
  get moments() {
    return this.book.moments;
  },
  get journal() {
    return this.book.run.journal;
  },
  get policy() {
    return this.book.run.policy;
  },
  get votes() {
    return this.book.run.votes;
  },
  get fault() {
    return this.book.fault;
  },
  get canRedo() {
    return this.book.undone.length > 0;
  },
  asked() {
    const { run, setting } = this.book;
    if (run.request === null) return [];
    return run.request.kind === 'question' ? askedSeats(run, run.request) : setting.seats;
  },
  requestFor(seat) {
    return requestFor(this.book, seat);
  },
  refusal(given, by) {
    return refusal(this.book, given, by);
  },
  answer(given, by) {
    answer(this.book, given, by);
  },
  view(seat) {
    return this.book.game.view(this.book.run.table.state, seat);
  },
  events(seat, since = 0) {
    return toldTo(this.book, seat, since).map(({ event }) => event);
  },
  told(seat, since = 0) {
    return toldTo(this.book, seat, since);
  },
  quiet(seat) {
    return quietFor(this.book, seat);
  },
  undoRight(to) {
    return undoRight(this.book, to);
  },
  undo(to, agreed) {
    undo(this.book, to, agreed);
  },
  redo(to) {
    redo(this.book, to);
  },
  fork(seat, seed) {
    return forkRun(this.book.run, seed ?? `${this.book.seed}/fork/${this.book.forks++}`, seat);
  },
  branch(at, seed) {
    return asMatch(branch(this.book, at, seed));
  },
  at(moment) {
    return momentAt(this.book, moment);
  },
  order(seat, orders) {
    giveOrders(this.book, seat, orders);
  },
  ordersOf(seat) {
    return this.book.orders[seat] ?? {};
  },
  rule(corrections, by) {
    makeRuling(this.book, corrections, by);
  },
  setPolicy(policy, by) {
    changePolicy(this.book, policy, by);
  },
  save() {
    return saveOf(this.book);
  },
};

function asMatch<S extends object>(book: Book<S>): Match<S> {
  const match = Object.create(MATCH) as { book: Book<S> };
  match.book = book;
  return match as unknown as Match<S>;
}

function refusal<S extends object>(book: Book<S>, given: Answer, by?: Seat): IllegalAnswer | null {
  try {
    checkedEntry(book, given, by);
    return null;
  } catch (refused) {
    if (refused instanceof IllegalAnswer) return refused;
    throw refused;
  }
}

function requestFor<S extends object>(book: Book<S>, seat: Seat | null): SeatRequest | null {
  const { request } = book.run;
  if (request === null || request.kind === 'chance') return request;
  if (seat !== null && askedSeats(book.run, request).includes(seat)) return request;
  return { kind: request.kind, seat: request.seat, ask: request.ask, rule: request.rule };
}

function momentAt<S extends object>(book: Book<S>, at: number): Moment {
  if (!book.moments.includes(at)) throw new Refused('no-such-moment', `there is no moment ${at}`);
  const run = runAt(book, at);
  return {
    at,
    request: run.request,
    result: run.result,
    view: seat => book.game.view(run.table.state, seat),
    describe: seat => book.game.describe?.(run.table.state, seat) ?? [],
    events: seat =>
      toldTo(book, seat, 0)
        .filter(told => told.at <= at)
        .map(({ event }) => event),
    shares: (one, other) => one === other || (book.game.shares?.(run.table.state, one, other) ?? false),
  };
}
