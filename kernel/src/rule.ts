import { type Facts, freeze, type Json } from './json.ts';

/** Who sits at the table, by id. `PARTY` stands for any seat of the players' side. */
export type Seat = string;
export const PARTY = 'party';

export type TextId = string;
export type RuleId = string;

/** A rule runs like the rulebook reads; whatever it needs from outside it yields as a request. */
export type Rule<T = void> = Generator<Request, T, Reply>;
export type Request = Question | Chance | End;

/** What the kernel hands back to a rule: which option was taken, or how the dice fell. */
export type Reply = number | readonly number[];

/** Something a player may choose. Further fields are the rule's own and go to the client as they are. */
export interface Option {
  /** Unique within its question: `search` or `search:kitchen`. */
  readonly id: string;
  /** Its words; by default the part of the id before the colon. */
  readonly text?: TextId;
  readonly about?: Facts;
  /** What to highlight on the board, by the ids that the game's view uses. */
  readonly on?: readonly string[];
}

export const PASS = { id: 'pass' } as const satisfies Option;
export const DONE = { id: 'done' } as const satisfies Option;

export interface Question {
  readonly kind: 'question';
  readonly seat: Seat;
  readonly ask: TextId;
  readonly about?: Facts;
  readonly rule: RuleId;
  /** All legal, never empty, in a stable order. */
  readonly options: readonly Option[];
  /** An interrupt window, which standing orders may answer with `PASS`. */
  readonly window?: true;
  /** The seats that the window's cause concerns, for "ask when it concerns me". */
  readonly concerns?: readonly Seat[];
  /** A person should see this commitment even when only one option is legal. */
  readonly commit?: true;
}

export interface Chance {
  readonly kind: 'chance';
  /** The sides of each die; answered by as many faces, counted from 1. */
  readonly dice: readonly number[];
  readonly what: TextId;
  readonly rule: RuleId;
  /** What each die is, where dice of one throw differ in more than their sides. */
  readonly kinds?: readonly TextId[];
  /** Who throws, when it matters to a person. */
  readonly seat?: Seat;
  /** The cards that a draw takes from, in the order of the faces. A draw is never thrown by hand. */
  readonly from?: readonly string[];
  /** Who may see the dice, when not everyone may. */
  readonly to?: readonly Seat[];
}

/** Nothing more of this beat runs: with a result the match is over, without one the next beat begins. */
export interface End {
  readonly kind: 'end';
  readonly result: Result | null;
}

export interface Result {
  readonly outcome: TextId;
  readonly rule: RuleId;
  readonly winners: readonly Seat[];
  readonly about?: Facts;
}

/** Whoever runs a rule may answer on the spot what nobody outside is needed for; undefined otherwise. */
export type AtHand = (request: Question | Chance) => Reply | undefined;

/**
 * A request that is yielded passes through every rule on the way out, and its answer through every one on the way back. What the
 * kernel can answer by itself spares them the way: most dice, and questions with a single option. A rule cannot tell.
 */
let atHand: AtHand | null = null;

/** Takes one step of a rule. */
export function step(rule: Rule, reply: Reply, answers: AtHand): IteratorResult<Request, void> {
  atHand = answers;
  try {
    return rule.next(reply);
  } finally {
    atHand = null;
  }
}

/** A request on its way, and whether it has been made. */
interface Requesting<R extends Question | Chance> {
  request: R;
  isMade: boolean;
}

/**
 * A rule that makes one request and gives back what the reply to it means. All others are made of these, so they are written
 * out: a generator would take several times as long to start, to run on and to clear away.
 */
function requesting<R extends Question | Chance, T>(
  meaning: (reply: Reply, request: R) => T,
): (request: R) => Rule<T> {
  const rule: object & ThisType<Requesting<R>> = {
    [Symbol.iterator]() {
      return this;
    },
    next(reply: Reply): IteratorResult<R, T> {
      const { request } = this;
      if (this.isMade) return { done: true, value: meaning(reply, request) };
      this.isMade = true;
      const answered = atHand?.(request);
      if (answered === undefined) return { done: false, value: request };
      return { done: true, value: meaning(answered, request) };
    },
    return: (value: T): IteratorResult<R, T> => ({ done: true, value }),
    throw(thrown: unknown): never {
      throw thrown;
    },
  };
  return request => {
    const made = Object.create(rule) as Requesting<R>;
    made.request = request;
    made.isMade = false;
    return made as unknown as Rule<T>;
  };
}

const asking = requesting((taken, { options }: Question) => options[taken as number] as Option);
const askingWhich = requesting((taken, _: Question) => taken as number);
const rolling = requesting((faces, _: Chance) => faces as readonly number[]);
const rollingOne = requesting((faces, _: Chance) => (faces as readonly number[])[0] as number);
const picking = requesting(
  (faces, { from }: Chance) => from?.[((faces as readonly number[])[0] as number) - 1] as string,
);

type QuestionMore = Pick<Question, 'about' | 'window' | 'concerns' | 'commit'>;

/** Nearly all questions have one of two shapes: what reads them need not find its way about in many. */
function questionOf(
  what: TextId,
  seat: Seat,
  options: readonly Option[],
  rule: RuleId,
  more: QuestionMore | undefined,
): Question {
  if (more === undefined) return { kind: 'question', seat, ask: what, options, rule };
  const { about, window, concerns, commit } = more;
  if (about !== undefined && window === undefined && concerns === undefined && commit === undefined)
    return { kind: 'question', seat, ask: what, options, rule, about };
  return { kind: 'question', seat, ask: what, options, rule, ...more };
}

/** Asks a seat to choose. The kernel answers by itself when only one option is legal. */
export function ask<const O extends Option>(
  what: TextId,
  seat: Seat,
  options: readonly O[],
  rule: RuleId,
  more?: QuestionMore,
): Rule<O> {
  return asking(questionOf(what, seat, options, rule, more)) as Rule<O>;
}

/** The same, for the place of the option in the list. */
export const askWhich = (
  what: TextId,
  seat: Seat,
  options: readonly Option[],
  rule: RuleId,
  more?: QuestionMore,
): Rule<number> => askingWhich(questionOf(what, seat, options, rule, more));

/** Rolls dice, given the sides of each; the answer is the face of each, from 1. */
export function roll(
  what: TextId,
  dice: readonly number[],
  rule: RuleId,
  more?: ChanceMore,
): Rule<readonly number[]> {
  return dice.length === 0 ? rollNothing() : rolling(chanceOf(what, dice, rule, more));
}

function* rollNothing(): Rule<readonly number[]> {
  return [];
}

type ChanceMore = Pick<Chance, 'kinds' | 'seat' | 'to'>;

const chanceOf = (what: TextId, dice: readonly number[], rule: RuleId, more?: ChanceMore): Chance =>
  more === undefined ? { kind: 'chance', dice, what, rule } : { kind: 'chance', dice, what, rule, ...more };

/** Rolls one die. */
export const rollOne = (
  what: TextId,
  sides: number,
  rule: RuleId,
  more?: Pick<Chance, 'seat' | 'to'>,
): Rule<number> => rollingOne(chanceOf(what, [sides], rule, more));

/** One of several things at random, decided now and not before. */
export const pick = <T extends string>(what: TextId, from: readonly T[], rule: RuleId): Rule<T> =>
  picking({ kind: 'chance', dice: [from.length], what, rule, from }) as Rule<T>;

/** A number from 1 to `SEEDS`, for what a rule works out by itself at great length, such as a random house. */
export const drawSeed = (what: TextId, rule: RuleId): Rule<number> =>
  rollingOne({ kind: 'chance', dice: [SEEDS], what, rule, from: [] });
export const SEEDS = 0x7fff_ffff;

/** Ends the match here, however deep the rule that says so. */
export function* finish(result: Result): Rule<never> {
  yield { kind: 'end', result };
  throw new Error('a finished match was run on');
}

/** Cuts the beat short here, however deep the rule that says so; play goes on with the next beat. */
export function* endBeat(): Rule<never> {
  yield { kind: 'end', result: null };
  throw new Error('a beat that was cut short was run on');
}

/** What happened, for log, animation, statistics and sound. */
export interface Happening {
  readonly type: TextId;
  readonly rule: RuleId;
  /** Who may know; everyone when left out. */
  readonly to?: readonly Seat[];
  /** Something hidden was seen: undo stops here as it does at a die. Taken for granted of what only some may know. */
  readonly reveals?: boolean;
  readonly [fact: string]: Json | undefined;
}

/** Whether somebody saw something hidden when this happened. */
export const showsHidden = ({ reveals, to }: Happening): boolean => reveals ?? to !== undefined;

/** What a rule has in its hands. */
export interface Table<S> {
  readonly state: S;
  readonly seats: readonly Seat[];
  /**
   * What is told stays told as it is, so it is the teller's own: a part of the state that may go on to change is copied first.
   * It is not copied here because most of what happens is words and numbers; the fuzzer and the tests find who forgets.
   */
  tell(happening: Happening): void;
}

const OVER = freeze({ done: true, value: undefined } as const);

/**
 * A rule that is over: `yield*` passes by it. Whatever seldom finds anything to do gives this back instead of starting a rule
 * of its own each time it is asked.
 */
export const NOTHING = {
  [Symbol.iterator]() {
    return this;
  },
  next: () => OVER,
  return: () => OVER,
  throw(thrown: unknown): never {
    throw thrown;
  },
} as unknown as Rule;
