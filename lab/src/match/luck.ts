import {
  type Entry,
  type Fork,
  type Match,
  newRng,
  nextWord,
  type Question,
  type Rng,
  start,
} from '@tenebrae/kernel';
import type { Luck } from './record.ts';

/** Futures that are looked into for the dice as they fell, and for as many other falls. */
const FUTURES = 3;
/** Decisions by habit after the dice: rules often hold a throw in their hands until somebody has spent or rerolled it. */
const HORIZON = 3;

/**
 * How lucky each seat was. The match is lived through again. Wherever dice fell or cards were drawn after an answer, what that led to is
 * compared with what other falls after the same answer lead to: both as the game's `evaluate` sees it a few decisions by habit
 * later, in forks that differ in nothing else. The differences have mean zero whatever `evaluate` is worth, so their sum is
 * luck and nothing else; how unsure each is goes into `noise`.
 */
export function luckOf(played: Match, seed: string): Luck | null {
  const { game, seats, options, journal } = played;
  if (game.evaluate === undefined) return null;
  const rng = newRng(`${seed}/luck`);
  const fresh = (): string => String(nextWord(rng));
  const tally = { gains: seats.map(() => 0), noise: seats.map(() => 0) };
  const match = start(game, { seats, options, seed });
  if (journal[0]?.kind === 'chance')
    compare(tally, standsAt(match, fresh), (): readonly number[] =>
      future(start(game, { seats, options, seed: fresh() }).fork(undefined, fresh()), fresh()),
    );
  for (const [place, entry] of journal.entries()) {
    if (entry.kind !== 'answer') continue;
    if (journal[place + 1]?.kind !== 'chance') match.answer(entry.option, entry.seat);
    else compareAfter(tally, match, entry, fresh);
  }
  return tally;
}

interface Tally {
  readonly gains: number[];
  readonly noise: number[];
}

/** Each is how all seats stand in one future. */
type Stands = readonly (readonly number[])[];

function compareAfter(
  tally: Tally,
  match: Match,
  { option, seat }: Extract<Entry, { kind: 'answer' }>,
  fresh: () => string,
): void {
  const others = Array.from({ length: FUTURES }, () => {
    const fork = match.fork(undefined, fresh());
    fork.answer(option);
    return future(fork, fresh());
  });
  match.answer(option, seat);
  compare(tally, standsAt(match, fresh), () => others.pop() ?? []);
}

/** Futures of the match as it stands; of one that is over there is only one. */
const standsAt = (match: Match, fresh: () => string): Stands =>
  Array.from({ length: match.request === null ? 1 : FUTURES }, () =>
    future(match.fork(undefined, fresh()), fresh()),
  );

function compare({ gains, noise }: Tally, actual: Stands, other: () => readonly number[]): void {
  const others = Array.from({ length: FUTURES }, other);
  for (const seat of gains.keys()) {
    const [fell, could] = [actual, others].map(stands => summary(stands.map(stand => stand[seat] ?? 0)));
    gains[seat] = (gains[seat] ?? 0) + (fell?.mean ?? 0) - (could?.mean ?? 0);
    noise[seat] = (noise[seat] ?? 0) + (fell?.doubt ?? 0) + (could?.doubt ?? 0);
  }
}

/** The mean, and its variance. */
function summary(values: readonly number[]): { readonly mean: number; readonly doubt: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, doubt: values.length < 2 ? 0 : squares / (values.length - 1) / values.length };
}

/** How all seats stand a few decisions by habit later. */
function future(fork: Fork<object>, seed: string): readonly number[] {
  const rng = newRng(seed);
  for (let step = 0; step < HORIZON && fork.request?.kind === 'question'; step++)
    fork.answer(byHabit(fork, fork.request, rng));
  return fork.seats.map(seat => fork.game.evaluate?.(fork.state, seat) ?? 0);
}

/** An option as readily as a seasoned player takes it; where habits say nothing, any. */
function byHabit({ game, state }: Fork<object>, question: Question, rng: Rng): number {
  const weights = game.habits?.(state, question) ?? [];
  const lot = nextWord(rng) / 2 ** 32;
  let left = lot * weights.reduce((sum, weight) => sum + weight, 0);
  const taken = weights.findIndex(weight => (left -= weight) < 0);
  return taken < 0 ? Math.floor(lot * question.options.length) : taken;
}
