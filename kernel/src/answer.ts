import { type Book, noteMoment, rewind } from './book.ts';
import { IllegalAnswer, RuleBug } from './errors.ts';
import type { Entry } from './journal.ts';
import { equal } from './json.ts';
import { PARTY, type Question, type Seat } from './rule.ts';
import { askedSeats, enter, facesFit, position } from './run.ts';

/** An option by its id or its place in the list; for dice, the face of each. */
export type Answer = string | number | readonly number[];

/** Takes an answer if it is legal here and now; otherwise throws, and nothing has changed. */
export function answer<S extends object>(book: Book<S>, given: Answer, by?: Seat): void {
  take(book, checkedEntry(book, given, by));
}

/** Enters what has been checked. A rule that throws leaves the match where it was, frozen. */
export function take<S extends object>(book: Book<S>, entry: Entry): void {
  const before = position(book.run);
  try {
    enter(book.run, entry);
  } catch (thrown) {
    throw freeze(book, before, entry, thrown);
  }
  noteMoment(book, entry, before);
  if (book.undone.length > 0) keepRedo(book, before);
}

/** Why this cannot be answered so, by throwing; otherwise the entry that it makes. */
export function checkedEntry<S extends object>(book: Book<S>, given: Answer, by?: Seat): Entry {
  const { request } = book.run;
  if (book.fault !== null) throw new IllegalAnswer('frozen', `a rule failed: ${book.fault.message}`);
  if (request === null) throw new IllegalAnswer('over', 'the match is over');
  if (by !== undefined && !book.setting.seats.includes(by)) {
    throw new IllegalAnswer('no-such-seat', `there is no seat ${by}`);
  }
  if (request.kind === 'chance') {
    if (!Array.isArray(given)) throw new IllegalAnswer('not-an-answer', 'the faces of dice are expected');
    if (!facesFit(request.dice, given)) {
      throw new IllegalAnswer(
        'wrong-dice',
        `expected a face of each of ${request.dice.map(d => `d${d}`).join(', ')}`,
      );
    }
    return { kind: 'chance', faces: [...(given as readonly number[])], by: 'outside' };
  }
  if (request.seat !== PARTY && (by === undefined || by === request.seat))
    return { kind: 'answer', seat: request.seat, option: optionIndex(request, given) };
  const asked = askedSeats(book.run, request);
  const seat = by ?? asked[0];
  if (seat === undefined || !asked.includes(seat)) {
    throw new IllegalAnswer(
      'not-your-question',
      `${request.ask} is asked of ${asked.join(', ')}, not of ${seat}`,
    );
  }
  return { kind: 'answer', seat, option: optionIndex(request, given) };
}

function optionIndex(question: Question, given: Answer): number {
  if (typeof given !== 'number' && typeof given !== 'string') {
    throw new IllegalAnswer('not-an-answer', 'an option is expected');
  }
  const index = typeof given === 'number' ? given : question.options.findIndex(option => option.id === given);
  if (!Number.isInteger(index) || index < 0 || index >= question.options.length) {
    throw new IllegalAnswer(
      'no-such-option',
      `${question.ask} has no option ${typeof given === 'string' ? JSON.stringify(given) : given}`,
    );
  }
  return index;
}

function freeze<S extends object>(book: Book<S>, before: number, entry: Entry, thrown: unknown): RuleBug {
  book.run.journal.length = before - book.run.base;
  rewind(book, before);
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const rule =
    thrown instanceof RuleBug
      ? thrown.rule
      : book.run.request?.kind === 'question'
        ? book.run.request.rule
        : undefined;
  book.fault = { message, rule: rule ?? null, at: before, entry };
  return thrown instanceof RuleBug ? thrown : new RuleBug(message, { ...(rule && { rule }), cause: thrown });
}

/** Doing again what was undone keeps the rest of it at hand, thrown dice included; anything else drops it. */
function keepRedo<S extends object>(book: Book<S>, before: number): void {
  const made = book.run.journal.slice(before);
  const same = made.every((entry, i) => equal(entry, book.undone[i]));
  // A ruling belongs to the table's record: only redo makes it again, a player's answer does not.
  book.undone = same && book.undone[made.length]?.kind !== 'ruling' ? book.undone.slice(made.length) : [];
  const next = book.undone[0];
  if (next?.kind === 'chance' && book.run.request?.kind === 'chance') take(book, next);
}
