import { take } from './answer.ts';
import { type Book, rewind } from './book.ts';
import { Refused } from './errors.ts';
import type { Seat } from './rule.ts';
import { position } from './run.ts';

/** How far back the table may go: freely, only if all agree, or not at all. */
export type UndoRight = 'free' | 'consent' | 'barrier';

/** What going back to a moment would take. */
export function undoRight<S extends object>(book: Book<S>, to: number): UndoRight {
  const learned = book.barriers.at(-1) ?? 0;
  if (learned <= to || book.run.policy.undo === 'free') return 'free';
  return book.run.policy.undo === 'consent' ? 'consent' : 'barrier';
}

/** Goes back to an earlier moment (by default the one before this), within what the table allows. */
export function undo<S extends object>(book: Book<S>, to?: number, agreed: readonly Seat[] = []): void {
  const target = to ?? book.moments.at(-2);
  if (target === undefined || target >= position(book.run) || book.moments.lastIndexOf(target) < 0) {
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
  while (book.undone.length > 0 && position(book.run) < to) {
    const next = book.undone[0];
    if (next === undefined) return;
    take(book, next);
  }
}
