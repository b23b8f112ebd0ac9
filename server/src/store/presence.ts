import type { Person } from '@tenebrae/protocol';
import type { Store } from './store.ts';

/** Notes that these people have these tables open on a node. */
export async function noteHere(
  { db }: Store,
  node: string,
  here: readonly { readonly table: string; readonly who: Person }[],
  now: number,
): Promise<void> {
  if (here.length === 0) return;
  await db
    .insertInto('presence')
    .values(
      here.map(({ table, who }) => ({
        table_id: table,
        person: who.id,
        name: who.name,
        node,
        seen_at: now,
      })),
    )
    .onConflict(on =>
      on.columns(['table_id', 'person', 'node']).doUpdateSet(at => ({
        seen_at: at.ref('excluded.seen_at'),
        name: at.ref('excluded.name'),
      })),
    )
    .execute();
}

export async function noteGone({ db }: Store, node: string, table: string, person: string): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('node', '=', node)
    .execute();
}

/** Who has each of these tables open on any node, if that node has said so since. */
export async function everyoneSince(
  { db }: Store,
  tables: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, readonly Person[]>> {
  if (tables.length === 0) return new Map();
  // Somebody with one table wants to know of that one; a node with hundreds asks for all rather than naming them.
  const [only, ...more] = tables;
  const all = db.selectFrom('presence').select(['table_id', 'person', 'name']).where('seen_at', '>', since);
  const asked = only !== undefined && more.length === 0 ? all.where('table_id', '=', only) : all;
  const everyone = new Map<string, Map<string, Person>>();
  for (const { table_id, person, name } of await asked.orderBy('person').execute()) {
    const people = everyone.get(table_id) ?? new Map<string, Person>();
    everyone.set(table_id, people.set(person, { id: person, name }));
  }
  return new Map([...everyone].map(([table, people]) => [table, [...people.values()]]));
}

/** Forgets what a node said that has gone silent, or a node that says goodbye. */
export async function forgetSilent({ db }: Store, before: number, node?: string): Promise<void> {
  await db
    .deleteFrom('presence')
    .where(at =>
      node === undefined
        ? at('seen_at', '<=', before)
        : at.or([at('seen_at', '<=', before), at('node', '=', node)]),
    )
    .execute();
}
