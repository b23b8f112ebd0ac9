import type { ChatLine, Person, Proposal, SeatInfo, TableInfo } from '@tenebrae/protocol';
import { dueOf, statusOf } from './live.ts';
import type { SeatRecord } from './record.ts';
import { isHost, isOfTheTable, personSeats, playedBy, playerOf } from './rights.ts';
import type { LiveTable } from './service.ts';

/** A table as one person sees it, beside the match. */
export function infoFor(table: LiveTable, who: Person): TableInfo {
  const { id, head, record, match, present } = table;
  const isPresent = (person: Person | null): boolean => present.some(one => one.id === person?.id);
  return {
    id,
    title: record.title,
    game: record.game,
    status: statusOf(table),
    options: record.options,
    policy: match?.policy ?? record.policy,
    spectators: record.spectators,
    clock: record.clock,
    due: dueOf(table),
    paused: record.paused,
    proposal: proposalOf(table),
    host: record.host,
    seats: record.seats.map(one => seatInfo(one, isPresent(playerOf(one)))),
    watchers: present.filter(person => !record.seats.some(one => isAt(one, person))),
    mine: playedBy(record, who),
    isHost: isHost(record, who),
    invitation: isOfTheTable(record, who) ? record.invitation : null,
    head,
  };
}

/** What was said after a line that somebody has. */
export const chatFor = ({ record }: LiveTable, since: number): readonly ChatLine[] =>
  record.chat.filter(({ at }) => at > since);

const seatInfo = ({ seat, holder, bot, lentTo }: SeatRecord, present: boolean): SeatInfo => ({
  seat,
  holder,
  bot,
  lentTo,
  present,
});

function proposalOf({ record }: LiveTable): Proposal | null {
  const { proposal } = record;
  if (proposal === null) return null;
  const { by, to, agreed } = proposal;
  return { by, to, agreed, wanted: personSeats(record) };
}

const isAt = ({ holder, lentTo }: SeatRecord, { id }: Person): boolean =>
  holder?.id === id || lentTo?.id === id;
