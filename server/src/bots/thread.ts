import { parentPort } from 'node:worker_threads';
import type { Games } from '../games.ts';
import { newMemory } from './memory.ts';
import { think } from './think.ts';
import type { Order, Report } from './thought.ts';

/** Matches that one thread keeps at hand. */
const MATCHES = 64;

/** Makes this thread one that thinks about one thing at a time, and tells. */
export function beThread(games: Games): void {
  const memory = newMemory(MATCHES);
  parentPort?.on('message', (order: Order) => {
    void think(memory, games, order).then(outcome => {
      const report: Report = { number: order.number, outcome };
      parentPort?.postMessage(report);
    });
  });
}
