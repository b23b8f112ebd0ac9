import type { Fork, Seat } from '@tenebrae/kernel';

/**
 * How good an end is for a seat, between 0 and 1. What is lost lies in the lowest part and what is won in the highest, so
 * that nothing outweighs a victory; within each part it tells how well things stood, so that a lost cause is still fought.
 */
export interface Gauge {
  /** How well the seat stood when the search began. */
  readonly before: number;
  /** What makes a difference in this game, at this moment. */
  readonly scale: number;
}

const LOST = 0.15;
const WON = 0.85;

export function worthOf<S extends object>(fork: Fork<S>, seat: Seat, { before, scale }: Gauge): number {
  const { game, result, state } = fork;
  const gain = ((game.evaluate?.(state, seat) ?? 0) - before) / scale;
  const part = (1 + gain / (1 + Math.abs(gain))) / 2;
  if (result === null) return LOST + (WON - LOST) * part;
  return result.winners.includes(seat) ? WON + (1 - WON) * part : LOST * part;
}

/** A gauge from how things stand and where they may lead. */
export function gaugeOf(before: number, ends: readonly number[]): Gauge {
  const spread = ends.reduce((sum, end) => sum + Math.abs(end - before), 0) / Math.max(1, ends.length);
  return { before, scale: spread > 0 ? spread : 1 };
}
