import type { Facts, Json } from './json.ts';

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

type QuestionMore = Pick<Question, 'about' | 'window' | 'concerns' | 'commit'>;

/** Asks a seat to choose. The kernel answers by itself when only one option is legal. */
export function* ask<const O extends Option>(
  what: TextId,
  seat: Seat,
  options: readonly O[],
  rule: RuleId,
  more?: QuestionMore,
): Rule<O> {
  const question: Question = { kind: 'question', seat, ask: what, options, rule, ...more };
  const taken = atHand?.(question) ?? (yield question);
  return options[taken as number] as O;
}

/** Rolls dice, given the sides of each; the answer is the face of each, from 1. */
export function* roll(
  what: TextId,
  dice: readonly number[],
  rule: RuleId,
  more?: Pick<Chance, 'kinds' | 'seat' | 'to'>,
): Rule<readonly number[]> {
  if (dice.length === 0) return dice;
  const chance: Chance = { kind: 'chance', dice, what, rule, ...more };
  return (atHand?.(chance) ?? (yield chance)) as readonly number[];
}

/** Rolls one die. */
export function* rollOne(
  what: TextId,
  sides: number,
  rule: RuleId,
  more?: Pick<Chance, 'seat' | 'to'>,
): Rule<number> {
  const faces = yield* roll(what, [sides], rule, more);
  return faces[0] as number;
}

/** One of several things at random, decided now and not before. */
export function* pick<T extends string>(what: TextId, from: readonly T[], rule: RuleId): Rule<T> {
  const chance: Chance = { kind: 'chance', dice: [from.length], what, rule, from };
  const faces = (atHand?.(chance) ?? (yield chance)) as readonly number[];
  return from[(faces[0] as number) - 1] as T;
}

/** A number from 1 to `SEEDS`, for what a rule works out by itself at great length, such as a random house. */
export function* drawSeed(what: TextId, rule: RuleId): Rule<number> {
  const chance: Chance = { kind: 'chance', dice: [SEEDS], what, rule, from: [] };
  const faces = (atHand?.(chance) ?? (yield chance)) as readonly number[];
  return faces[0] as number;
}
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

/** What a rule has in its hands. */
export interface Table<S> {
  readonly state: S;
  readonly seats: readonly Seat[];
  tell(happening: Happening): void;
}

function* end(): Rule {}

/**
 * A rule that is over: `yield*` passes by it. Whatever seldom finds anything to do gives this back instead of starting a rule
 * of its own each time it is asked.
 */
export const NOTHING: Rule = end();
NOTHING.next(0);
