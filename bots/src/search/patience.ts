import type { Fork, Streams } from '@tenebrae/kernel';
import { playByHabit } from '../habit.ts';

/** How long a line of play is followed until it is judged. */
export interface Patience {
  /** The span of play that was last seen under way; null in a game that tells none. */
  span: string | number | null;
  /** Spans that have yet to pass, and decisions that playing on may take. */
  spans: number;
  decisions: number;
}

/** A span that never ends, or takes very long, is not waited for. */
const LONGEST_SPAN = 150;

export function newPatience<S extends object>(
  { game, state }: Fork<S>,
  { horizon, spans }: { readonly horizon: number; readonly spans: number },
): Patience {
  return game.span === undefined
    ? { span: null, spans: 1, decisions: horizon }
    : { span: game.span(state), spans, decisions: LONGEST_SPAN * spans };
}

/** Whether things can be judged: the spans have passed, or nothing more is asked. */
export function hasPassed<S extends object>({ game, state, request }: Fork<S>, patience: Patience): boolean {
  if (request === null) return true;
  if (game.span === undefined) return false;
  const span = game.span(state);
  if (span !== patience.span) {
    patience.span = span;
    patience.spans -= 1;
  }
  return patience.spans <= 0;
}

/** Plays on by habit to a moment at which things can be judged. */
export function playOn<S extends object>(fork: Fork<S>, patience: Patience, luck: Streams): void {
  for (; patience.decisions > 0 && !hasPassed(fork, patience); patience.decisions -= 1) {
    playByHabit(fork, luck);
  }
}
