import type { Match } from '@tenebrae/kernel';

const ROUND = /(?:^|-)round-/;

/** How many rounds a match had: how often it told of one, by the event that numbers rounds most often. */
export function roundsOf(match: Match): number | null {
  const counts = new Map<string, number>();
  for (const { type, ...facts } of match.events(null))
    if (ROUND.test(type) && typeof facts['round'] === 'number') counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts.size === 0 ? null : Math.max(...counts.values());
}
