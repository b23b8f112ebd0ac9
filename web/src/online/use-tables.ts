import type { TableCard } from '@tenebrae/protocol';
import { useCallback, useEffect, useState } from 'react';
import { tables } from './api.ts';
import { ApiFault } from './api.ts';
import { forgetMe, useServerState } from './server.ts';

export interface OnlineTables {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
}

/** The lobby looks again after so long, in milliseconds; a table that is open hears of everything at once. */
const AGAIN = 15_000;

/** The tables of this player, those that wait for him first, and the tables with a free seat; null before the first look. */
export function useTables(): { readonly tables: OnlineTables | null; reread(): void } {
  const me = useServerState(server => server.me?.id ?? null);
  const [found, setFound] = useState<OnlineTables | null>(null);
  const reread = useCallback(async (): Promise<void> => {
    if (me === null || document.visibilityState === 'hidden' || !navigator.onLine) return;
    try {
      const [mine, open] = await Promise.all([tables('mine'), tables('open')]);
      setFound({ mine: inOrder(mine), open: open.filter(({ yours }) => !yours) });
    } catch (thrown) {
      if (thrown instanceof ApiFault && thrown.code === 'no-session') forgetMe();
    }
  }, [me]);
  useEffect(() => {
    const again = (): void => void reread();
    again();
    const timer = setInterval(again, AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [reread]);
  return { tables: me === null ? null : found, reread: () => void reread() };
}

const STANDING = ['playing', 'gathering', 'over', 'archived'] as const;

/** What waits for you first, then what is played, what gathers and what is over; each the youngest first. */
function inOrder(cards: readonly TableCard[]): readonly TableCard[] {
  const rank = ({ yourTurn, status }: TableCard): number => (yourTurn ? -1 : STANDING.indexOf(status));
  return cards.toSorted((one, two) => rank(one) - rank(two) || two.changedAt - one.changedAt);
}
