/** Tries of each option before it can be clear which are better: of a wager on a coin, four go well too often. */
const LEAST_TRIES = 6;
/** It is clear when the lead is so many times the error in it. */
const CLEARLY = 2.5;

/**
 * Whether a lead is greater than chance explains, by how both ended, each time with the same dice for both; or whether
 * nothing has told them apart, so that more of the same would not either.
 */
export function isClear(lead: number, ahead: readonly number[], behind: readonly number[]): boolean {
  const tries = ahead.length;
  if (tries < LEAST_TRIES) return false;
  const leads = ahead.map((end, i) => end - (behind[i] ?? 0));
  const mean = leads.reduce((sum, one) => sum + one, 0) / tries;
  const spread = leads.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (tries - 1);
  return lead >= CLEARLY * Math.sqrt(spread / tries);
}
