import { setTimeout as wait } from 'node:timers/promises';
import type { Table } from './company.ts';

/** What a while of answering gave. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds from each answer to its arrival at the other page. */
  readonly broadcasts: readonly number[];
}

/**
 * Lets all tables answer for a while. Without a rate each goes on as soon as it can; with one, they send so many answers a
 * second together, evenly spread.
 */
export async function load(tables: readonly Table[], milliseconds: number, rate?: number): Promise<Load> {
  const broadcasts: number[] = [];
  const began = performance.now();
  const until = began + milliseconds;
  const every = rate === undefined ? 0 : (1000 * tables.length) / rate;
  await Promise.all(
    tables.map(async (table, i) => {
      let due = began + (every * i) / tables.length;
      while (performance.now() < until && due < until) {
        if (due > performance.now()) await wait(due - performance.now());
        const { broadcast, counts } = await table.exchange();
        if (counts) broadcasts.push(broadcast);
        // Whoever is late does not hurry afterwards.
        due = Math.max(due + every, performance.now());
      }
    }),
  );
  return { perSecond: (broadcasts.length * 1000) / (performance.now() - began), broadcasts };
}
