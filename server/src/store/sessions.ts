import type { Person } from '@tenebrae/protocol';
import type { Store } from './store.ts';

/** A browser that is known: never its token, only what the token hashes to. */
export interface Session {
  readonly id: string;
  readonly who: Person;
  readonly hash: string;
  /** The token before this one: good until the browser has shown that it got the new one. */
  readonly previous: string | null;
  readonly rotatedAt: number;
  readonly expiresAt: number;
}

export type SessionTokens = Pick<Session, 'hash' | 'previous' | 'rotatedAt' | 'expiresAt'>;

export interface NewSession {
  readonly id: string;
  readonly identity: string;
  readonly hash: string;
  readonly expiresAt: number;
}

export async function addSession({ db }: Store, session: NewSession, now: number): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      identity: session.identity,
      hash: session.hash,
      previous: null,
      rotated_at: now,
      created_at: now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session whose present or previous token hashes so. */
export async function findSession({ db }: Store, hash: string, now: number): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('identities', 'identities.id', 'sessions.identity')
    .select(['sessions.id', 'identity', 'name', 'rotated_at', 'expires_at', 'hash', 'previous'])
    .where('expires_at', '>', now)
    .where(at => at.or([at('hash', '=', hash), at('previous', '=', hash)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    who: { id: row.identity, name: row.name },
    hash: row.hash,
    previous: row.previous,
    rotatedAt: row.rotated_at,
    expiresAt: row.expires_at,
  };
}

/** Changes a session's tokens; false when another request has done so since its present one hashed to `from`. */
export async function changeTokens(
  { db }: Store,
  id: string,
  from: string,
  to: SessionTokens,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ hash: to.hash, previous: to.previous, rotated_at: to.rotatedAt, expires_at: to.expiresAt })
    .where('id', '=', id)
    .where('hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSession({ db }: Store, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function endSessionsOf({ db }: Store, identity: string): Promise<void> {
  await db.deleteFrom('sessions').where('identity', '=', identity).execute();
}

export async function isSession({ db }: Store, id: string): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function forgetExpiredSessions({ db }: Store, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
