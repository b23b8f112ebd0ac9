import { type Match, newRng, PARTY, type Seat } from '@tenebrae/kernel';
import { BOTS } from './bots.ts';
import { greedy } from './greedy.ts';
import { decide } from './mind.ts';

/** A bot that is to answer, and the option that it follows somebody to, if it does not think for itself. */
export interface BotTurn {
  readonly seat: Seat;
  readonly follows: number | null;
}

/** Whose turn it is among the bots; null while a person is waited for. */
export function botTurn(match: Match, isPerson: (seat: Seat) => boolean): BotTurn | null {
  const { request, fault, policy } = match;
  if (request?.kind !== 'question' || fault !== null) return null;
  const asked = match.asked();
  const persons = asked.filter(isPerson);
  const [first] = asked;
  if (first === undefined) return null;
  if (request.seat !== PARTY || policy.agreement === 'anyone')
    return persons.length > 0 ? null : { seat: first, follows: null };
  return persons.length > 0 ? behind(match, asked, persons) : amongBots(match, asked);
}

/** When the persons agree, the bots vote with them. */
function behind(match: Match, asked: readonly Seat[], persons: readonly Seat[]): BotTurn | null {
  const vote = match.votes[persons[0] ?? ''];
  if (vote === undefined || persons.some(seat => match.votes[seat] !== vote)) return null;
  const seat = asked.find(one => match.votes[one] !== vote);
  return seat === undefined ? null : { seat, follows: vote };
}

/** Among bots the first thinks for all of them, and the others follow: one thought is enough. */
function amongBots({ votes }: Match, asked: readonly Seat[]): BotTurn | null {
  const vote = votes[asked[0] as Seat];
  if (vote === undefined) return { seat: asked[0] as Seat, follows: null };
  const seat = asked.find(one => votes[one] !== vote);
  return seat === undefined ? null : { seat, follows: vote };
}

/** What the bot whose turn it is answers: the same every time, for the same match. */
export function botAnswer(match: Match, { seat, follows }: BotTurn, name: string | undefined): number {
  return follows ?? decide(BOTS[name ?? ''] ?? greedy, match, seat, newRng(`${match.seed}/${match.moment}`));
}
