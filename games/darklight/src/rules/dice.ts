import { freeze, pick, roll, type Rule, type Seat, type TextId } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Amount, Dice } from '../data/numbers.ts';

/** DL-DIC-01: a d6 halved, rounded up. */
export const asD3 = (face: number): number => Math.ceil(face / 2);

/** DL-DIC-01 to DL-DIC-03: dice added together, and what is added to them once. A d3 is thrown as a d6. */
export function* rollDice(
  what: TextId,
  [count, sides, plus = 0]: Dice,
  rule: RuleId,
  by?: Seat,
): Rule<number> {
  const faces = yield* roll(what, sixes(count), rule, thrownBy(by));
  return faces.reduce((sum, face) => sum + (sides === 3 ? asD3(face) : face), plus);
}

/** A number that is fixed, or rolled now. */
export function* amountOf(what: TextId, amount: Amount, rule: RuleId): Rule<number> {
  return typeof amount === 'number' ? amount : yield* rollDice(what, amount, rule);
}

/** DL-CRT-01: the most that dice can show, with what is added to them. */
export const mostOf = ([count, sides, plus = 0]: Dice): number => count * sides + plus;

export function* rollD6(what: TextId, rule: RuleId, by?: Seat): Rule<number> {
  const [face] = yield* roll(what, SIX, rule, thrownBy(by));
  return face as number;
}

/** Whose hand throws, where it matters to a person. */
const thrownBy = (seat: Seat | undefined) => (seat === undefined ? undefined : { seat });

export function* rollD3(what: TextId, rule: RuleId): Rule<number> {
  return asD3(yield* rollD6(what, rule));
}

const SIX = [6] as const;
/** So many six-sided dice. The same few throws are made all the time. */
export const sixes = (count: number): readonly number[] =>
  (SIXES[count] ??= freeze(new Array<number>(count).fill(6)));
const SIXES: (readonly number[] | undefined)[] = [];

/** DL-TRM-09, DL-TRM-10: one of some at random; a single one without a draw. */
export function* pickOne<T extends { readonly id: string | number }>(
  what: TextId,
  from: readonly T[],
  rule: RuleId,
): Rule<T> {
  const [only] = from;
  if (from.length === 1 && only !== undefined) return only;
  const id = yield* pick(
    what,
    from.map(one => String(one.id)),
    rule,
  );
  return from.find(one => String(one.id) === id) as T;
}
