/*
 * The rows as they are kept, alike in SQLite and PostgreSQL: times are milliseconds of the epoch, flags are 0 or 1, and
 * whatever has an inside is JSON as text.
 */

/** What lists and sweeps need of a table without opening it; everything in it can be had from the record. */
export interface TableRow {
  id: string;
  game: string;
  host: string;
  /** Anybody may find it and sit down. */
  is_open: number;
  invitation: string;
  /** How many deeds its record has. */
  head: number;
  changed_at: number;
  created_at: number;
  /** The deed up to which the fields below are right; behind `head` while a node is about to draw them, or died before. */
  drawn: number;
  status: string;
  /** A bot is to answer. */
  bot_waits: number;
  /** When the clock runs out. */
  due: number | null;
  has_free_seat: number;
  card: string;
  /** Why the record cannot be read. */
  trouble: string | null;
}

/** Who finds a table among their own: the host and whoever holds or plays a seat. */
export interface MemberRow {
  table_id: string;
  person: string;
}

/** The record of all tables. Rows are only ever added. */
export interface DeedRow {
  table_id: string;
  seq: number;
  deed: string;
  /** The version of the game under which it was done. */
  version: number;
  /** What its sender called it, with the sender before it. */
  message: string | null;
  who: string | null;
  time: number;
}

/** A table as it stood after `seq` deeds; saves time, and bridges versions of a game. */
export interface SnapshotRow {
  table_id: string;
  seq: number;
  version: number;
  body: string;
}

export interface IdentityRow {
  id: string;
  name: string;
  /** `guest`: known by a cookie alone. */
  kind: string;
  created_at: number;
  seen_at: number;
}

/** Other ways to prove who one is: a passkey, an address for links. */
export interface CredentialRow {
  id: string;
  identity: string;
  kind: string;
  /** What it is found by: the passkey's id, the address. */
  handle: string;
  body: string;
  created_at: number;
  used_at: number | null;
}

export interface SessionRow {
  id: string;
  identity: string;
  /** Of the token in the cookie; the token itself is kept nowhere. */
  hash: string;
  /** Of the token before the last rotation: a request may have been under way. */
  previous: string | null;
  rotated_at: number;
  created_at: number;
  expires_at: number;
}

export interface PresenceRow {
  table_id: string;
  person: string;
  name: string;
  node: string;
  seen_at: number;
}

export interface PushRow {
  endpoint: string;
  identity: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

/** Secrets that the server makes once and for all nodes. */
export interface KeyRow {
  name: string;
  value: string;
  created_at: number;
}

export interface MigrationRow {
  number: number;
  name: string;
  done_at: number;
}

export interface Schema {
  tables: TableRow;
  members: MemberRow;
  deeds: DeedRow;
  snapshots: SnapshotRow;
  identities: IdentityRow;
  credentials: CredentialRow;
  sessions: SessionRow;
  presence: PresenceRow;
  push_subscriptions: PushRow;
  server_keys: KeyRow;
  migrations: MigrationRow;
}
