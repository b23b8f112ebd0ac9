import { type Fork, newRng, nextWord, type Question, type Rng, type Seat } from '@tenebrae/kernel';
import { playByHabit, weightsFor } from './habit.ts';
import type { Bot, Mind } from './mind.ts';

/** Options that are tried at most. */
const MOST_TRIED = 16;
/** How often each is tried before the worse half is dropped. */
const TRIES = 4;
/** Decisions after the option until its consequences are judged. */
const HORIZON = 6;
/** Outweighs how well things stand while nothing is won or lost. */
const WON = 1_000_000;

/** Looks one question ahead: tries each option a few times, plays on by habit, and takes what turns out best. */
export const greedy: Bot = mind => {
  let left = candidates(weightsFor(mind), mind.rng);
  while (left.length > 1) {
    for (let i = 0; i < TRIES; i++) {
      const seed = String(nextWord(mind.rng));
      for (const one of left) one.sum += outcome(mind, one.option, seed);
    }
    left = left.sort(betterFirst).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.option ?? 0;
};

interface Candidate {
  readonly option: number;
  readonly weight: number;
  /** Of all outcomes so far; those still in the running have been tried equally often. */
  sum: number;
}

const betterFirst = (a: Candidate, b: Candidate): number =>
  b.sum - a.sum || b.weight - a.weight || a.option - b.option;

/** The options that habit does not rule out. Of very many only some, those it favours the likelier. */
function candidates(weights: readonly number[], rng: Rng): Candidate[] {
  const all = weights
    .map((weight, option) => ({ option, weight, sum: 0 }))
    .filter(({ weight }) => weight > 0);
  if (all.length <= MOST_TRIED) return all;
  // The greatest of random numbers to the power 1/weight: a draw without putting back.
  return all
    .map(one => ({ one, lot: (nextWord(rng) / 2 ** 32) ** (1 / one.weight) }))
    .sort((a, b) => b.lot - a.lot)
    .slice(0, MOST_TRIED)
    .map(({ one }) => one);
}

/** How things stand for the seat when an option has had its consequences. */
function outcome<S extends object>(mind: Mind<S>, option: number, seed: string): number {
  const fork = mind.fork(seed);
  const rng = newRng(`${seed}/play`);
  fork.answer(option);
  for (let step = 0; step < HORIZON && !isAskedAgain(fork, mind.question); step++) playByHabit(fork, rng);
  return standing(fork, mind.seat);
}

const isAskedAgain = <S extends object>({ request }: Fork<S>, { seat, ask }: Question): boolean =>
  request?.kind === 'question' && request.seat === seat && request.ask === ask;

function standing<S extends object>({ game, result, state }: Fork<S>, seat: Seat): number {
  const end = result === null ? 0 : result.winners.includes(seat) ? WON : -WON;
  return end + (game.evaluate?.(state, seat) ?? 0);
}
