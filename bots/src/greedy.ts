import {
  type Fork,
  newStreams,
  nextWord,
  type Question,
  type Rng,
  type Seat,
  type Streams,
} from '@tenebrae/kernel';
import { isClear } from './clear.ts';
import { playByHabit, weightsFor } from './habit.ts';
import type { Bot, Mind } from './mind.ts';

/** Options that are tried at most. */
const MOST_TRIED = 6;
/** An option with less than this part of the weight of the likeliest is not worth a thought. */
const LEAST_PART = 0.02;
/** An option with this part of all weight is taken without a thought. */
const HABITUAL = 0.85;
/** Tries, shared evenly, before the worse half is dropped: the fewer are left, the closer they are looked at. */
const TRIES = 16;
/** Decisions after the option until its consequences are judged. */
export const HORIZON = 6;
/** Outweighs how well things stand while nothing is won or lost. */
const WON = 1_000_000;

/** Looks one question ahead: tries each option a few times, plays on by habit, and takes what turns out best. */
export const greedy: Bot = mind => {
  const weights = weightsFor(mind);
  const likeliest = Math.max(...weights);
  if (likeliest >= weights.reduce((sum, weight) => sum + weight, 0) * HABITUAL)
    return weights.indexOf(likeliest);
  const all = candidates(weights, likeliest * LEAST_PART, mind.rng);
  const [byHabit] = all;
  if (byHabit === undefined || all.length === 1) return byHabit?.option ?? 0;
  tryOut(mind, all);
  // Whoever stays at the same question puts off what comes anyway: that must be worth something in itself.
  let left = all.filter(one => gainOf(one) > 0 || !one.stays);
  if (left.length === 0 || (byHabit.stays && gainOf(byHabit) === 0)) return byHabit.option;
  for (;;) {
    left = left.sort(betterFirst).slice(0, halfOf(left));
    const [best] = left;
    if (best !== undefined && left.length === 1) return best.option;
    tryOut(mind, left);
  }
};

interface Candidate {
  readonly option: number;
  /** The greatest of these lots is a draw by the weights of habit. */
  readonly lot: number;
  /** What each try so far gained; those still in the running have been tried equally often, with the same dice. */
  readonly gains: number[];
  /** The same seat was asked the same again, and nobody anything else in between. */
  stays: boolean;
}

const gainOf = ({ gains }: Candidate): number => gains.reduce((sum, gain) => sum + gain, 0);

const betterFirst = (a: Candidate, b: Candidate): number => gainOf(b) - gainOf(a) || b.lot - a.lot;

const halfOf = (left: readonly Candidate[]): number => Math.ceil(left.length / 2);

/** The options that habit does not rule out or all but, in an order drawn by habit; of very many only the first. */
function candidates(weights: readonly number[], least: number, rng: Rng): Candidate[] {
  return weights
    .map((weight, option) => ({ option, weight }))
    .filter(({ weight }) => weight > least)
    .map(({ option, weight }) => ({
      option,
      lot: (nextWord(rng) / 2 ** 32) ** (1 / weight),
      gains: [],
      stays: true,
    }))
    .sort((a, b) => b.lot - a.lot)
    .slice(0, MOST_TRIED);
}

/** Tries all candidates a few times, each time with the same hidden things and the same dice for all of them. */
function tryOut<S extends object>(mind: Mind<S>, left: readonly Candidate[]): void {
  for (let i = 0; i < TRIES && !isDecided(left); i += left.length) {
    const seed = String(nextWord(mind.rng));
    // Before the answer the forks of a seed are all the same: whichever is first tells how well the seat stands then.
    let before: number | undefined;
    for (const one of left) {
      const fork = mind.fork(seed);
      before ??= standing(fork, mind.seat);
      one.gains.push(tryOnce(mind, one, fork, newStreams(`${seed}/play`)) - before);
    }
  }
}

/** Whether it is clear already which are the better half: the worst of them is better than the best of the others. */
function isDecided(left: readonly Candidate[]): boolean {
  const sorted = left.toSorted(betterFirst);
  const half = halfOf(left);
  const [ahead, behind] = [sorted[half - 1], sorted[half]];
  if (ahead === undefined || behind === undefined) return true;
  return isClear((gainOf(ahead) - gainOf(behind)) / ahead.gains.length, ahead.gains, behind.gains);
}

/** How well the seat stands some decisions after the option. */
function tryOnce<S extends object>(
  { question, seat }: Mind<S>,
  one: Candidate,
  fork: Fork<S>,
  luck: Streams,
): number {
  fork.answer(one.option);
  let stays = isAsked(fork, question);
  for (let step = 0; step < HORIZON && !isAskedAgain(fork, question); step++) {
    playByHabit(fork, luck);
    stays = isAsked(fork, question) && stays;
  }
  one.stays = one.stays && stays;
  return standing(fork, seat);
}

const isAsked = <S extends object>({ request }: Fork<S>, { seat }: Question): boolean =>
  request?.kind === 'question' && request.seat === seat;

export const isAskedAgain = <S extends object>({ request }: Fork<S>, { seat, ask }: Question): boolean =>
  request?.kind === 'question' && request.seat === seat && request.ask === ask;

/** How well a seat stands; what is won or lost counts above all. */
export function standing<S extends object>({ game, result, state }: Fork<S>, seat: Seat): number {
  const end = result === null ? 0 : result.winners.includes(seat) ? WON : -WON;
  return end + (game.evaluate?.(state, seat) ?? 0);
}
