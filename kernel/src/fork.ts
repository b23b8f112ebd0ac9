import { IllegalAnswer } from './errors.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { type Chance, type Happening, type Question, type Result, type Seat, showsHidden } from './rule.ts';
import {
  askedSeats,
  beatStart,
  type Checkpoint,
  type Ear,
  enter,
  facesFit,
  position,
  repeat,
  type Run,
  runFrom,
} from './run.ts';
import { newStreams } from './streams.ts';

/** A copy of a match to think with. It tells nothing, remembers nothing and disturbs nobody. */
export interface Fork<S extends object> {
  readonly game: Game<S>;
  readonly seats: readonly Seat[];
  readonly state: S;
  readonly request: Question | Chance | null;
  readonly result: Result | null;
  /** Takes an option by its place in the list, for whoever is asked; for dice thrown outside, their faces. */
  answer(given: number | readonly number[]): void;
  view(seat: Seat | null): Json;
  fork(seat?: Seat | null, seed?: string): Fork<S>;
  /** Listens from here on. Thinking needs no ear; tests do. */
  hear(onTell?: (happening: Happening) => void): Hearing;
}

export interface Hearing {
  readonly told: Happening[];
  /** A die fell or something hidden was seen. */
  learned: boolean;
}

/** Copies a line of play; coming dice are other dice, one stream for each kind of throw, and what the seat cannot know is drawn anew. */
export function forkRun<S extends object>(run: Run<S>, seed: string, seat?: Seat | null): Fork<S> {
  const copy = runFrom(run.game, run.setting, startOfBeat(run));
  repeat(copy, run, position(run));
  enter(copy, { kind: 'reseed', seed, ...(seat !== undefined && { conceal: seat }) });
  copy.streams = newStreams(seed);
  return asFork(copy, seed);
}

/** Whoever thinks forks one moment many times: where its beat began is worked out once for all of them. */
const starts = new WeakMap<object, Checkpoint<object>>();

function startOfBeat<S extends object>(run: Run<S>): Checkpoint<S> {
  const known = starts.get(run) as Checkpoint<S> | undefined;
  if (known !== undefined && known.beat === run.beats - 1 && known.at === run.beatAt) return known;
  const start = beatStart(run);
  starts.set(run, start);
  return start;
}

interface Bound extends Fork<object> {
  readonly run: Run<object>;
  readonly seed: string;
  forks: number;
}

const FORK: Fork<object> & ThisType<Bound> = {
  get game() {
    return this.run.game;
  },
  get seats() {
    return this.run.setting.seats;
  },
  get state() {
    return this.run.table.state;
  },
  get request() {
    return this.run.request;
  },
  get result() {
    return this.run.result;
  },
  answer(given) {
    answerInThought(this.run, given);
  },
  view(seat) {
    return this.run.game.view(this.run.table.state, seat);
  },
  hear(onTell) {
    const hearing: Hearing = { told: [], learned: false };
    this.run.ear = earFor(hearing, onTell);
    return hearing;
  },
  fork(seat, other) {
    return forkRun(this.run, other ?? `${this.seed}/${this.forks++}`, seat);
  },
};

function asFork<S extends object>(run: Run<S>, seed: string): Fork<S> {
  const fork = Object.create(FORK) as { run: Run<S>; seed: string; forks: number };
  fork.run = run;
  fork.seed = seed;
  fork.forks = 0;
  return fork as unknown as Fork<S>;
}

function answerInThought<S extends object>(run: Run<S>, given: number | readonly number[]): void {
  const { request } = run;
  if (request === null) throw new IllegalAnswer('over', 'the match is over');
  if (typeof given === 'object') {
    if (request.kind !== 'chance') throw new IllegalAnswer('not-an-answer', 'an option is expected');
    if (!facesFit(request.dice, given)) throw new IllegalAnswer('wrong-dice', 'these dice cannot fall so');
    enter(run, { kind: 'chance', faces: given, by: 'outside' });
    return;
  }
  if (request.kind !== 'question' || request.options[given] === undefined) {
    throw new IllegalAnswer('no-such-option', `there is no option ${given}`);
  }
  // One voice is enough: whoever thinks decides for the party.
  for (const seat of askedSeats(run, request)) {
    enter(run, { kind: 'answer', seat, option: given });
    if (run.request !== request) return;
  }
}

function earFor<S extends object>(hearing: Hearing, onTell?: (happening: Happening) => void): Ear<S> {
  return {
    tell(happening) {
      hearing.told.push(happening);
      onTell?.(happening);
      if (showsHidden(happening)) hearing.learned = true;
    },
    learn() {
      hearing.learned = true;
    },
    checkpoint() {},
    passes: () => false,
  };
}
