import { type Seat, unreachable } from '@tenebrae/kernel';
import type { Person } from '@tenebrae/protocol';
import { archive, arrange, begin, chat, pause, policy } from './decide-house.ts';
import { answer, consent, order, redo, undo } from './decide-play.ts';
import { lend, reclaim, rise, sit } from './decide-seats.ts';
import type { Deed } from './deeds.ts';
import type { Game } from '@tenebrae/kernel';
import { mayEnter } from './rights.ts';
import { Declined, type DeedMessage, type LiveTable } from './service.ts';

/** What a decision needs beside the table: it reads no clock and makes no chance itself. */
export interface Circumstances {
  readonly game: Game;
  /** For a match that begins now. */
  readonly seed: string;
  /** The person whom a seat is to be lent to, if there is one. */
  readonly friend: Person | null;
}

/** The deed that somebody's wish comes to, or null when it is so already; otherwise declines. Changes nothing. */
export function decide(table: LiveTable, who: Person, message: DeedMessage, at: Circumstances): Deed | null {
  const { record } = table;
  if (!mayEnter(record, who)) throw new Declined('no-such-table', 'there is no such table');
  if (record.isArchived && message.kind !== 'archive')
    throw new Declined('not-allowed', 'the table is in the archive');
  if ('seat' in message) checkSeat(table, message.seat);
  switch (message.kind) {
    case 'answer':
      return answer(table, who, message);
    case 'undo':
      return undo(table, who, message);
    case 'redo':
      return redo(table, who, message);
    case 'consent':
      return consent(table, who, message);
    case 'order':
      return order(table, who, message);
    case 'sit':
      return sit(table, who, message.seat);
    case 'rise':
      return rise(table, who, message.seat);
    case 'lend':
      return lend(table, who, message, at.friend);
    case 'reclaim':
      return reclaim(table, who, message.seat);
    case 'begin':
      return begin(table, who, at);
    case 'pause':
      return pause(table, who, message.paused);
    case 'policy':
      return policy(table, who, message.policy);
    case 'arrange':
      return arrange(table, who, message);
    case 'chat':
      return chat(who, message.text);
    case 'archive':
      return archive(table, who);
    default:
      return unreachable(message);
  }
}

function checkSeat({ record }: LiveTable, seat: Seat): void {
  if (!record.seats.some(one => one.seat === seat))
    throw new Declined('no-such-seat', `there is no seat ${seat}`);
}
