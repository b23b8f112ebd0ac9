import { type Estimate, twoSided, Z } from './intervals.ts';

/** Matches alike but for one thing: wins and all of those with it, and of those without. */
export interface Stratum {
  readonly won: number;
  readonly of: number;
  readonly wonWithout: number;
  readonly ofWithout: number;
}

export interface Effect extends Estimate {
  /** How likely so great a difference is by chance alone. */
  readonly p: number;
}

/** What a thing does to the win rate over all strata: Mantel and Haenszel's difference, with Sato's variance. */
export function stratifiedDifference(strata: readonly Stratum[]): Effect | null {
  const both = strata.filter(({ of, ofWithout }) => of > 0 && ofWithout > 0);
  const won = both.reduce((sum, one) => sum + one.won + one.wonWithout, 0);
  // Where all ended alike, nothing can be told.
  if (won === 0 || won === both.reduce((sum, one) => sum + one.of + one.ofWithout, 0)) return null;
  const { value, error: counted } = weighed(both);
  // Of few matches that ended alike the variance says that they always would: half a win and half a loss more keep it honest.
  const error = Math.max(counted, weighed(both.map(lessCertain)).error);
  const [low, high] = [value - Z * error, value + Z * error];
  return { value, low: Math.max(-1, low), high: Math.min(1, high), p: twoSided(value / error) };
}

function weighed(strata: readonly Stratum[]): { readonly value: number; readonly error: number } {
  let [weights, differences, p, q] = [0, 0, 0, 0];
  for (const { won, of, wonWithout, ofWithout } of strata) {
    const all = of + ofWithout;
    const [lost, lostWithout] = [of - won, ofWithout - wonWithout];
    weights += (of * ofWithout) / all;
    differences += (won * ofWithout - wonWithout * of) / all;
    p += (of ** 2 * wonWithout - ofWithout ** 2 * won + (of * ofWithout * (ofWithout - of)) / 2) / all ** 2;
    q += (won * lostWithout + wonWithout * lost) / (2 * all);
  }
  const value = differences / weights;
  return { value, error: Math.sqrt(Math.max(0, value * p + q)) / weights };
}

const lessCertain = ({ won, of, wonWithout, ofWithout }: Stratum): Stratum => ({
  won: won + 0.5,
  of: of + 1,
  wonWithout: wonWithout + 0.5,
  ofWithout: ofWithout + 1,
});

/** Which of many findings stand (Benjamini and Hochberg): of those named, at most one in ten is chance. */
export function findings(chances: readonly number[], wrong = 0.1): boolean[] {
  const order = chances.map((p, place) => ({ p, place })).sort((a, b) => a.p - b.p);
  const last = order.findLastIndex(({ p }, rank) => p <= (wrong * (rank + 1)) / order.length);
  const stands = chances.map(() => false);
  for (const { place } of order.slice(0, last + 1)) stands[place] = true;
  return stands;
}
