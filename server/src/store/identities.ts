import type { Person } from '@tenebrae/protocol';
import type { Store } from './store.ts';

/** Somebody who has said a name and nothing else. */
export async function addGuest({ db }: Store, person: Person, now: number): Promise<void> {
  await db
    .insertInto('identities')
    .values({ ...person, kind: 'guest', created_at: now, seen_at: now })
    .execute();
}

export async function renameIdentity({ db }: Store, id: string, name: string): Promise<void> {
  await db.updateTable('identities').set({ name }).where('id', '=', id).execute();
}

export async function findPerson({ db }: Store, id: string): Promise<Person | null> {
  return (
    (await db.selectFrom('identities').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** Notes that somebody was here; for cleaning up after those who never come back. */
export async function noteSeen({ db }: Store, id: string, now: number): Promise<void> {
  await db.updateTable('identities').set({ seen_at: now }).where('id', '=', id).execute();
}
