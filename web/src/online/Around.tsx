import type { ReactNode } from 'react';
import type { Done } from '../engine/table-engine.ts';
import type { OpenTable } from '../table/store.ts';
import type { Say } from '../words/speech.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { Drawer } from './Drawer.tsx';
import type { Panel } from './Extras.tsx';
import type { OnlineTable } from './online-table.ts';
import type { Deed } from './outbox.ts';
import { Standing } from './Standing.tsx';

interface Props {
  readonly online: OnlineTable;
  readonly table: OpenTable;
  readonly say: Say;
  readonly panel: Panel | null;
  readonly notice: ReactNode;
  setPanel(panel: Panel | null): void;
  act(deed: Deed): void;
  tell(done: Done): void;
}

/** Everything that lies around an online table: the line's state, the people, the talk, and what is proposed. */
export function Around({ online, table, say, panel, notice, setPanel, act, tell }: Props) {
  const info = online.use(state => state.table);
  const asked = table.use(state => state.scene?.asked);
  if (info === null) return null;
  return (
    <>
      <Standing {...{ online, say, act }} />
      {panel !== null && info.status !== 'gathering' && (
        <Drawer {...{ online, say, panel, notice, setPanel, act, tell }} table={info} asked={asked ?? []} />
      )}
      <ConsentDialog {...{ online, say, tell }} />
    </>
  );
}
