import { newRng, newStreams, nextWord, type Option, type Question, type Seat } from '@tenebrae/kernel';
import { playByHabit, weightsFor } from '../habit.ts';
import { type Mind, mindOf } from '../mind.ts';
import { LEVELS } from '../search/levels.ts';
import { think } from '../search/search.ts';
import { type Ending, liveOn, worth } from './futures.ts';
import type { Stop } from './walk.ts';

/** A decision that may have been a mistake, by a first look. */
export interface Suspect {
  readonly at: number;
  /** How much better something else seems to be. */
  readonly loss: number;
}

/** A decision against what a bot would have decided on that seat. */
export interface Judged {
  readonly at: number;
  readonly seat: Seat;
  readonly question: Pick<Question, 'ask' | 'about' | 'rule'>;
  readonly taken: Option;
  readonly advised: Option;
  /** The places of the two in the list. */
  readonly places: readonly [number, number];
  readonly pairs: readonly Pair[];
}

/** What came of both with the same hidden things and the same dice to come. */
export interface Pair {
  readonly taken: Ending;
  readonly advised: Ending;
}

/** The other options that come to mind first. */
const RIVALS = 2;
/** An option with less than this part of the weight of the likeliest comes to nobody's mind. */
const LEAST_PART = 0.02;
/** Futures of the first look, and how far it goes. */
const GLANCES = 4;
const HORIZON = 8;

/** A first look at a decision, with what its seat knew then; null where nothing else comes to mind. */
export function suspect<S extends object>({ at, stand, given }: Stop<S>, swing: number): Suspect | null {
  if (given.kind !== 'answer') return null;
  const mind = mindOf(stand, given.seat, newRng(`glance/${at}`));
  const rivals = rivalsOf(given.option, weightsFor(mind));
  if (rivals.length === 0) return null;
  const seeds = Array.from({ length: GLANCES }, () => String(nextWord(mind.rng)));
  const end = (option: number): number =>
    seeds.reduce((sum, seed) => sum + glance(mind, option, seed, swing), 0) / GLANCES;
  return { at, loss: Math.max(...rivals.map(end)) - end(given.option) };
}

function rivalsOf(taken: number, weights: readonly number[]): readonly number[] {
  const least = Math.max(...weights) * LEAST_PART;
  return weights
    .map((weight, option) => ({ weight, option }))
    .filter(({ weight, option }) => weight > least && option !== taken)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RIVALS)
    .map(({ option }) => option);
}

function glance<S extends object>(mind: Mind<S>, option: number, seed: string, swing: number): number {
  const fork = mind.fork(seed);
  const luck = newStreams(`${seed}/play`);
  fork.answer(option);
  for (let step = 0; step < HORIZON && fork.request !== null; step++) playByHabit(fork, luck);
  return worth(fork, mind.seat, swing);
}

/** What a bot with the same knowledge would have decided; null when it is the same. */
export function judge<S extends object>({ at, stand, given }: Stop<S>): Judged | null {
  if (given.kind !== 'answer') return null;
  const mind = mindOf(stand, given.seat, newRng(`judge/${at}`));
  const { option } = think(mind, LEVELS.adept);
  const [taken, advised] = [mind.question.options[given.option], mind.question.options[option]];
  if (option === given.option || taken === undefined || advised === undefined) return null;
  const { ask, about, rule } = mind.question;
  return {
    at,
    seat: given.seat,
    question: { ask, rule, ...(about === undefined ? {} : { about }) },
    taken: wordsOf(taken),
    advised: wordsOf(advised),
    places: [given.option, option],
    pairs: [],
  };
}

/** Of an option only what says it. */
const wordsOf = ({ id, text, about }: Option): Option => ({
  id,
  ...(text === undefined ? {} : { text }),
  ...(about === undefined ? {} : { about }),
});

/** Lives through some more futures of both; `which` sets them apart from those of other comparisons. */
export function compare<S extends object>(
  { at, stand }: Stop<S>,
  { seat, places }: Judged,
  which: string,
  futures: number,
): readonly Pair[] {
  const mind = mindOf(stand, seat, newRng(`compare/${at}`));
  return Array.from({ length: futures }, (_, future) => {
    const seed = `compare/${at}/${which}/${future}`;
    const after = (place: number): Ending => {
      const fork = mind.fork(seed);
      fork.answer(place);
      return liveOn(fork, seed);
    };
    return { taken: after(places[0]), advised: after(places[1]) };
  });
}
