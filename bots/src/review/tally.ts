import type { Seat } from '@tenebrae/kernel';
import type { Ending } from './futures.ts';

/** What became of some futures. */
export interface Tally {
  readonly futures: number;
  /** How often each party of winners won, by their seats with spaces between; nobody is the empty one. */
  readonly won: Readonly<Record<string, number>>;
  /** How well each seat stood at the end: the sum, and that of the squares. */
  readonly standing: Readonly<Record<Seat, number>>;
  readonly squares: Readonly<Record<Seat, number>>;
  /** What it cost to find out. */
  readonly steps: number;
}

export const NO_FUTURES: Tally = { futures: 0, won: {}, standing: {}, squares: {}, steps: 0 };

export function counted({ futures, won, standing, squares, steps }: Tally, ending: Ending): Tally {
  const winners = ending.winners.join(' ');
  const bySeat = (value: (seat: Seat, end: number) => number): Record<Seat, number> =>
    Object.fromEntries(Object.entries(ending.standing).map(([seat, end]) => [seat, value(seat, end)]));
  return {
    futures: futures + 1,
    won: { ...won, [winners]: (won[winners] ?? 0) + 1 },
    standing: bySeat((seat, end) => (standing[seat] ?? 0) + end),
    squares: bySeat((seat, end) => (squares[seat] ?? 0) + end * end),
    steps: steps + ending.steps,
  };
}

/** Seats that win together. */
export type Side = readonly Seat[];

/** In how many of the futures somebody of a side won. */
export const winsOf = ({ won }: Tally, side: Side): number =>
  Object.entries(won).reduce(
    (sum, [winners, count]) => (winners.split(' ').some(seat => side.includes(seat)) ? sum + count : sum),
    0,
  );

/** How well a side stood at the end, on average. */
export const standingOf = ({ futures, standing }: Tally, [seat = '']: Side): number =>
  futures === 0 ? 0 : (standing[seat] ?? 0) / futures;

/**
 * The sides of a table: who ever wins together belongs together. Seats that never win are one side, for nothing tells
 * them apart.
 */
export function sidesOf(seats: readonly Seat[], tallies: readonly Tally[]): readonly Side[] {
  const parties = tallies.flatMap(({ won }) => Object.keys(won)).map(winners => winners.split(' '));
  let sides: Seat[][] = seats.map(seat => [seat]);
  const join = (some: readonly Seat[]): void => {
    const touched = sides.filter(side => side.some(seat => some.includes(seat)));
    if (touched.length < 2) return;
    const joined = seats.filter(seat => touched.some(side => side.includes(seat)));
    sides = sides.flatMap(side => (side === touched[0] ? [joined] : touched.includes(side) ? [] : [side]));
  };
  for (const party of parties) join(party);
  join(seats.filter(seat => !parties.some(party => party.includes(seat))));
  return sides;
}
