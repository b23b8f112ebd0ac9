import { describe, expect, onTestFinished, test } from 'vitest';
import { addGuest, findPerson, renameIdentity } from '../src/store/identities.ts';
import { addSubscription, dropSubscription, subscriptionsOf } from '../src/store/push-subscriptions.ts';
import { serverKey } from '../src/store/server-keys.ts';
import {
  addSession,
  changeTokens,
  endSession,
  endSessionsOf,
  findSession,
  forgetExpiredSessions,
  isSession,
} from '../src/store/sessions.ts';
import { isConflict, openStore, type Store } from '../src/store/store.ts';
import { DATABASES } from '../testing/databases.ts';
import { ANN, BEN } from '../testing/house.ts';

describe.each(DATABASES)('the store on $name', ({ fresh }) => {
  test('does all of a transaction or nothing, and tells a conflict from other failures', async () => {
    const store = await open(await fresh());
    const key = (name: string) =>
      store.db.insertInto('server_keys').values({ name, value: 'v', created_at: 2 ** 41 });
    await store.atomically([key('a')]);
    const failed = await store.atomically([key('b'), key('a')]).catch((thrown: unknown) => thrown);
    expect(isConflict(failed)).toBe(true);
    const wrong = await store.db
      .selectFrom('server_keys')
      .select('nowhere' as 'name')
      .execute()
      .catch((thrown: unknown) => thrown);
    expect(wrong).toBeInstanceOf(Error);
    expect(isConflict(wrong)).toBe(false);
    expect(await store.db.selectFrom('server_keys').selectAll().execute()).toEqual([
      { name: 'a', value: 'v', created_at: 2 ** 41 },
    ]);
  });

  test('a secret of the server is made once, also by several nodes at once', async () => {
    const url = await fresh();
    const nodes = await Promise.all([1, 2, 3].map(() => open(url)));
    const keys = await Promise.all(
      nodes.map((store, i) => serverKey(store, 'cookie', () => `secret ${i}`, 1)),
    );
    expect(new Set(keys).size).toBe(1);
  });

  test('a session is found by its token and the one before, and not after its end', async () => {
    const store = await open(await fresh());
    await addGuest(store, ANN, 1);
    const session = (id: string, hash: string) => ({ id, identity: ANN.id, hash, expiresAt: 100 });
    await addSession(store, session('s', 'h1'), 1);
    await addSession(store, session('t', 'k1'), 1);
    expect(await findSession(store, 'h1', 50)).toMatchObject({ id: 's', who: ANN, previous: null });
    expect(await findSession(store, 'h1', 100)).toBeNull();
    const next = { hash: 'h2', previous: 'h1', rotatedAt: 50, expiresAt: 200 };
    expect(await changeTokens(store, 's', 'h1', next)).toBe(true);
    expect(await changeTokens(store, 's', 'h1', next)).toBe(false);
    expect(await findSession(store, 'h1', 50)).toMatchObject({ id: 's', hash: 'h2' });
    expect(await findSession(store, 'h2', 50)).toMatchObject({ id: 's', rotatedAt: 50 });
    await forgetExpiredSessions(store, 150);
    expect(await isSession(store, 't')).toBe(false);
    expect(await isSession(store, 's')).toBe(true);
    await endSession(store, 's');
    expect(await findSession(store, 'h2', 50)).toBeNull();
    await addSession(store, session('u', 'l1'), 1);
    await endSessionsOf(store, ANN.id);
    expect(await isSession(store, 'u')).toBe(false);
  });

  test('people are known by their id, and have one name at a time', async () => {
    const store = await open(await fresh());
    await addGuest(store, ANN, 1);
    await renameIdentity(store, ANN.id, 'Anna');
    expect(await findPerson(store, ANN.id)).toEqual({ id: ANN.id, name: 'Anna' });
    expect(await findPerson(store, 'nobody')).toBeNull();
  });

  test('a browser is notified for whoever used it last', async () => {
    const store = await open(await fresh());
    const address = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    await addSubscription(store, ANN.id, address, 1);
    await addSubscription(store, BEN.id, address, 2);
    expect(await subscriptionsOf(store, ANN.id)).toEqual([]);
    expect(await subscriptionsOf(store, BEN.id)).toEqual([address]);
    await dropSubscription(store, address.endpoint, ANN.id);
    expect(await subscriptionsOf(store, BEN.id)).toHaveLength(1);
    await dropSubscription(store, address.endpoint);
    expect(await subscriptionsOf(store, BEN.id)).toEqual([]);
  });
});

async function open(url: string): Promise<Store> {
  const store = await openStore({ url, complain: () => {} });
  onTestFinished(() => store.close());
  return store;
}
