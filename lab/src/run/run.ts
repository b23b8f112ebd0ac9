import { createHash } from 'node:crypto';
import { type Plan, matchCount } from '../plan/plan.ts';
import type { MatchRecord } from '../match/record.ts';

/** A plan, by the sources that play it. */
export interface Run {
  /** Names plan and sources: matches of the same run are the same matches, wherever they are played. */
  readonly id: string;
  readonly plan: Plan;
  readonly revision: string;
  /** What was typed to have it, for whoever reads the report; where and by how many it is played makes no difference. */
  readonly command: string;
}

/** How many matches there are of each kind does not change any of them, so a run may be given more. */
export function runOf(plan: Plan, revision: string, command: string): Run {
  const { games: _games, ...rest } = plan;
  const id = createHash('sha256')
    .update(JSON.stringify([rest, revision]))
    .digest('hex')
    .slice(0, 16);
  return { id, plan, revision, command };
}

/** The matches that are still to be played, in order. */
export function missing(plan: Plan, done: { has(index: number): boolean }): number[] {
  return Array.from({ length: matchCount(plan) }, (_, index) => index).filter(index => !done.has(index));
}

/** The records of a plan in its order, each once. */
export function inOrder(plan: Plan, records: Iterable<MatchRecord>): MatchRecord[] {
  const byIndex = new Map<number, MatchRecord>();
  for (const record of records)
    if (record.index < matchCount(plan) && !byIndex.has(record.index)) byIndex.set(record.index, record);
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}
