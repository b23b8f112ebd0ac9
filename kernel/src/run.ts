import { BadSave, RuleBug } from './errors.ts';
import type { Game, Setting } from './game.ts';
import { agreedOption, type Entry, isOrder, type Policy } from './journal.ts';
import { clone } from './json.ts';
import { isDie, newRng, type Rng, throwDie } from './rng.ts';
import {
  type AtHand,
  type Chance,
  type Happening,
  PASS,
  type Question,
  type Reply,
  type Request,
  type Result,
  type Rule,
  type Seat,
  step,
  type Table,
} from './rule.ts';
import { correct } from './ruling.ts';
import type { Streams } from './streams.ts';
import { answerAtHand, answerUnattended, noteChance, tellPassed } from './unattended.ts';

/** Requests in a row that nobody outside had to answer, or beats in a row without any: a rule that never ends. */
export const RUNAWAY = 100_000;

/** Where play can be taken up again: the state between two beats, when no rule is under way. */
export interface Checkpoint<S> {
  /** How many journal entries lie before it, and how many beats. */
  readonly at: number;
  readonly beat: number;
  readonly state: S;
  readonly rng: Readonly<Rng>;
  readonly policy: Policy;
}

/** What a match keeps of a run; a fork has no ear. */
export interface Ear<S> {
  tell(happening: Happening, at: number): void;
  /** A die fell or a card was drawn. */
  learn(at: number): void;
  checkpoint(checkpoint: Checkpoint<S>): void;
  /** Whether the seat's standing orders pass this window for it. */
  passes(question: Question): boolean;
}

/** Entries of a line of play, but for the first `base` of them. */
export interface Recorded {
  readonly journal: readonly Entry[];
  readonly base: number;
  /** Those of a thought keep their dice: streams do not fall again by themselves. */
  readonly streams?: Streams | null;
}

/** One line of play, under way: rules running over a state. */
export interface Run<S extends object> {
  readonly game: Game<S>;
  readonly setting: Setting;
  readonly table: Table<S>;
  rng: Rng;
  /** Where the dice of a thought come from; null in a match, whose dice all come from its generator. */
  streams: Streams | null;
  policy: Policy;
  /** The entries after the first `base` ones. */
  journal: Entry[];
  base: number;
  checkpoint: Checkpoint<S>;
  /** Beats begun. */
  beats: number;
  /** Entries before the beat under way. */
  beatAt: number;
  /** The beat before which the run stops, when it only repeats a record; -1 when it does not. */
  until: number;
  rule: Rule | null;
  reply: Reply;
  request: Question | Chance | null;
  result: Result | null;
  votes: Readonly<Record<Seat, number>>;
  /** What was recorded, when the run repeats a record; rulings are taken from it between two beats. */
  record: Recorded | null;
  ear: Ear<S> | null;
  /** Requests answered in a row without anybody outside. */
  unattended: number;
  /** Answers on the spot what nobody outside is needed for. */
  readonly atHand: AtHand;
}

export const position = <S extends object>(run: Run<S>): number => run.base + run.journal.length;

/** A run that stands at a checkpoint; nothing moves before `advance`. */
export function runFrom<S extends object>(
  game: Game<S>,
  setting: Setting,
  checkpoint: Checkpoint<S>,
): Run<S> {
  const state = copyOf(game, checkpoint.state);
  const run: Run<S> = {
    game,
    setting,
    table: {
      state,
      seats: setting.seats,
      tell: happening => run.ear?.tell(happening, position(run)),
    },
    rng: [...checkpoint.rng],
    streams: null,
    policy: checkpoint.policy,
    journal: [],
    base: checkpoint.at,
    checkpoint,
    beats: checkpoint.beat,
    beatAt: checkpoint.at,
    until: -1,
    rule: null,
    reply: 0,
    request: null,
    result: null,
    votes: NO_VOTES,
    record: null,
    ear: null,
    unattended: 0,
    atHand: request => answerAtHand(run, request),
  };
  return run;
}

const copyOf = <S extends object>(game: Game<S>, state: S): S => game.copy?.(state) ?? clone(state);

/** Runs on until something is needed from outside, or the match is over. */
export function advance<S extends object>(run: Run<S>): void {
  run.unattended = 0;
  while (run.result === null) {
    // What is new was not at hand just now, when the rule asked for it.
    if (run.request === null) {
      run.request = nextRequest(run);
      return;
    }
    // What is not may be by now: the table may have agreed on other dice.
    const reply = answerUnattended(run, run.request);
    if (reply === undefined) return;
    resume(run, reply);
  }
}

/** Takes one entry from outside; whoever calls has checked it. */
export function enter<S extends object>(run: Run<S>, entry: Entry): void {
  run.journal.push(entry);
  switch (entry.kind) {
    case 'answer': {
      if (isOrder(entry)) tellPassed(run, run.request as Question);
      const taken = settle(run, entry.seat, entry.option);
      if (taken !== undefined) resume(run, taken);
      break;
    }
    case 'chance':
      noteChance(run, run.request as Chance, entry.faces);
      resume(run, entry.faces);
      break;
    case 'policy':
      run.policy = entry.policy;
      settleVotes(run);
      break;
    case 'reseed':
      run.rng = newRng(entry.seed);
      // The hands come from a generator of their own: with or without them, the same dice follow.
      if (entry.conceal !== undefined) {
        run.game.conceal?.(run.table.state, entry.conceal, dealer(newRng(`${entry.seed}/conceal`)));
      }
      break;
    case 'ruling':
      throw new RuleBug('a ruling was entered in the middle of a beat');
  }
  advance(run);
}

const dealer =
  (rng: Rng) =>
  <T>(pool: T[]): T =>
    pool.splice(throwDie(rng, pool.length) - 1, 1)[0] as T;

/** The seats that may answer a question. */
export const askedSeats = <S extends object>(run: Run<S>, question: Question): readonly Seat[] =>
  question.seat === 'party' ? (run.game.party?.(run.table.state) ?? run.setting.seats) : [question.seat];

function settle<S extends object>(run: Run<S>, seat: Seat, option: number): number | undefined {
  const question = run.request as Question;
  if (question.seat !== 'party' || run.policy.agreement === 'anyone') return option;
  run.votes = { ...run.votes, [seat]: option };
  return agreedOption(run.policy.agreement, run.votes, askedSeats(run, question));
}

/** Votes that were not enough may be under what the table has agreed on since. */
function settleVotes<S extends object>(run: Run<S>): void {
  if (run.request?.kind !== 'question' || run.policy.agreement === 'anyone') return;
  const taken = agreedOption(run.policy.agreement, run.votes, askedSeats(run, run.request));
  if (taken !== undefined) resume(run, taken);
}

function resume<S extends object>(run: Run<S>, reply: Reply): void {
  run.reply = reply;
  run.request = null;
  run.votes = NO_VOTES;
}

const NO_VOTES: Run<object>['votes'] = {};

function nextRequest<S extends object>(run: Run<S>): Question | Chance | null {
  for (let empty = 0; empty < RUNAWAY; empty++) {
    if (run.rule === null && run.beats === run.until) return null;
    run.rule ??= beginBeat(run);
    const taken = step(run.rule, run.reply, run.atHand);
    if (taken.done === true) {
      run.rule = null;
      continue;
    }
    const request: Request = taken.value;
    if (request.kind === 'end') {
      run.rule = null;
      run.result = request.result;
      if (run.result === null) continue;
      return null;
    }
    if (request.kind === 'question' && request.options.length === 0) {
      throw new RuleBug(`dead end: ${request.ask} has no option`, { rule: request.rule });
    }
    if (request.kind === 'chance' && !request.dice.every(isDie)) {
      throw new RuleBug(`dead end: ${request.what} has nothing to roll or draw`, { rule: request.rule });
    }
    return request;
  }
  throw new RuleBug('runaway: beats end without asking anyone');
}

/** Repeats recorded entries up to a position. The dice of the match's own generator fall again by themselves. */
export function repeat<S extends object>(
  run: Run<S>,
  record: Recorded,
  to: number,
  moments?: number[],
): void {
  run.record = record;
  advance(run);
  moments?.push(position(run));
  while (position(run) < to) {
    const entry = record.journal[position(run) - record.base];
    if (entry === undefined || !fits(run, entry)) {
      throw new BadSave(`/journal/${position(run)}`, 'the rules do not ask for this');
    }
    if (isOrder(entry)) moments?.pop();
    enter(run, entry);
    moments?.push(position(run));
  }
  run.record = null;
}

/** Whether an entry can answer what the run waits for. */
export function fits<S extends object>(run: Run<S>, entry: Entry): boolean {
  if (entry.kind === 'policy' || entry.kind === 'reseed') return true;
  const { request } = run;
  if (request === null || entry.kind === 'ruling') return false;
  if (entry.kind === 'chance') {
    return request.kind === 'chance' && entry.by === 'outside' && facesFit(request.dice, entry.faces);
  }
  return (
    request.kind === 'question' &&
    entry.option < request.options.length &&
    askedSeats(run, request).includes(entry.seat) &&
    (entry.order !== true || (request.window === true && request.options[entry.option]?.id === PASS.id))
  );
}

export const facesFit = (dice: readonly number[], faces: readonly number[]): boolean =>
  faces.length === dice.length &&
  dice.every(
    (sides, i) => Number.isInteger(faces[i]) && (faces[i] as number) >= 1 && (faces[i] as number) <= sides,
  );

/** Copying a state costs as much as several answers: of short beats only some begin with a checkpoint. */
const SPACING = 24;

const isCheckpointDue = <S extends object>(run: Run<S>): boolean =>
  run.beats !== run.checkpoint.beat && position(run) - run.checkpoint.at >= SPACING;

/** The state at the start of the beat under way, from which it can be played anew. */
export function beatStart<S extends object>(run: Run<S>): Checkpoint<S> {
  const beat = run.beats - 1;
  if (run.checkpoint.beat === beat) return run.checkpoint;
  const again = runFrom(run.game, run.setting, run.checkpoint);
  again.until = beat;
  repeat(again, run, run.beatAt);
  return { at: run.beatAt, beat, state: again.table.state, rng: again.rng, policy: again.policy };
}

function beginBeat<S extends object>(run: Run<S>): Rule {
  const ruled = applyRulings(run);
  run.beatAt = position(run);
  if (ruled || isCheckpointDue(run)) {
    const { rng, policy } = run;
    run.checkpoint = {
      at: position(run),
      beat: run.beats,
      state: copyOf(run.game, run.table.state),
      rng: [...rng],
      policy,
    };
    run.ear?.checkpoint(run.checkpoint);
  }
  run.beats += 1;
  return run.game.beat(run.table);
}

function applyRulings<S extends object>(run: Run<S>): boolean {
  let ruled = false;
  for (;;) {
    const entry = run.record?.journal[position(run) - run.record.base];
    if (entry?.kind !== 'ruling' || entry.beat !== run.beats) return ruled;
    run.journal.push(entry);
    correct(run.table.state, entry.corrections);
    run.ear?.tell(rulingHappening(entry), position(run));
    ruled = true;
  }
}

const rulingHappening = (entry: Extract<Entry, { kind: 'ruling' }>): Happening => ({
  type: 'table-ruling',
  rule: 'table',
  by: entry.by,
  corrections: entry.corrections.map(({ at, to }) => ({ at, to })),
  reveals: true,
});
