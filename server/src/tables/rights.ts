import type { Seat } from '@tenebrae/kernel';
import type { Person } from '@tenebrae/protocol';
import type { SeatRecord, TableRecord } from './record.ts';

/** Who plays a seat now; null while a bot or nobody does. */
export const playerOf = ({ holder, bot, lentTo }: SeatRecord): Person | null =>
  bot === null ? (lentTo ?? holder) : null;

export const playsSeat = (record: TableRecord, who: Person, seat: Seat): boolean =>
  playedBy(record, who).includes(seat);

/** The seats that somebody plays now. */
export const playedBy = ({ seats }: TableRecord, who: Person): readonly Seat[] =>
  seats.filter(one => playerOf(one)?.id === who.id).map(({ seat }) => seat);

/** The seats that somebody has, though another may play them for a while. */
export const heldBy = ({ seats }: TableRecord, who: Person): readonly Seat[] =>
  seats.filter(({ holder }) => holder?.id === who.id).map(({ seat }) => seat);

/** The seats that persons play. */
export const personSeats = ({ seats }: TableRecord): readonly Seat[] =>
  seats.filter(one => playerOf(one) !== null).map(({ seat }) => seat);

/** Whether a bot plays a seat: then it never waits for anybody. */
export const isBotSeat = ({ seats }: TableRecord, seat: Seat): boolean =>
  seats.some(one => one.seat === seat && one.bot !== null);

export const isHost = ({ host }: TableRecord, who: Person): boolean => host.id === who.id;

/** Whether somebody is of the table: made it, or has or plays a seat. */
export const isOfTheTable = (record: TableRecord, who: Person): boolean =>
  isHost(record, who) ||
  record.seats.some(({ holder, lentTo }) => holder?.id === who.id || lentTo?.id === who.id);

/** Whether somebody may see that there is such a table, talk there and take a free seat. */
export const mayEnter = (record: TableRecord, who: Person): boolean =>
  record.open || isOfTheTable(record, who) || record.guests.some(({ id }) => id === who.id);

/** Whether nobody else ever played this match: then nothing has to be kept from anybody. */
export const isAlone = ({ players }: TableRecord, who: Person): boolean =>
  players.length > 0 && players.every(id => id === who.id);

/** Whether somebody may have the whole match with all its secrets: when it is over, or when there is nobody to keep them from. */
export const mayHaveAll = (record: TableRecord, who: Person, isOver: boolean): boolean =>
  isOver || isAlone(record, who);

/** Whose knowledge somebody is shown; undefined for nothing at all, null for what everybody may know. */
export function viewerFor(record: TableRecord, who: Person): Seat | null | undefined {
  const [own] = [...playedBy(record, who), ...heldBy(record, who)];
  if (own !== undefined) return own;
  const { spectators } = record;
  if (spectators === 'nobody') return undefined;
  return spectators === 'public' ? null : spectators.seat;
}
