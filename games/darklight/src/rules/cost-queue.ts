/**
 * Places waiting to be looked at, those of a cost one after the other as they came. The lists are kept from search to search
 * and only counted anew; a search asks nobody, so there is never more than one under way.
 */
const WAITING: number[][] = [];
const COUNTS: number[] = [];
let most = -1;

/** Puts a place at the end of those of its cost. */
export function queueUp(cost: number, place: number): void {
  while (WAITING.length <= cost) {
    WAITING.push([]);
    COUNTS.push(0);
  }
  const waiting = WAITING[cost] as number[];
  const count = COUNTS[cost] as number;
  if (count < waiting.length) waiting[count] = place;
  else waiting.push(place);
  COUNTS[cost] = count + 1;
  if (cost > most) most = cost;
}

/** The highest cost at which any place waits or has waited; -1 without any. */
export const highestCost = (): number => most;

export const countAt = (cost: number): number => COUNTS[cost] ?? 0;

/** The places of a cost, as many as `countAt` says. */
export const waitingAt = (cost: number): readonly number[] => WAITING[cost] ?? NONE_WAITING;
const NONE_WAITING: readonly number[] = [];

/** The next search begins with nothing. */
export function clearQueue(): void {
  for (let cost = 0; cost <= most; cost++) COUNTS[cost] = 0;
  most = -1;
}
