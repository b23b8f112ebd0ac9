import type { Answer, Match, Question, Seat } from '@tenebrae/kernel';
import { ORDERS } from '@tenebrae/kernel';
import type { Person } from '@tenebrae/protocol';
import type { Deed } from './deeds.ts';
import { awaited, botToPlay, dueOf } from './live.ts';
import { isBotSeat, personSeats, playedBy, playsSeat } from './rights.ts';
import { type BotAnswer, Declined, type DeedMessage, type LiveTable } from './service.ts';

type Message<K extends DeedMessage['kind']> = Extract<DeedMessage, { kind: K }>;

/** An answer stands when the seat is the sender's, the question is the one that was seen, and the rules offer it. */
export function answer(table: LiveTable, who: Person, message: Message<'answer'>): Deed {
  const { seat, given, asking } = message;
  const match = matchOf(table);
  checkPlays(table, who, seat);
  checkAwake(table);
  checkAsked(table, asking);
  return answered(match, seat, given, 'person');
}

/** The answer of a bot, or of the clock for somebody whose time is up. */
export function answerOfBot(table: LiveTable, asking: number, given: BotAnswer, now: number): Deed {
  const { seat, option, why } = given;
  const match = matchOf(table);
  checkAwake(table);
  checkAsked(table, asking);
  if (why === 'bot' && botToPlay(table) !== seat) throw new Declined('not-your-question', `${seat} waits`);
  if (why === 'clock') {
    const due = dueOf(table);
    const isLate = due !== null && now >= due;
    if (!isLate || isBotSeat(table.record, seat) || !awaited(table).includes(seat))
      throw new Declined('not-your-question', `${seat} has time`);
  }
  return answered(match, seat, option, why);
}

function answered(match: Match, seat: Seat, given: Answer, why: 'person' | 'bot' | 'clock'): Deed {
  const refusal = match.refusal(given, seat);
  if (refusal !== null) throw new Declined(refusal.code, refusal.message);
  return { kind: 'answered', seat, given: typeof given === 'string' ? placeOf(match, given) : given, why };
}

const placeOf = (match: Match, id: string): number =>
  (match.request as Question).options.findIndex(option => option.id === id);

/**
 * Back to where nobody has learned anything since, whoever plays may go alone, as far as an answer of their own; further
 * back only as the table's policy says, and with everybody's consent where it says so.
 */
export function undo(table: LiveTable, who: Person, { head, to }: Message<'undo'>): Deed {
  const match = matchOf(table);
  const mine = checkPlaysAny(table, who);
  checkHead(table, head);
  const isThaw = match.fault !== null && to === match.moment;
  if (isThaw) return { kind: 'undone', to, agreed: false };
  if (to >= match.moment || !match.moments.includes(to))
    throw new Declined('no-such-moment', `there is no moment ${to} to go back to`);
  const right = match.undoRight(to);
  if (right === 'barrier') throw new Declined('barrier', 'something has been learned since then');
  if (right === 'free' && (match.policy.undo === 'free' || isBackToOwn(match, mine, to)))
    return { kind: 'undone', to, agreed: false };
  const others = personSeats(table.record).filter(seat => !mine.includes(seat));
  if (others.length === 0) return { kind: 'undone', to, agreed: true };
  if (match.policy.undo === 'never')
    throw new Declined('not-allowed', 'nobody takes back what others have answered');
  return { kind: 'proposed', seat: mine[0] as Seat, to, agreed: mine };
}

/** Whether one of these seats answered at that moment, or earlier though nothing has been learned since. */
const isBackToOwn = (match: Match, mine: readonly Seat[], to: number): boolean =>
  match.moments.some(at => {
    const entry = match.journal[at];
    if (at > to || entry === undefined || match.undoRight(at) !== 'free') return false;
    return entry.kind === 'answer'
      ? mine.includes(entry.seat)
      : entry.kind === 'chance' && entry.by === 'outside';
  });

export function redo(table: LiveTable, who: Person, { head }: Message<'redo'>): Deed {
  const match = matchOf(table);
  checkPlaysAny(table, who);
  checkHead(table, head);
  checkThawed(match);
  if (!match.canRedo) throw new Declined('nothing-to-redo', 'nothing was undone');
  return { kind: 'redone' };
}

export function consent(table: LiveTable, who: Person, { head, agree }: Message<'consent'>): Deed | null {
  matchOf(table);
  const { proposal } = table.record;
  const mine = checkPlaysAny(table, who);
  if (proposal === null || head < proposal.at) throw new Declined('stale', 'that is not proposed any more');
  if (!agree) return { kind: 'proposal-ended' };
  const agreed = new Set([...proposal.agreed, ...mine]);
  if (personSeats(table.record).every(seat => agreed.has(seat)))
    return { kind: 'undone', to: proposal.to, agreed: true };
  return agreed.size === proposal.agreed.length ? null : { kind: 'agreed', seats: mine };
}

export function order(table: LiveTable, who: Person, { seat, orders }: Message<'order'>): Deed {
  matchOf(table);
  checkPlays(table, who, seat);
  if (!Object.values(orders).every(one => ORDERS.includes(one)))
    throw new Declined('against-the-rules', `an order is ${ORDERS.join(', ')}`);
  return { kind: 'ordered', seat, orders };
}

export function matchOf({ match }: LiveTable): Match {
  if (match === null) throw new Declined('not-allowed', 'the match has not begun');
  return match;
}

export function checkThawed({ fault }: Match): void {
  if (fault !== null) throw new Declined('frozen', `a rule failed: ${fault.message}`);
}

function checkPlays({ record }: LiveTable, who: Person, seat: Seat): void {
  if (!playsSeat(record, who, seat)) throw new Declined('not-allowed', `you do not play ${seat}`);
}

function checkPlaysAny({ record }: LiveTable, who: Person): readonly Seat[] {
  const mine = playedBy(record, who);
  if (mine.length === 0) throw new Declined('not-allowed', 'you play no seat here');
  return mine;
}

function checkAwake({ record }: LiveTable): void {
  if (record.paused) throw new Declined('paused', 'the table rests');
}

function checkAsked(table: LiveTable, asking: number): void {
  if (asking !== table.asking) throw new Declined('stale', 'something else is asked by now');
}

/** Whoever goes back or forth must have seen what is asked now; talk in between does not matter. */
function checkHead(table: LiveTable, head: number): void {
  if (head < table.asking) throw new Declined('stale', 'the table has moved on');
}
