import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

interface Migration {
  readonly number: number;
  readonly name: string;
  queries(db: Kysely<Schema>): readonly Compilable[];
}

/** The shape of the database, step by step. A step that has been released is never changed: a new one is added. */
const MIGRATIONS: readonly Migration[] = [{ number: 1, name: 'tables, records and people', queries: first }];

/** The steps that are missing, each with the note that it has been taken. */
export const migrationsAfter = (
  db: Kysely<Schema>,
  done: number,
): readonly { readonly queries: readonly CompiledQuery[] }[] =>
  MIGRATIONS.filter(({ number }) => number > done).map(({ number, name, queries }) => ({
    queries: [...queries(db), db.insertInto('migrations').values({ number, name, done_at: Date.now() })].map(
      query => query.compile(),
    ),
  }));

function first({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .createTable('tables')
      .addColumn('id', 'text', of => of.primaryKey())
      .addColumn('game', 'text', of => of.notNull())
      .addColumn('host', 'text', of => of.notNull())
      .addColumn('is_open', 'integer', of => of.notNull())
      .addColumn('invitation', 'text', of => of.notNull().unique())
      .addColumn('head', 'integer', of => of.notNull())
      .addColumn('changed_at', 'bigint', of => of.notNull())
      .addColumn('created_at', 'bigint', of => of.notNull())
      .addColumn('drawn', 'integer', of => of.notNull())
      .addColumn('status', 'text', of => of.notNull())
      .addColumn('bot_waits', 'integer', of => of.notNull())
      .addColumn('due', 'bigint')
      .addColumn('has_free_seat', 'integer', of => of.notNull())
      .addColumn('card', 'text', of => of.notNull())
      .addColumn('trouble', 'text'),
    schema.createIndex('tables_by_host').on('tables').column('host'),
    schema.createIndex('tables_by_change').on('tables').columns(['status', 'changed_at']),
    schema
      .createTable('members')
      .addColumn('table_id', 'text', of => of.notNull())
      .addColumn('person', 'text', of => of.notNull())
      .addPrimaryKeyConstraint('members_key', ['table_id', 'person']),
    schema.createIndex('members_by_person').on('members').column('person'),
    schema
      .createTable('deeds')
      .addColumn('table_id', 'text', of => of.notNull())
      .addColumn('seq', 'integer', of => of.notNull())
      .addColumn('deed', 'text', of => of.notNull())
      .addColumn('version', 'integer', of => of.notNull())
      .addColumn('message', 'text')
      .addColumn('who', 'text')
      .addColumn('time', 'bigint', of => of.notNull())
      .addPrimaryKeyConstraint('deeds_key', ['table_id', 'seq'])
      .addUniqueConstraint('deeds_by_message', ['table_id', 'message']),
    schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', of => of.notNull())
      .addColumn('seq', 'integer', of => of.notNull())
      .addColumn('version', 'integer', of => of.notNull())
      .addColumn('body', 'text', of => of.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq']),
    schema
      .createTable('identities')
      .addColumn('id', 'text', of => of.primaryKey())
      .addColumn('name', 'text', of => of.notNull())
      .addColumn('kind', 'text', of => of.notNull())
      .addColumn('created_at', 'bigint', of => of.notNull())
      .addColumn('seen_at', 'bigint', of => of.notNull()),
    schema
      .createTable('credentials')
      .addColumn('id', 'text', of => of.primaryKey())
      .addColumn('identity', 'text', of => of.notNull())
      .addColumn('kind', 'text', of => of.notNull())
      .addColumn('handle', 'text', of => of.notNull())
      .addColumn('body', 'text', of => of.notNull())
      .addColumn('created_at', 'bigint', of => of.notNull())
      .addColumn('used_at', 'bigint')
      .addUniqueConstraint('credentials_by_handle', ['kind', 'handle']),
    schema.createIndex('credentials_by_identity').on('credentials').column('identity'),
    schema
      .createTable('sessions')
      .addColumn('id', 'text', of => of.primaryKey())
      .addColumn('identity', 'text', of => of.notNull())
      .addColumn('hash', 'text', of => of.notNull().unique())
      .addColumn('previous', 'text')
      .addColumn('rotated_at', 'bigint', of => of.notNull())
      .addColumn('created_at', 'bigint', of => of.notNull())
      .addColumn('expires_at', 'bigint', of => of.notNull()),
    schema.createIndex('sessions_by_previous').on('sessions').column('previous'),
    schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at'),
    schema
      .createTable('presence')
      .addColumn('table_id', 'text', of => of.notNull())
      .addColumn('person', 'text', of => of.notNull())
      .addColumn('name', 'text', of => of.notNull())
      .addColumn('node', 'text', of => of.notNull())
      .addColumn('seen_at', 'bigint', of => of.notNull())
      .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'node']),
    schema.createIndex('presence_by_time').on('presence').column('seen_at'),
    schema
      .createTable('push_subscriptions')
      .addColumn('endpoint', 'text', of => of.primaryKey())
      .addColumn('identity', 'text', of => of.notNull())
      .addColumn('p256dh', 'text', of => of.notNull())
      .addColumn('auth', 'text', of => of.notNull())
      .addColumn('created_at', 'bigint', of => of.notNull()),
    schema.createIndex('push_by_identity').on('push_subscriptions').column('identity'),
    schema
      .createTable('server_keys')
      .addColumn('name', 'text', of => of.primaryKey())
      .addColumn('value', 'text', of => of.notNull())
      .addColumn('created_at', 'bigint', of => of.notNull()),
  ];
}
