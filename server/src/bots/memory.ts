import { type Entry, equal, type Game, type Match, resume } from '@tenebrae/kernel';
import type { Task } from './thought.ts';

/** The matches that a thread has at hand, so that it need not live through them again for each answer. */
export interface Memory {
  /** The match as the task has it; null when it continues something that is not here. */
  recall(game: Game, task: Task): Match | null;
}

export function newMemory(most: number): Memory {
  const matches = new Map<string, Match>();

  function keep(table: string, match: Match): Match {
    matches.delete(table);
    matches.set(table, match);
    const [oldest] = matches.keys();
    if (matches.size > most && oldest !== undefined) matches.delete(oldest);
    return match;
  }

  return {
    recall(game, { table, match: given }) {
      if ('save' in given) return keep(table, resume(game, given.save));
      const known = matches.get(table);
      if (known === undefined || known.moment !== given.since) return null;
      matches.delete(table);
      return follows(known, given.tail) ? keep(table, known) : null;
    },
  };
}

/** Plays on as the record did, and says whether that led to the same. */
function follows(match: Match, tail: readonly Entry[]): boolean {
  const since = match.moment;
  while (match.moment < since + tail.length) {
    const entry = tail[match.moment - since];
    if (entry === undefined || !repeats(match, entry)) return false;
  }
  return equal(match.journal.slice(since), tail);
}

/** Does what a person did; the rest comes by itself. */
function repeats(match: Match, entry: Entry): boolean {
  const given =
    entry.kind === 'answer' && entry.order === undefined
      ? entry.option
      : entry.kind === 'chance' && entry.by === 'outside'
        ? entry.faces
        : null;
  if (given === null || match.refusal(given, seatOf(entry)) !== null) return false;
  match.answer(given, seatOf(entry));
  return true;
}

const seatOf = (entry: Entry): string | undefined => (entry.kind === 'answer' ? entry.seat : undefined);
