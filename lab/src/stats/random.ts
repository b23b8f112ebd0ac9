import { nextWord, type Rng } from '@tenebrae/kernel';

/** A number above 0 and below 1. */
export const uniform = (rng: Rng): number => (nextWord(rng) + 0.5) / 2 ** 32;

export function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng));
}

/** By Marsaglia and Tsang; below 1 through the next shape up. */
function gamma(rng: Rng, shape: number): number {
  if (shape < 1) return gamma(rng, shape + 1) * uniform(rng) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(rng);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(uniform(rng)) < x * x * 0.5 + d * (1 - v + Math.log(v))) return d * v;
  }
}

export function beta(rng: Rng, a: number, b: number): number {
  const [x, y] = [gamma(rng, a), gamma(rng, b)];
  return x / (x + y);
}

/** How likely something is that happened so often, drawn by what we know of it (Jeffreys): never quite sure. */
export const likelihood = (rng: Rng, times: number, of: number): number =>
  beta(rng, times + 0.5, of - times + 0.5);

/** As many places of a list, drawn with replacement. */
export const resampled = (rng: Rng, count: number): number[] =>
  Array.from({ length: count }, () => Math.floor(uniform(rng) * count));
