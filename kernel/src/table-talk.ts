import { take } from './answer.ts';
import { adopt, type Book, checkThawed, forgetAfter, ORDERS, type Orders, passes } from './book.ts';
import { Refused } from './errors.ts';
import {
  AGREEMENTS,
  type Correction,
  DICE_SOURCES,
  type Entry,
  type Policy,
  UNDO_POLICIES,
} from './journal.ts';
import { clone, notPlain } from './json.ts';
import { PASS, type Seat } from './rule.ts';
import { correct } from './ruling.ts';
import { beatStart, type Checkpoint, enter, position, type Recorded, repeat, runFrom } from './run.ts';

/** What a seat wants done with its interrupt windows from now on. */
export function giveOrders<S extends object>(book: Book<S>, seat: Seat, orders: Orders): void {
  if (!book.setting.seats.includes(seat)) throw new Refused('no-such-seat', `there is no seat ${seat}`);
  for (const [window, order] of Object.entries(orders)) {
    if (!ORDERS.includes(order))
      throw new Refused('against-the-rules', `${window}: an order is ${ORDERS.join(', ')}`);
  }
  book.orders[seat] = { ...orders };
  maybePass(book);
}

/** A window that is open may be one that the orders pass. */
function maybePass<S extends object>(book: Book<S>): void {
  const { request } = book.run;
  if (book.fault !== null || request?.kind !== 'question' || request.window !== true) return;
  if (!passes(book.orders, request)) return;
  const option = request.options.findIndex(one => one.id === PASS.id);
  take(book, { kind: 'answer', seat: request.seat, option, order: true });
}

/** The table changes what it has agreed on; all seats must. */
export function changePolicy<S extends object>(
  book: Book<S>,
  change: Partial<Policy>,
  by: readonly Seat[],
): void {
  everyone(book, by);
  checkThawed(book);
  const policy = { ...book.run.policy, ...change };
  const fault = policyFault(policy);
  if (fault !== null) throw new Refused('against-the-rules', fault);
  take(book, { kind: 'policy', by: [...by], policy });
}

export function policyFault(policy: Policy): string | null {
  if (!DICE_SOURCES.includes(policy.dice)) return `dice are ${DICE_SOURCES.join(', ')}`;
  if (!AGREEMENTS.includes(policy.agreement)) return `agreement is ${AGREEMENTS.join(', ')}`;
  if (!UNDO_POLICIES.includes(policy.undo)) return `undo is ${UNDO_POLICIES.join(', ')}`;
  return null;
}

/**
 * The table corrects the state, by agreement of all. A rule that is under way cannot take back what it has read, so the
 * correction is made at the start of the current beat, which is then played anew.
 */
export function makeRuling<S extends object>(
  book: Book<S>,
  corrections: readonly Correction[],
  by: readonly Seat[],
): void {
  everyone(book, by);
  const { journal } = book.run;
  const checkpoint = beatStart(book.run);
  const fault = rulingFault(book, checkpoint.state, corrections);
  if (fault !== null) throw new Refused('against-the-rules', fault);

  const entry: Entry = {
    kind: 'ruling',
    by: [...by],
    beat: checkpoint.beat,
    corrections: clone(corrections),
  };
  const line = { base: 0, journal: [...journal.slice(0, checkpoint.at), entry] };
  const agreed = journal.slice(checkpoint.at).filter(isOfTheTable);
  tryBeat(book, checkpoint, line, agreed);

  forgetAfter(book, checkpoint.at, checkpoint.beat);
  const run = runFrom(book.game, book.setting, checkpoint);
  adopt(book, run);
  repeat(run, line, line.journal.length);
  if (book.moments.at(-1) === checkpoint.at) book.moments.pop();
  book.moments.push(position(run));
  book.undone = [];
  book.fault = null;
  for (const one of agreed) take(book, one);
  maybePass(book);
}

/** What was agreed on during the beat, policy and other dice, still holds when it is played anew. */
const isOfTheTable = (entry: Entry): boolean => entry.kind === 'policy' || entry.kind === 'reseed';

function tryBeat<S extends object>(
  book: Book<S>,
  from: Checkpoint<S>,
  line: Recorded,
  agreed: readonly Entry[],
): void {
  try {
    const run = runFrom(book.game, book.setting, from);
    repeat(run, line, line.journal.length);
    for (const entry of agreed) enter(run, entry);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Refused('against-the-rules', `the rules cannot go on from there: ${message}`);
  }
}

/** Why the corrected state would not be one that the game knows. Tried on a copy. */
function rulingFault<S extends object>(
  book: Book<S>,
  state: S,
  corrections: readonly Correction[],
): string | null {
  const strange = notPlain(corrections);
  if (strange !== null) return strange;
  const trial = clone(state);
  correct(trial, corrections);
  const plain = notPlain(trial);
  if (plain !== null) return plain;
  try {
    return book.game.invariants(trial)[0] ?? null;
  } catch (thrown) {
    return `the game cannot read this state: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
}

function everyone<S extends object>(book: Book<S>, by: readonly Seat[]): void {
  const missing = book.setting.seats.filter(seat => !by.includes(seat));
  if (missing.length > 0) throw new Refused('consent', `${missing.join(', ')} must agree`);
}
