import { type Game, load, type Match, newRng, resume, type Rng, start, throwDie } from '@tenebrae/kernel';
import { percentile } from './race.ts';

export interface Cost {
  readonly p50: number;
  readonly p90: number;
}

export interface Costs {
  readonly moments: number;
  readonly decisions: number;
  readonly microsecondsPerDecision: number;
  /** The others are multiples of a decision. */
  readonly fork: Cost;
  readonly undo: Cost;
  readonly save: Cost;
  readonly resume: Cost;
  readonly load: Cost;
}

interface LongMatch {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** How many moments of the match are measured, and how often each. */
const MOMENTS = 300;
const TIMES = 200;
/** Living through a whole match takes as long as the match did. */
const TIMES_LOADED = 3;

/** What fork, undo, save and load cost in a long match, at many of its moments, as multiples of one decision. */
export function measureCosts<S extends object>(
  game: Game<S>,
  how: LongMatch,
  onMoment: (moment: number, of: number) => void = () => {},
): Costs {
  const decisions = playOn(begin(game, how), newRng('length'));
  const every = Math.max(1, Math.floor(decisions / MOMENTS));
  const perDecision = decisionCost(game, how);
  const costs = { fork: [], undo: [], save: [], resume: [], load: [] } as Record<
    keyof typeof MEASURES,
    number[]
  >;
  const match = begin(game, how);
  const rng = newRng('length');
  for (let moment = 1; playOn(match, rng, every) === every; moment++) {
    for (const [name, measure] of MEASURE_LIST) costs[name].push(measure(match) / perDecision);
    onMoment(moment, MOMENTS);
  }
  const cost = (values: readonly number[]): Cost => ({
    p50: percentile(values, 50),
    p90: percentile(values, 90),
  });
  return {
    moments: costs.fork.length,
    decisions,
    microsecondsPerDecision: perDecision * 1000,
    fork: cost(costs.fork),
    undo: cost(costs.undo),
    save: cost(costs.save),
    resume: cost(costs.resume),
    load: cost(costs.load),
  };
}

const begin = <S extends object>(game: Game<S>, how: LongMatch): Match<S> =>
  start(game, { ...how, seed: 'long', policy: { undo: 'free' } });

/** Plays at random, at most so many decisions; says how many. */
export function playOn<S extends object>(match: Match<S>, rng: Rng, most = Number.POSITIVE_INFINITY): number {
  let decisions = 0;
  for (; decisions < most && match.request?.kind === 'question'; decisions++) {
    match.answer(throwDie(rng, match.request.options.length) - 1);
  }
  return decisions;
}

/** Milliseconds of one decision: the median of whole matches, each timed from its first decision to its last. */
function decisionCost<S extends object>(game: Game<S>, how: LongMatch): number {
  const costs = Array.from({ length: 15 }, () => {
    const match = begin(game, how);
    const rng = newRng('length');
    const before = performance.now();
    const decisions = playOn(match, rng);
    return (performance.now() - before) / decisions;
  });
  return percentile(costs, 50);
}

/** Milliseconds of one such thing at the moment at which a match stands. */
const MEASURES = {
  fork: (match: Match) => {
    const seat = match.asked()[0] ?? null;
    return timed(TIMES, () => match.fork(seat, 'fork'));
  },
  undo: undoCost,
  save: (match: Match) => timed(TIMES, () => match.save()),
  resume: (match: Match) => {
    const save = match.save();
    return timed(TIMES_LOADED, () => resume(match.game, save));
  },
  load: (match: Match) => {
    const save = match.save();
    return timed(TIMES_LOADED, () => load(match.game, save));
  },
};
const MEASURE_LIST = Object.entries(MEASURES) as [keyof typeof MEASURES, (match: Match) => number][];

function timed(times: number, action: () => void): number {
  const before = performance.now();
  for (let i = 0; i < times; i++) action();
  return (performance.now() - before) / times;
}

/** Undo and redo by turns; only the undo is counted. */
function undoCost(match: Match): number {
  let spent = 0;
  for (let i = 0; i < TIMES; i++) {
    const before = performance.now();
    match.undo();
    spent += performance.now() - before;
    match.redo();
  }
  return spent / TIMES;
}
