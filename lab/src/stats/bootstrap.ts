import { newRng, type Rng } from '@tenebrae/kernel';
import type { Estimate } from './intervals.ts';
import { quantile } from './spread.ts';

export const DRAWS = 400;

/** Values with the middle 95 % of what they are in many draws; the same seed gives the same intervals. */
export function bootstrap(
  values: readonly number[],
  seed: string,
  draw: (rng: Rng) => readonly number[],
): Estimate[] {
  const rng = newRng(`bootstrap/${seed}`);
  const draws = Array.from({ length: DRAWS }, () => draw(rng));
  return values.map((value, place) => {
    const sorted = draws.map(one => one[place] ?? 0).sort((a, b) => a - b);
    const [low, high] = [quantile(sorted, 0.025), quantile(sorted, 0.975)];
    return { value, low: Math.min(low, value), high: Math.max(high, value) };
  });
}
