import type { Store } from './store.ts';

/** A secret of the server, made when it is first needed: of several nodes that make it at once, one wins. */
export async function serverKey(
  { db }: Store,
  name: string,
  make: () => string,
  now: number,
): Promise<string> {
  const find = () => db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.value;
  await db
    .insertInto('server_keys')
    .values({ name, value: make(), created_at: now })
    .onConflict(on => on.column('name').doNothing())
    .execute();
  const kept = await find();
  if (kept === undefined) throw new Error(`the key ${name} could not be kept`);
  return kept.value;
}
