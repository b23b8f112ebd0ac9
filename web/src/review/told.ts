import type { Facts } from '@tenebrae/kernel';
import type { LogLine } from '../engine/scene.ts';
import type { GameSay } from '../words/speech.ts';

/** What says little about how a match turned. */
const DULL: ReadonlySet<string> = new Set(['dice-rolled', 'window-passed']);

/**
 * The most telling things that happened in a stretch of the match, in their order: of the kinds that its game turns on the
 * weightiest, otherwise what happens seldom.
 */
export function tellingLines(
  log: readonly LogLine[],
  { from, to }: { readonly from: number; readonly to: number },
  most: number,
  turnsOn: readonly string[],
): readonly LogLine[] {
  const counts = new Map<string, number>();
  for (const { event } of log) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  const often = ({ event }: LogLine): number => counts.get(event.type) ?? 0;
  const rank = ({ event }: LogLine): number => {
    const at = turnsOn.indexOf(event.type);
    return at < 0 ? turnsOn.length : at;
  };
  return log
    .filter(({ at, event }) => at > from && at <= to && !DULL.has(event.type))
    .sort((a, b) => rank(a) - rank(b) || often(a) - often(b) || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

export const lineText = ({ event }: LogLine, gameSay: GameSay): string => gameSay(event.type, event as Facts);
