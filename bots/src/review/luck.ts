import { type Chance, newRng, type Seat } from '@tenebrae/kernel';
import { settleDice, worth } from './futures.ts';
import type { Stop } from './walk.ts';

/** One throw of dice, against what they could have been. */
export interface Throw {
  /** Who threw; where the game does not say, whose decision brought it about. */
  readonly seat: Seat;
  /** How much better things stood afterwards than they would have on average. */
  readonly gain: number;
  /** How widely that varies from throw to throw. */
  readonly variance: number;
}

/** How the dice treated a seat. */
export interface Luck {
  readonly seat: Seat;
  readonly throws: number;
  /** In which part of all the ways that these dice could have fallen they would have helped less. */
  readonly better: number;
}

/** Other falls of the dice that each throw is compared with. */
const OTHERS = 8;

export const isThrow = (request: Stop<object>['stand']['request']): request is Chance =>
  request?.kind === 'chance' && request.from === undefined;

/**
 * Weighs a throw: how things stand at the next question, on average over the dice still to fall before it, with these
 * faces and with any. What is returned is done when the dice have fallen as they did.
 */
export function weighThrow<S extends object>(
  { at, stand }: Stop<S>,
  seat: Seat,
  swing: number,
  keep: (one: Throw) => void,
): () => void {
  const samples = (what: string): readonly number[] =>
    Array.from({ length: OTHERS }, (_, place) => {
      const fork = stand.fork(undefined, `${what}/${place}`);
      settleDice(fork, newRng(`${what}/${place}/dice`));
      return worth(fork, seat, swing);
    });
  const before = samples(`luck/${at}`);
  return () => {
    const after = stand.request?.kind === 'chance' ? samples(`luck/${at}/then`) : [worth(stand, seat, swing)];
    const [mean, variance] = [meanOf(before), varianceOf(before)];
    keep({ seat, gain: meanOf(after) - mean, variance: variance * (1 + 1 / OTHERS) });
  };
}

/** What all throws of each seat come to. */
export function luckOf(seats: readonly Seat[], throws: readonly Throw[]): readonly Luck[] {
  return seats.map(seat => {
    const own = throws.filter(one => one.seat === seat);
    const gain = own.reduce((sum, one) => sum + one.gain, 0);
    const spread = Math.sqrt(own.reduce((sum, one) => sum + one.variance, 0));
    return { seat, throws: own.length, better: spread > 0 ? normal(gain / spread) : 0.5 };
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}

/** The part of a normal distribution that lies below so many deviations (Abramowitz and Stegun 26.2.17). */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const density = 0.39894228 * Math.exp((-deviations * deviations) / 2);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return deviations >= 0 ? 1 - tail : tail;
}
