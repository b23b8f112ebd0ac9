import type { ReactNode } from 'react';
import { Header } from '../shell/Header.tsx';
import type { Say } from '../words/speech.ts';
import type { OnlineTable } from './online-table.ts';
import type { Deed } from './outbox.ts';
import { SeatRows } from './SeatRows.tsx';
import { titleOf } from './titles.ts';

interface Props {
  readonly online: OnlineTable;
  readonly say: Say;
  readonly notice: ReactNode;
  act(deed: Deed): void;
}

/** The match goes on, but this table shows nothing to those who have no seat. */
export function NotShown({ online, say, notice, act }: Props) {
  const { table, you } = online.use();
  if (table === null) return null;
  return (
    <div className="page">
      <Header page="online" />
      <main className="sheet panel o-sheet" tabIndex={-1}>
        <h1>{titleOf(say, table)}</h1>
        <p className="gist">{say('not-shown')}</p>
        {notice}
        <SeatRows {...{ table, you, say, act }} asked={[]} />
      </main>
    </div>
  );
}
