import type { Drawing } from '../store/cards.ts';
import { awaited, botToPlay, dueOf, statusOf } from './live.ts';
import { playerOf } from './rights.ts';
import type { LiveTable } from './service.ts';

/** What lists and sweeps should know of a table as it stands. */
export function drawingOf(table: LiveTable): Drawing {
  const { record, head } = table;
  const people = record.seats.flatMap(({ holder, lentTo }) => [holder, lentTo]);
  return {
    seq: head,
    status: statusOf(table),
    botWaits: botToPlay(table) !== null,
    due: dueOf(table),
    hasFreeSeat: record.seats.some(({ holder }) => holder === null),
    members: [
      ...new Set([record.host.id, ...people.flatMap(person => (person === null ? [] : [person.id]))]),
    ],
    card: {
      title: record.title,
      host: record.host,
      seats: record.seats.map(one => {
        const player = playerOf(one);
        return { seat: one.seat, name: player?.name ?? null, bot: one.bot, player: player?.id ?? null };
      }),
      asked: record.paused ? [] : awaited(table),
    },
  };
}
