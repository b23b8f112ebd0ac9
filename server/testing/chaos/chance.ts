import { newRng, nextWord } from '@tenebrae/kernel';

/** What happens by chance, from a seed. */
export interface Chance {
  /** A whole number from 0 to below this. */
  below(most: number): number;
  /** True so often out of a hundred times. */
  percent(often: number): boolean;
  pick<T>(from: readonly T[]): T | undefined;
}

export function newChance(seed: string): Chance {
  const rng = newRng(seed);
  const below = (most: number): number => (most < 1 ? 0 : nextWord(rng) % Math.floor(most));
  return {
    below,
    percent: often => below(100) < often,
    pick: from => from[below(from.length)],
  };
}
