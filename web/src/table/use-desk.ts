import { useEffect, useState } from 'react';
import { type Desk, newDesk } from '../review/desk.ts';
import type { OpenTable } from './store.ts';

/** Where the matches of this table are reviewed, as long as it is open. */
export function useDesk(table: OpenTable): Desk {
  const [desk] = useState(() => newDesk(table.record));
  useEffect(() => desk.stop, [desk]);
  return desk;
}
