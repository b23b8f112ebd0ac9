import { playByHabit } from '@tenebrae/bots';
import { type Entry, type Fork, type Match, newRng, newStreams, nextWord, start } from '@tenebrae/kernel';
import type { Luck } from './record.ts';

/** Futures that are looked into for the dice as they fell, and as many for other falls. */
const FUTURES = 4;
/**
 * Decisions by habit after the dice. Soon after a throw much seems won that does not last: another monster comes for the one
 * that fell. Of 390 matches of Descent the dice seemed to explain 3 % after three decisions, 14 % after ten, and as much after
 * twenty-five with half as much noise again; of another 540 matches they explained 5 % (1 to 12) after ten.
 */
const HORIZON = 10;

/**
 * How lucky each seat was. The match is lived through again. Wherever dice fell or cards were drawn after an answer, what that led to is
 * compared with what other falls after the same answer lead to, some decisions by habit later: how each seat stands then, as the
 * game's `evaluate` sees it, and whether it has won. From there on the luck is the same in both. These differences have mean zero
 * whatever `evaluate` is worth, so their sum is luck and nothing else; how unsure each is goes into `noise`.
 */
export function luckOf(played: Match, seed: string): readonly Luck[] | null {
  const { game, seats, options, journal } = played;
  if (game.evaluate === undefined) return null;
  const rng = newRng(`${seed}/luck`);
  const fresh = (): string => String(nextWord(rng));
  const tallies = seats.map(newTally);
  const match = start(game, { seats, options, seed });
  if (journal[0]?.kind === 'chance') {
    const other = (future: string): Fork<object> =>
      start(game, { seats, options, seed: future }).fork(undefined, future);
    compare(tallies, match, futures(fresh, other));
  }
  for (const [place, entry] of journal.entries()) {
    if (entry.kind !== 'answer') continue;
    if (journal[place + 1]?.kind !== 'chance') match.answer(entry.option, entry.seat);
    else compareAfter(tallies, match, entry, fresh);
  }
  return tallies;
}

type Tally = { -readonly [Key in keyof Luck]: Luck[Key] };

const newTally = (): Tally => ({ standing: 0, victory: 0, noise: { standing: 0, victory: 0, both: 0 } });

function compareAfter(
  tallies: readonly Tally[],
  match: Match,
  { option, seat }: Extract<Entry, { kind: 'answer' }>,
  fresh: () => string,
): void {
  const others = futures(fresh, future => {
    const fork = match.fork(undefined, future);
    fork.answer(option);
    return fork;
  });
  match.answer(option, seat);
  compare(tallies, match, others);
}

/** A future with other dice: the seed of all luck in it, and where it led each seat. */
interface Future {
  readonly seed: string;
  readonly ends: readonly End[];
}

const futures = (fresh: () => string, begin: (seed: string) => Fork<object>): readonly Future[] =>
  Array.from({ length: FUTURES }, () => {
    const seed = fresh();
    return { seed, ends: liveOn(begin(seed), seed) };
  });

/** Holds the match as it stands against futures with other dice, each with the luck that this future had later. */
function compare(tallies: readonly Tally[], match: Match, others: readonly Future[]): void {
  const actual = others.map(({ seed }) => liveOn(match.fork(undefined, seed), seed));
  for (const [seat, tally] of tallies.entries()) {
    const gains = (measure: keyof End): Gains =>
      gainsOf(
        actual.map((ends, at) => (ends[seat]?.[measure] ?? 0) - (others[at]?.ends[seat]?.[measure] ?? 0)),
      );
    const [standing, victory] = [gains('standing'), gains('victory')];
    tally.standing += standing.mean;
    tally.victory += victory.mean;
    tally.noise = {
      standing: tally.noise.standing + doubt(standing, standing),
      victory: tally.noise.victory + doubt(victory, victory),
      both: tally.noise.both + doubt(standing, victory),
    };
  }
}

interface Gains {
  readonly mean: number;
  readonly deviations: readonly number[];
}

function gainsOf(values: readonly number[]): Gains {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, deviations: values.map(value => value - mean) };
}

/** The variance of a mean, or the covariance of two. */
const doubt = (one: Gains, other: Gains): number =>
  one.deviations.reduce((sum, deviation, at) => sum + deviation * (other.deviations[at] ?? 0), 0) /
  (FUTURES - 1) /
  FUTURES;

/** Where a seat is after some decisions: won is 1, lost is 0, and what is undecided lies between. */
interface End {
  readonly standing: number;
  readonly victory: number;
}

const UNDECIDED = 0.5;

/** How all seats stand some decisions by habit later. */
function liveOn(fork: Fork<object>, seed: string): readonly End[] {
  const luck = newStreams(`${seed}/play`);
  for (let decisions = 0; decisions < HORIZON && fork.request !== null; decisions++) playByHabit(fork, luck);
  const { game, state, result } = fork;
  return fork.seats.map(seat => ({
    standing: game.evaluate?.(state, seat) ?? 0,
    victory: result === null ? UNDECIDED : Number(result.winners.includes(seat)),
  }));
}
