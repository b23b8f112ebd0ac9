import type { Seat } from '@tenebrae/kernel';
import { isBot, type Person } from '@tenebrae/protocol';
import type { Deed } from './deeds.ts';
import type { SeatRecord } from './record.ts';
import { heldBy, isAlone, isHost, mayEnter, playedBy } from './rights.ts';
import { Declined, type DeedMessage, type LiveTable } from './service.ts';

/**
 * Whoever may enter may take a seat that nobody has; a bot gives it up. During the match not a second one, unless one is
 * alone: two hands would be seen by one pair of eyes.
 */
export function sit(table: LiveTable, who: Person, seat: Seat): Deed | null {
  const { record, match } = table;
  const { holder } = placeOf(table, seat);
  if (holder?.id === who.id) return null;
  if (holder !== null) throw new Declined('seat-taken', `${holder.name} sits there`);
  checkNotOver(table);
  const hasOther = playedBy(record, who).length > 0 || heldBy(record, who).length > 0;
  if (match !== null && hasOther && !isAlone(record, who))
    throw new Declined('not-allowed', 'you have a seat already, and would see what this one knows');
  return { kind: 'sat', seat, person: who };
}

/**
 * One leaves one's own seat, and gives back one that was lent. The host frees any seat before the match, and afterwards
 * those of bots and of people who are not there: a guest who has lost the cookie can only come back as another.
 */
export function rise(table: LiveTable, who: Person, seat: Seat): Deed | null {
  const { holder, lentTo, bot } = placeOf(table, seat);
  if (lentTo?.id === who.id) return { kind: 'reclaimed', seat };
  if (holder?.id === who.id) return { kind: 'rose', seat };
  if (!isHost(table.record, who)) throw new Declined('not-allowed', 'you do not sit there');
  const isThere = table.present.some(({ id }) => id === holder?.id || id === lentTo?.id);
  if (table.match !== null && isThere) throw new Declined('not-allowed', 'they are here, and play');
  return holder === null && bot === null ? null : { kind: 'rose', seat };
}

/** One lends one's own seat; the host puts bots on the free ones. */
export function lend(
  table: LiveTable,
  who: Person,
  { seat, to }: Extract<DeedMessage, { kind: 'lend' }>,
  friend: Person | null,
): Deed | null {
  const place = placeOf(table, seat);
  checkNotOver(table);
  if ('bot' in to) {
    const isMine = place.holder?.id === who.id || (place.holder === null && isHost(table.record, who));
    if (!isMine) throw new Declined('not-allowed', 'that is not your seat');
    if (!isBot(to.bot)) throw new Declined('against-the-rules', 'there is no such bot');
    return place.bot === to.bot ? null : { kind: 'lent', seat, to: { bot: to.bot } };
  }
  if (place.holder?.id !== who.id) throw new Declined('not-allowed', 'that is not your seat');
  if (to.person === who.id) return reclaim(table, who, seat);
  if (friend === null || !mayEnter(table.record, friend))
    throw new Declined('not-allowed', 'they are not at this table');
  return place.lentTo?.id === friend.id ? null : { kind: 'lent', seat, to: { person: friend } };
}

export function reclaim(table: LiveTable, who: Person, seat: Seat): Deed | null {
  const { holder, bot, lentTo } = placeOf(table, seat);
  if (holder?.id !== who.id) throw new Declined('not-allowed', 'that is not your seat');
  return bot === null && lentTo === null ? null : { kind: 'reclaimed', seat };
}

const placeOf = ({ record }: LiveTable, seat: Seat): SeatRecord =>
  record.seats.find(one => one.seat === seat) as SeatRecord;

function checkNotOver({ match }: LiveTable): void {
  if (match !== null && match.result !== null) throw new Declined('over', 'the match is over');
}
