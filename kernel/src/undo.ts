import { take } from './answer.ts';
import { type Book, checkThawed, lastLearned, rewind } from './book.ts';
import { Refused } from './errors.ts';
import { type Entry, isOrder } from './journal.ts';
import type { Seat } from './rule.ts';
import { fits, position } from './run.ts';

/** How far back the table may go: freely, only if all agree, or not at all. */
export type UndoRight = 'free' | 'consent' | 'barrier';

/** What going back to a moment would take. */
export function undoRight<S extends object>(book: Book<S>, to: number): UndoRight {
  if (lastLearned(book) <= to || book.run.policy.undo === 'free') return 'free';
  return book.run.policy.undo === 'consent' ? 'consent' : 'barrier';
}

/**
 * Goes back to an earlier moment (by default the one before this), within what the table allows. A frozen match goes
 * back to where it stands: the answer on which a rule threw was never taken.
 */
export function undo<S extends object>(book: Book<S>, to?: number, agreed: readonly Seat[] = []): void {
  const now = position(book.run);
  const target = to ?? (book.fault === null ? book.moments.at(-2) : now);
  if (target === now && book.fault !== null) {
    book.fault = null;
    return;
  }
  if (target === undefined || target >= now || !book.moments.includes(target)) {
    throw new Refused('no-such-moment', `there is no moment ${target ?? 'before the first'} to go back to`);
  }
  const right = undoRight(book, target);
  if (right === 'barrier') throw new Refused('barrier', 'something has been learned since then');
  if (right === 'consent' && !book.setting.seats.every(seat => agreed.includes(seat))) {
    throw new Refused('consent', 'something has been learned since then: everyone must agree');
  }
  const undone = book.run.journal.slice(target).concat(book.undone);
  rewind(book, target);
  book.undone = undone;
  book.fault = null;
}

/** Does again what was undone, up to the next moment (or the given one). */
export function redo<S extends object>(book: Book<S>, to = position(book.run) + 1): void {
  if (book.undone.length === 0) throw new Refused('nothing-to-redo', 'nothing was undone');
  checkThawed(book);
  while (book.undone.length > 0 && (position(book.run) < to || isOrder(book.undone[0]))) redoOne(book);
}

/** The record says what was ruled between beats and which windows were passed, not the orders of today. */
function redoOne<S extends object>(book: Book<S>): void {
  const entry = book.undone[0] as Entry;
  if (!fits(book.run, entry)) {
    book.undone = [];
    throw new Refused('nothing-to-redo', 'what was undone does not fit here');
  }
  book.run.record = { base: position(book.run), journal: book.undone };
  take(book, entry);
  book.run.record = null;
}
