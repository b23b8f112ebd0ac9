import type { GameOptions } from '@tenebrae/kernel';
import { type Exercised, type FuzzReport, fuzz } from '@tenebrae/kernel/testing';
import { openGame } from '../games.ts';

/** One part of a fuzz run, as plain data that can be sent to a worker. */
export interface Shard {
  readonly game: string;
  readonly decisions: number;
  readonly seed: string;
  readonly options: GameOptions;
  readonly players?: number;
  readonly every: number;
}

export async function fuzzShard(
  { game: id, ...plan }: Shard,
  onProgress: (decisions: number) => void,
): Promise<FuzzReport> {
  const { game, words, content } = await openGame(id);
  return fuzz(game, { ...plan, words, content, onProgress });
}

/** Cuts a run into as many parts of about the same size. */
export function shardsOf(whole: Shard, count: number): Shard[] {
  if (count === 1) return [whole];
  return Array.from({ length: count }, (_, i) => ({
    ...whole,
    decisions: Math.floor(whole.decisions / count) + (i < whole.decisions % count ? 1 : 0),
    seed: `${whole.seed}/${i}`,
  })).filter(({ decisions }) => decisions > 0);
}

/** The reports of all parts as one. */
export function merged(reports: readonly FuzzReport[]): FuzzReport {
  const [first, ...others] = reports;
  if (first === undefined) throw new Error('there is nothing to merge');
  return others.reduce(
    (all, one) => ({
      game: all.game,
      decisions: all.decisions + one.decisions,
      games: all.games + one.games,
      outcomes: added(all.outcomes, one.outcomes),
      exercised: seenInEither(all.exercised, one.exercised),
      failures: [...all.failures, ...one.failures],
    }),
    first,
  );
}

function added(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

function seenInEither(a: Exercised, b: Exercised): Exercised {
  return Object.fromEntries(
    Object.entries(a).map(([kind, { of, unseen }]) => {
      const never = unseen.filter(id => b[kind]?.unseen.includes(id));
      return [kind, { seen: of - never.length, of, unseen: never }];
    }),
  );
}
