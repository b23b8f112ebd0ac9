import type { Match, Seat } from '@tenebrae/kernel';
import { type Curves, curvesOf, widestGaps } from './curve.ts';
import { compare, type Judged, judge, suspect, type Suspect } from './decisions.ts';
import { endingOf, liveOn } from './futures.ts';
import { isThrow, type Luck, luckOf, type Throw, weighThrow } from './luck.ts';
import { costOf, type Mistake, mistakesOf } from './mistakes.ts';
import type { Outlook } from './pool.ts';
import { evenly, middles } from './sample.ts';
import { counted, NO_FUTURES, standingOf, type Tally } from './tally.ts';
import { type Stop, type Visitor, walk } from './walk.ts';

/** What a finished match looks like to a bot that plays it on from many of its moments. */
export interface Review extends Curves {
  readonly luck: readonly Luck[];
  /** Throws that were weighed, of all that fell. */
  readonly throws: { readonly weighed: number; readonly all: number };
  readonly mistakes: readonly Mistake[];
  /** How many futures have been lived through. */
  readonly futures: number;
  /** The last moment. */
  readonly end: number;
  /** How much of the work is done, from 0 to 1. */
  readonly done: number;
}

export interface ReviewPlan {
  /** Whose decisions are judged; everybody's when nobody is named. */
  readonly seats?: readonly Seat[];
  /** How many decisions may be lived through in all futures together: what the review costs. */
  readonly steps?: number;
}

/** What a review takes by default: less than a minute on a desk, whatever the length of the match. */
const STEPS = 100_000;
/** Short matches are looked at so many times as closely, and no more. */
const MOST_TIMES = 3;
/** Moments of the outline, and those that are added where it changes most, twice. */
const OUTLINE = 16;
const CLOSER = [12, 16] as const;
/** Futures of a moment of the outline, of each when it is looked at again, and of those added. */
const FUTURES = { outline: 4, again: 4, closer: [8, 10] } as const;
/** Throws and decisions that are looked at, at most. */
const MOST_THROWS = 240;
const MOST_GLANCES = 160;
/** Decisions that are judged, then those compared anew, and the futures of each. */
const JUDGED = 8;
const COMPARED = 4;
const COMPARISONS = [10, 20] as const;
/** Fewer futures tell next to nothing: where there is no time for as many, fewer decisions are compared. */
const LEAST_COMPARISONS = 16;
/** Which part of the work is done after each walk through the match. */
const DONE_AFTER = [0.15, 0.4, 0.7, 1] as const;

/**
 * Reviews a match that is over: coarsely first, then closer where it matters. What is known is told again and again on the
 * way. The same match and plan give the same review. Between two walks nothing is kept but counts.
 */
export function review<S extends object>(
  match: Match<S>,
  { seats = [], steps = STEPS }: ReviewPlan,
  tell: (part: Review) => void,
): Review {
  if (match.result === null) throw new Error('a match is reviewed when it is over');
  const record = recordOf(match, seats);
  const tallies = new Map<number, Tally>();
  let throws: readonly Throw[] = [];
  let suspects: readonly Suspect[] = [];
  let judged: readonly Judged[] = [];
  let [futures, done] = [0, 0];
  const end: Outlook = { at: match.moment, tally: counted(NO_FUTURES, endingOf(match, 0)), isEnd: true };

  const outlooks = (): readonly Outlook[] => [
    ...[...tallies].sort(([a], [b]) => a - b).map(([at, tally]) => ({ at, tally, isEnd: false })),
    end,
  ];
  const curves = (): Curves => curvesOf(match.seats, outlooks());
  const swing = (): number => swingOf(match.seats, outlooks());
  const now = (): Review => {
    const drawn = curves();
    return {
      ...drawn,
      luck: luckOf(match.seats, throws),
      throws: { weighed: throws.length, all: record.throws },
      mistakes: mistakesOf(judged, drawn.sides, swing()),
      futures,
      end: match.moment,
      done,
    };
  };

  /** One walk through the match, with so much to do at some of its moments. */
  const pass = (number: number, tasks: Tasks<S>): void => {
    const from = DONE_AFTER[number - 1] ?? 0;
    const share = (DONE_AFTER[number] ?? 1) - from;
    const all = tasks.size;
    let begun = 0;
    walk(match, stop => {
      const task = tasks.get(stop.at);
      if (task === undefined) return null;
      const then = task(stop);
      begun += 1;
      done = from + (share * begun) / all;
      tell(now());
      return then;
    });
    done = from + share;
    tell(now());
  };

  const live = (count: number) => (stop: Stop<S>) => {
    for (let more = 0; more < count; more++) {
      const before = tallies.get(stop.at) ?? NO_FUTURES;
      // The same dice to come for every moment: what differs then is how it stands.
      const seed = `outlook/${before.futures}`;
      tallies.set(stop.at, counted(before, liveOn(stop.stand.fork(undefined, seed), seed)));
      futures += 1;
    }
    return null;
  };

  const outline = evenly(record.answers, OUTLINE);
  pass(0, new Map(outline.map(at => [at, live(FUTURES.outline)])));
  const few = within(steps, [...tallies.values()]);

  const details: Tasks<S> = new Map();
  const range = swing();
  for (const at of evenly(record.decisions, MOST_GLANCES))
    details.set(at, stop => {
      const found = suspect(stop, range);
      if (found !== null) suspects = [...suspects, found];
      return null;
    });
  for (const { at, seat } of evenly(record.dice, MOST_THROWS))
    details.set(at, stop =>
      isThrow(stop.stand.request)
        ? weighThrow(stop, stop.stand.request.seat ?? seat, range, one => {
            throws = [...throws, one];
          })
        : null,
    );
  pass(1, details);

  const doubtful = suspects
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, JUDGED);
  const closer = (round: 0 | 1): readonly number[] =>
    middles(record.answers, widestGaps(curves()), CLOSER[round]);
  const again: Tasks<S> = new Map([
    ...outline.map(at => [at, live(few(FUTURES.again))] as const),
    ...closer(0).map(at => [at, live(few(FUTURES.closer[0]))] as const),
  ]);
  for (const { at } of doubtful)
    also(again, at, stop => {
      const first = judge(stop);
      if (first === null) return;
      const pairs = compare(stop, first, 'first', few(COMPARISONS[0]));
      judged = [...judged, { ...first, pairs }];
      futures += 2 * pairs.length;
    });
  pass(2, again);

  const last: Tasks<S> = new Map(closer(1).map(at => [at, live(few(FUTURES.closer[1]))]));
  const { sides } = curves();
  const { decisions, comparisons } = shared(COMPARED * few(COMPARISONS[1]));
  const costly = judged
    .toSorted((a, b) => costOf(b, sides, range) - costOf(a, sides, range))
    .slice(0, decisions);
  // What made them seem costly is in the first futures: what they cost is for others to say.
  for (const one of costly)
    also(last, one.at, stop => {
      const pairs = compare(stop, one, 'anew', comparisons);
      judged = judged.map(other => (other.at === one.at ? { ...one, pairs } : other));
      futures += 2 * pairs.length;
    });
  // The others have not been looked at closely enough to be told.
  judged = costly;
  pass(3, last);
  return now();
}

type Tasks<S extends object> = Map<number, Visitor<S>>;

/** Does something at a moment beside what is done there already. */
function also<S extends object>(tasks: Tasks<S>, at: number, act: (stop: Stop<S>) => void): void {
  const first = tasks.get(at);
  tasks.set(at, stop => {
    act(stop);
    return first?.(stop) ?? null;
  });
}

interface MatchRecord {
  /** Moments at which somebody answered, and those of them that are to be judged. */
  readonly answers: readonly number[];
  readonly decisions: readonly number[];
  /** Moments at which dice fell or cards were drawn, and who had answered last. */
  readonly dice: readonly { readonly at: number; readonly seat: Seat }[];
  readonly throws: number;
}

/** Where in the record something is to be looked at. What is drawn from a deck is known from a walk alone. */
function recordOf<S extends object>(match: Match<S>, wanted: readonly Seat[]): MatchRecord {
  const answers: number[] = [];
  const decisions: number[] = [];
  const dice: { at: number; seat: Seat }[] = [];
  let seat = match.seats[0] ?? '';
  walk(match, ({ at, stand, given }) => {
    if (given.kind === 'answer' && given.order !== true) {
      seat = given.seat;
      answers.push(at);
      if (wanted.length === 0 || wanted.includes(seat)) decisions.push(at);
    }
    if (isThrow(stand.request)) dice.push({ at, seat });
    return null;
  });
  return { answers, decisions, dice, throws: dice.length };
}

/** How many futures of something can be lived through, by what those of the outline have cost. */
function within(steps: number, outline: readonly Tally[]): (futures: number) => number {
  const spent = outline.reduce((sum, tally) => sum + tally.steps, 0);
  const each =
    spent /
    Math.max(
      1,
      outline.reduce((sum, tally) => sum + tally.futures, 0),
    );
  const planned =
    OUTLINE * FUTURES.again +
    CLOSER[0] * FUTURES.closer[0] +
    CLOSER[1] * FUTURES.closer[1] +
    2 * (JUDGED * COMPARISONS[0] + COMPARED * COMPARISONS[1]);
  const part = Math.min(MOST_TIMES, Math.max(0, steps - spent) / Math.max(1, planned * each));
  return futures => Math.max(2, Math.round(futures * part));
}

/** How so many futures are shared among the decisions that seem most costly. */
function shared(futures: number): { readonly decisions: number; readonly comparisons: number } {
  const decisions = Math.min(COMPARED, Math.max(1, Math.round(futures / LEAST_COMPARISONS)));
  return { decisions, comparisons: Math.round(futures / decisions) };
}

/** What makes a difference in this match: between the worst and the best that was expected of it. */
function swingOf(seats: readonly Seat[], outlooks: readonly Outlook[]): number {
  const ends = outlooks.flatMap(({ tally }) => seats.map(seat => standingOf(tally, [seat])));
  const range = Math.max(...ends) - Math.min(...ends);
  return range > 0 ? range : 1;
}
