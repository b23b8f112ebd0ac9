import { useEffect } from 'react';
import type { OnlineTable } from './online-table.ts';
import { pendingSeating } from './take-online.ts';

/** Who has just made a table sits down as it was planned, and gives the bots their seats. */
export function useSitting(id: string, online: OnlineTable | null): void {
  useEffect(() => {
    if (online === null) return;
    const seat = (): void => {
      const { table } = online.use.getState();
      const wanted = pendingSeating.get(id);
      if (table === null || wanted === undefined) return;
      pendingSeating.delete(id);
      const deeds = [
        ...wanted.mine.map(one => ({ kind: 'sit', seat: one }) as const),
        ...Object.entries(wanted.bots).map(
          ([one, bot]) => ({ kind: 'lend', seat: one, to: { bot } }) as const,
        ),
      ];
      // What is refused is seen on the seats, and can be done there by hand.
      for (const deed of deeds) void online.act(deed);
    };
    seat();
    return online.use.subscribe(seat);
  }, [id, online]);
}
