import { newStreams, nextWord, type Rng, type Seat } from '@tenebrae/kernel';
import { HORIZON, isAskedAgain, standing } from './greedy.ts';
import { playByHabit, weightsFor } from './habit.ts';
import { decide, type Mind, type Thinkable } from './mind.ts';

/** Why an option is the one to take. */
export type Reason =
  /** Hardly anything else makes sense. */
  | { readonly kind: 'habit' }
  /** Nothing that was looked at promises more, and nothing less. */
  | { readonly kind: 'even' }
  /** Of so many futures it ended better in some and worse in others than the best of the rest. */
  | {
      readonly kind: 'futures';
      /** The place of the rival in the list of options. */
      readonly rival: number;
      readonly better: number;
      readonly worse: number;
      readonly futures: number;
    };

/** Futures in which the option and its rivals are compared, with the same hidden things and the same dice for all. */
const FUTURES = 12;
/** The options that come to mind first. */
const RIVALS = 3;

/**
 * Why a seat should take an option: compares it with the best of its rivals, in a few possible futures. Whoever has thought
 * about it names them; else they are what comes to mind first.
 */
export function reasonFor<S extends object>(
  option: number,
  match: Thinkable<S>,
  seat: Seat,
  rng: Rng,
  rivals: readonly number[] = [],
): Reason {
  let reason: Reason = { kind: 'even' };
  decide(
    mind => {
      reason = weigh(option, mind, rivals);
      return option;
    },
    match,
    seat,
    rng,
  );
  return reason;
}

function weigh<S extends object>(option: number, mind: Mind<S>, named: readonly number[]): Reason {
  const likely = rivalsOf(option, weightsFor(mind));
  if (likely.length === 0) return { kind: 'habit' };
  const rivals = named.length > 0 ? named : likely;
  const seeds = Array.from({ length: FUTURES }, () => String(nextWord(mind.rng)));
  const own = seeds.map(seed => future(mind, option, seed));
  const compared = rivals.map(rival => {
    const ends = seeds.map(seed => future(mind, rival, seed));
    const gain = ends.reduce((sum, end) => sum + end, 0);
    const better = own.filter((end, place) => end > (ends[place] ?? 0)).length;
    const worse = own.filter((end, place) => end < (ends[place] ?? 0)).length;
    return { rival, gain, better, worse };
  });
  const best = compared.reduce((one, other) => (other.gain > one.gain ? other : one));
  const { rival, better, worse } = best;
  return better <= worse ? { kind: 'even' } : { kind: 'futures', rival, better, worse, futures: FUTURES };
}

/** The other options that habit does not rule out, the likeliest first. */
const rivalsOf = (option: number, weights: readonly number[]): number[] =>
  weights
    .map((weight, place) => ({ weight, place }))
    .filter(({ weight, place }) => weight > 0 && place !== option)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, RIVALS)
    .map(({ place }) => place);

/** How things stand some decisions after an option. */
function future<S extends object>(
  { question, seat, fork: begin }: Mind<S>,
  option: number,
  seed: string,
): number {
  const fork = begin(seed);
  const luck = newStreams(`${seed}/play`);
  fork.answer(option);
  for (let step = 0; step < HORIZON && fork.request !== null && !isAskedAgain(fork, question); step++)
    playByHabit(fork, luck);
  return standing(fork, seat);
}
