import type { PushAddress } from '@tenebrae/protocol';
import type { Store } from './store.ts';

/** Keeps where a person's browser can be reached; a browser that changes hands is its new owner's. */
export async function addSubscription(
  { db }: Store,
  identity: string,
  { endpoint, keys }: PushAddress,
  now: number,
): Promise<void> {
  const row = { identity, p256dh: keys.p256dh, auth: keys.auth, created_at: now };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict(on => on.column('endpoint').doUpdateSet(row))
    .execute();
}

export async function subscriptionsOf({ db }: Store, identity: string): Promise<readonly PushAddress[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('identity', '=', identity)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}

/** Forgets an address: of this person only, when one is named; of anybody, when the push service says that it is gone. */
export async function dropSubscription({ db }: Store, endpoint: string, identity?: string): Promise<void> {
  const address = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
  await (identity === undefined ? address : address.where('identity', '=', identity)).execute();
}
