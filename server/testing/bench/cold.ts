import { type Match, newRng, type Save, start, throwDie } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { ask } from '../wire.ts';
import type { Seating } from './company.ts';

/** A match of the demonstration game after so many decisions at random, as a save. */
export function longMatch(decisions: number): Save {
  const match = start(game, { players: 2, options: { goal: 500 }, seed: 'long' }) as unknown as Match;
  const rng = newRng('long');
  for (let i = 0; i < decisions; i++) {
    if (match.request?.kind !== 'question') throw new Error(`the match was over after ${i} decisions`);
    match.answer(throwDie(rng, match.request.options.length) - 1);
  }
  return match.save();
}

/** Milliseconds that it takes to bring each of these tables into the memory of a node, beyond showing it from there. */
export async function coldLoads(origin: string, seatings: readonly Seating[]): Promise<readonly number[]> {
  const loads: number[] = [];
  for (const seating of seatings) {
    const cold = await timeToShow(origin, seating);
    const warm = await timeToShow(origin, seating);
    loads.push(Math.max(0, cold - warm));
  }
  return loads;
}

async function timeToShow(origin: string, { id, people: [one] }: Seating): Promise<number> {
  if (one === undefined) throw new Error('a table of nobody');
  const began = performance.now();
  await ask(origin, one.visitor, 'GET', `/api/tables/${id}`);
  return performance.now() - began;
}
