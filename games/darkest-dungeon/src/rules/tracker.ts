import type { FigureId, Side, State } from '../state.ts';
import type { Figure } from './figures.ts';

/**
 * DD-CON-31: a tracker is an order without gaps. Forward is toward Aggressive. Says how many places the character has moved.
 */
export function moveOnTracker(state: State, figure: Figure, places: number): number {
  const order = state.trackers[figure.side];
  const from = order.indexOf(figure.id);
  const to = Math.max(0, Math.min(order.length - 1, from - places));
  if (from < 0 || to === from) return 0;
  order.splice(to, 0, ...order.splice(from, 1));
  return from - to;
}

/** DD-POS-05: those behind slide forward. */
export function leaveTracker(state: State, side: Side, id: FigureId): void {
  state.trackers[side] = state.trackers[side].filter(one => one !== id);
}

/** DD-HDT-06, DD-SUM-01: behind everyone else, which is the first empty slot. */
export function joinTracker(state: State, side: Side, id: FigureId): void {
  state.trackers[side].push(id);
}

/** DD-QST-04, DD-EXP-06, DD-HAM-22: another order of the same characters. */
export function orderTracker(state: State, side: Side, order: readonly FigureId[]): void {
  state.trackers[side] = [...order];
}
