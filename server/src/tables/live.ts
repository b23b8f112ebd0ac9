import { botTurn } from '@tenebrae/bots';
import { type Game, load, type Match, Refused, RuleBug, type Seat, start } from '@tenebrae/kernel';
import type { Person, TableStatus } from '@tenebrae/protocol';
import { asUnreadable, type Deed, type Done, Unreadable } from './deeds.ts';
import { foldRecord, type TableRecord } from './record.ts';
import { isBotSeat } from './rights.ts';
import type { LiveTable } from './service.ts';

/** A table in memory, for those who fold its deeds. */
export interface Folding {
  id: string;
  head: number;
  record: TableRecord;
  match: Match | null;
  asking: number;
  askedAt: number;
  present: readonly Person[];
}

/** A table after its first deed. */
export function openFolding(id: string, first: Done): Folding {
  const record = foldRecord(null, first);
  return { id, head: first.seq, record, match: null, asking: 0, askedAt: first.time, present: [] };
}

/** Folds a deed into a table. `isVoid`: a later version of the game has taken up the match from elsewhere. */
export function fold(table: Folding, game: Game, done: Done, isVoid = false): void {
  if (done.seq !== table.head + 1) throw new Unreadable(`deed ${table.head + 1} is missing`);
  try {
    take(table, game, done, isVoid);
  } catch (thrown) {
    throw asUnreadable(thrown, `deed ${done.seq}: `);
  }
}

function take(table: Folding, game: Game, done: Done, isVoid: boolean): void {
  const { seq, time, deed } = done;
  const before = table.match?.request ?? null;
  const wasDue = dueOf(table) !== null;
  const record = foldRecord(table.record, done);
  if (!isVoid) table.match = foldMatch(table.match, game, record, deed);
  table.record = record;
  table.head = seq;
  if ((table.match?.request ?? null) !== before) {
    table.asking = seq;
    table.askedAt = time;
  } else if (dueOf(table) !== null && (!wasDue || setsClock(deed))) {
    // Whose time begins now has all of it: the table rested, had no clock, or a bot was asked.
    table.askedAt = time;
  }
}

const setsClock = (deed: Deed): boolean => deed.kind === 'arranged' && deed.how.clock !== undefined;

/** A rule that throws is the same everywhere: the match freezes, and everybody sees it. */
function foldMatch(match: Match | null, game: Game, record: TableRecord, deed: Deed): Match | null {
  try {
    return moveMatch(match, game, record, deed);
  } catch (thrown) {
    if (match !== null && match.fault !== null && thrown instanceof RuleBug) return match;
    // What was undone does not fit any more: then there is nothing to redo, everywhere.
    if (deed.kind === 'redone' && thrown instanceof Refused) return match;
    throw thrown;
  }
}

function moveMatch(match: Match | null, game: Game, record: TableRecord, deed: Deed): Match | null {
  if (deed.kind === 'begun') return beginMatch(game, record, deed.seed);
  if (deed.kind === 'resumed') return load(game, deed.save);
  if (match === null) return null;
  if (deed.kind === 'answered') match.answer(deed.given, deed.seat);
  if (deed.kind === 'undone') match.undo(deed.to, deed.agreed ? match.seats : []);
  if (deed.kind === 'redone') match.redo();
  if (deed.kind === 'ordered') match.order(deed.seat, deed.orders);
  if (deed.kind === 'policy-changed') match.setPolicy(deed.policy, match.seats);
  return match;
}

/** The match of a table, or why there can be none. One that goes on from a save gets dice that its owner cannot know. */
export function beginMatch(game: Game, record: TableRecord, seed: string): Match {
  const { save, options, policy, seats } = record;
  if (save === null) return start(game, { seats: seats.map(({ seat }) => seat), options, policy, seed });
  const saved = load(game, save);
  return saved.branch(saved.moment, seed);
}

export function statusOf({ record, match }: Pick<LiveTable, 'record' | 'match'>): TableStatus {
  if (record.isArchived) return 'archived';
  if (match === null) return 'gathering';
  return match.result === null ? 'playing' : 'over';
}

/** Whether somebody's time runs: a person (or an empty chair) is asked, and the table is not at rest. */
const isClockRunning = ({ record, match }: Pick<LiveTable, 'record' | 'match'>): boolean =>
  record.clock !== null && !record.paused && !record.isArchived && match?.request?.kind === 'question';

/** When the answer that is waited for is due; null without a clock, or when only bots are asked. */
export function dueOf(table: Pick<LiveTable, 'record' | 'match' | 'askedAt'>): number | null {
  const { record, askedAt } = table;
  if (!isClockRunning(table) || awaited(table).every(seat => isBotSeat(record, seat))) return null;
  return askedAt + (record.clock ?? 0) * 1000;
}

/** The seats whose answer is waited for; whoever has voted has answered. */
export function awaited({ match, record }: Pick<LiveTable, 'record' | 'match'>): readonly Seat[] {
  if (match === null || match.fault !== null || record.isArchived || match.request === null) return [];
  return match.asked().filter(seat => match.votes[seat] === undefined);
}

/** The seat of the bot that is to answer now, or null. Nobody plays while the table rests or talks about going back. */
export function botToPlay({ match, record }: Pick<LiveTable, 'record' | 'match'>): Seat | null {
  if (match === null || record.paused || record.isArchived || record.proposal !== null) return null;
  return botTurn(match, seat => !isBotSeat(record, seat))?.seat ?? null;
}
