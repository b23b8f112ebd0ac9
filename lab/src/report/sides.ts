import type { Game, Seat } from '@tenebrae/kernel';
import type { MatchRecord } from '../match/record.ts';
import { kindOf, matchAt, type Plan } from '../plan/plan.ts';

/** Seats that win and lose together. */
export interface Side {
  /** `players` when all sit on it, the kind of its seats when it has all of them, its seats otherwise. */
  readonly name: string;
  /** The places of its seats. */
  readonly places: readonly number[];
  readonly kind: string;
}

/**
 * Who plays with whom, from the results alone: seats that ever won together are on one side, and so are seats of one kind of
 * which none ever won. One answer for each setting of the plan.
 */
export function sidesOf(
  game: Game,
  plan: Plan,
  records: readonly MatchRecord[],
): readonly (readonly Side[])[] {
  const wins = plan.settings.map((): (readonly number[])[] => []);
  for (const { index, winners } of records) wins[matchAt(plan, index).cell.setting]?.push(winners);
  return plan.settings.map(({ players }, setting) => sidesAt(game.seats(players), wins[setting] ?? []));
}

function sidesAt(seats: readonly Seat[], wins: readonly (readonly number[])[]): Side[] {
  const side = seats.map((_, place) => place);
  const join = (a: number, b: number): void => {
    const [from, to] = [side[b], side[a]];
    for (const [place, one] of side.entries()) if (one === from) side[place] = to as number;
  };
  for (const [first, ...others] of wins) for (const other of others) join(first as number, other);
  const winners = new Set(wins.flat());
  for (const [a, seat] of seats.entries())
    for (const [b, other] of seats.entries())
      if (!winners.has(a) && !winners.has(b) && kindOf(seat) === kindOf(other)) join(a, b);
  // Where nobody ever won, all play against the game.
  if (winners.size === 0) for (const place of seats.keys()) join(0, place);
  return [...new Set(side)].map(root =>
    named(
      seats,
      [...seats.keys()].filter(place => side[place] === root),
    ),
  );
}

function named(seats: readonly Seat[], places: readonly number[]): Side {
  const own = places.map(place => seats[place] as Seat);
  const kinds = [...new Set(own.map(kindOf))];
  const [kind = ''] = kinds;
  const isWholeKind = kinds.length === 1 && seats.every(seat => kindOf(seat) !== kind || own.includes(seat));
  const name = own.length === seats.length ? 'players' : isWholeKind ? kind : own.join('+');
  return { name, places, kind: own.length === seats.length ? 'players' : kinds.join('+') };
}
