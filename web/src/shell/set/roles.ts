import type { Seat } from '@tenebrae/kernel';
import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';

const isOneOfMany = (seat: Seat): boolean => /\d$/.test(seat);

/** What sets a seat apart before a game: an overlord among numbered heroes; nothing where all seats are alike. */
export function rolesOf(seats: readonly Seat[], gameSay: GameSay): readonly (string | null)[] {
  return seats.map(seat => (isOneOfMany(seat) || !seats.some(isOneOfMany) ? null : capital(gameSay(seat))));
}
