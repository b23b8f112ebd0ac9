import type { Store } from './store.ts';

/** Of each table the last ones are kept: should one be damaged, there is another. */
const KEPT = 2;

export interface Snapshot {
  readonly seq: number;
  readonly version: number;
  readonly body: string;
}

export async function keepSnapshot(
  store: Store,
  table: string,
  { seq, version, body }: Snapshot,
): Promise<void> {
  const { db } = store;
  const later = db
    .selectFrom('snapshots')
    .select('seq')
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(KEPT);
  await store.atomically([
    db
      .insertInto('snapshots')
      .values({ table_id: table, seq, version, body })
      .onConflict(on => on.columns(['table_id', 'seq']).doUpdateSet({ version, body })),
    db
      .deleteFrom('snapshots')
      .where('table_id', '=', table)
      .where('seq', 'not in', eb => eb.selectFrom(later.as('later')).select('later.seq')),
  ]);
}

/** The snapshots of a table, the latest first. */
export const snapshotsOf = ({ db }: Store, table: string): Promise<readonly Snapshot[]> =>
  db
    .selectFrom('snapshots')
    .select(['seq', 'version', 'body'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .execute();
