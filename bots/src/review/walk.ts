import type { Entry, Match } from '@tenebrae/kernel';

/** What a match was given at a moment: an answer, or how the dice fell. */
export type Given = Extract<Entry, { kind: 'answer' | 'chance' }>;

/** A stop on the way through a match. */
export interface Stop<S extends object> {
  /** The name of the moment: how many entries of the record lie before it. */
  readonly at: number;
  /** The match as it stood: it waits for what was then given. To fork, not to answer. */
  readonly stand: Match<S>;
  readonly given: Given;
}

/** Looks at a stop; what it returns is done when the match has taken what was given. */
export type Visitor<S extends object> = (stop: Stop<S>) => (() => void) | null;

/**
 * Lives through a match again from its first question to its end. Here every die comes from outside, so that it is a stop
 * like any answer, at which others could fall. Nothing but the present stop is kept, however long the match was.
 */
export function walk<S extends object>(match: Match<S>, visit: Visitor<S>): void {
  const [first = 0] = match.moments;
  const stand = match.branch(first);
  stand.setPolicy({ dice: 'outside' }, stand.seats);
  for (let at = first; at < match.journal.length; at++) {
    const entry = match.journal[at] as Entry;
    switch (entry.kind) {
      case 'answer': {
        const then = visit({ at, stand, given: entry });
        stand.answer(entry.option, entry.seat);
        then?.();
        break;
      }
      case 'chance': {
        const then = visit({ at, stand, given: entry });
        stand.answer(entry.faces);
        then?.();
        break;
      }
      case 'policy':
        stand.setPolicy({ ...entry.policy, dice: 'outside' }, stand.seats);
        break;
      case 'ruling':
        stand.rule(entry.corrections, stand.seats);
        break;
      case 'reseed':
        // Other dice came from here on; they are all in the record.
        break;
    }
  }
}
