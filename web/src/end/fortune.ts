/** How the dice fell, as it is said of a whole match. */
export type Fortune = 'lucky' | 'even' | 'unlucky';

/**
 * Kind or cruel are dice that are off by more than they usually are: of things that seldom happen, and are counted, that is
 * about the root of how many were due.
 */
export function fortuneOf(rolled: number, expected: number): Fortune {
  if (Math.abs(rolled - expected) <= Math.sqrt(expected)) return 'even';
  return rolled > expected ? 'lucky' : 'unlucky';
}
