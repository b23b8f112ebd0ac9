import { randomUUID } from 'node:crypto';
import type { Person } from '@tenebrae/protocol';
import { addGuest, noteSeen, renameIdentity } from '../store/identities.ts';
import {
  addSession,
  changeTokens,
  endSession,
  endSessionsOf,
  findSession,
  isSession,
  type Session,
  type SessionTokens,
} from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newToken, sign, unsign } from './tokens.ts';

/** A browser that is known, and the cookie to give it if it should have another. */
export interface Visit {
  readonly session: string;
  readonly who: Person;
  readonly cookie: string | null;
}

export type Ended = { readonly session: string } | { readonly person: string };

/** Who comes to the server. */
export interface Sessions {
  /** Makes a guest; the cookie is always new, whatever the browser brought. */
  enter(name: string): Promise<Visit>;
  /** Whose cookie this is, or null. `rotate` where a new cookie can be given back. */
  visit(cookie: string | undefined, rotate: boolean): Promise<Visit | null>;
  rename(who: Person, name: string): Promise<Person>;
  leave(visit: Visit): Promise<void>;
  leaveEverywhere(visit: Visit): Promise<void>;
  /** Whether a session still holds: another node may have ended it. */
  holds(session: string): Promise<boolean>;
  /** Calls back when sessions end on this node. */
  onEnd(ended: (which: Ended) => void): void;
  onRename(renamed: (who: Person) => void): void;
}

interface Times {
  /** Milliseconds after which a session gets a new token. */
  readonly rotateAfter: number;
  readonly sessionDays: number;
}

const DAY = 86_400_000;
/** A page that asks for several things at once shows the old token with all of them. */
const OVERLAP = 60_000;

export function newSessions(store: Store, secret: string, times: Times, now: () => number): Sessions {
  const listeners: ((which: Ended) => void)[] = [];
  const renaming: ((who: Person) => void)[] = [];
  const tell = (which: Ended): void => {
    for (const listener of listeners) listener(which);
  };

  const fresh = (previous: string | null): { token: string; kept: SessionTokens } => {
    const token = newToken();
    const at = now();
    const expiresAt = at + times.sessionDays * DAY;
    return { token, kept: { hash: hashOf(token), previous, rotatedAt: at, expiresAt } };
  };

  /** A new cookie in place of the one that was shown; null when another request gives one. */
  async function rotated(kept: Session, shown: string): Promise<string | null> {
    const next = fresh(shown);
    if (!(await changeTokens(store, kept.id, kept.hash, next.kept))) return null;
    await noteSeen(store, kept.who.id, now());
    return sign(next.token, secret);
  }

  return {
    async enter(name) {
      const who = { id: randomUUID(), name };
      const { token, kept } = fresh(null);
      const session = randomUUID();
      await addGuest(store, who, now());
      await addSession(store, { id: session, identity: who.id, ...kept }, now());
      return { session, who, cookie: sign(token, secret) };
    },

    async visit(cookie, rotate) {
      const token = unsign(cookie, secret);
      if (token === null) return null;
      const hash = hashOf(token);
      const kept = await findSession(store, hash, now());
      if (kept === null) return null;
      const age = now() - kept.rotatedAt;
      const isPrevious = hash !== kept.hash;
      // The browser has shown the new cookie: nobody may come with the old one any more.
      if (!isPrevious && kept.previous !== null && age > OVERLAP)
        await changeTokens(store, kept.id, hash, { ...kept, previous: null });
      // Whoever still shows the old one long after never got the new one.
      const isDue = rotate && age >= (isPrevious ? OVERLAP : times.rotateAfter);
      return { session: kept.id, who: kept.who, cookie: isDue ? await rotated(kept, hash) : null };
    },

    async rename(who, name) {
      await renameIdentity(store, who.id, name);
      const renamed = { ...who, name };
      for (const listener of renaming) listener(renamed);
      return renamed;
    },

    async leave({ session }) {
      await endSession(store, session);
      tell({ session });
    },

    async leaveEverywhere({ who }) {
      await endSessionsOf(store, who.id);
      tell({ person: who.id });
    },

    holds: session => isSession(store, session),

    onEnd(ended) {
      listeners.push(ended);
    },

    onRename(renamed) {
      renaming.push(renamed);
    },
  };
}
