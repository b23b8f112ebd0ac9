import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listen } from './listener.ts';
import { migrationsAfter } from './migrations.ts';
import type { Schema } from './schema.ts';
import { newChorus, type Notice, type Store, type StoreWish } from './store.ts';

/** Nodes that start at once bring the schema up to date one after the other: the number of their lock. */
const MIGRATING = 7_239_114;
const CHANNEL = 'tenebrae';
const CONNECTIONS = 10;
/** PostgreSQL's whole numbers of 64 bits; ours all fit a number. */
const INT8 = 20;

/** One database for many nodes. */
export async function openPostgres({ url, complain }: StoreWish): Promise<Store> {
  const connection = {
    connectionString: url,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  };
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', complain);
  // One that breaks while it is used fails its query as well; without a listener it would end the process.
  pool.on('connect', client => void client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const transact = async (work: (run: Run) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      await work(({ sql, parameters }) => client.query(sql, [...parameters]));
      await client.query('commit');
    } catch (thrown) {
      await client.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
      throw thrown;
    } finally {
      client.release(broken);
    }
  };
  const chorus = newChorus(complain);
  let listener: Awaited<ReturnType<typeof listen>>;
  try {
    await transact(run => migrate(db, run));
    listener = await listen(connection, CHANNEL, {
      heard: payload => {
        const notice = readNotice(payload);
        if (notice !== null) chorus.notice(notice);
      },
      again: chorus.again,
      complain,
    });
  } catch (thrown) {
    await pool.end();
    throw thrown;
  }

  return {
    kind: 'postgres',
    db,
    async atomically(queries) {
      const compiled = queries.map(query => query.compile());
      const [only, ...others] = compiled;
      // One statement is whole or not at all by itself.
      if (only !== undefined && others.length === 0) await pool.query(only.sql, [...only.parameters]);
      else
        await transact(async run => {
          for (const query of compiled) await run(query);
        });
    },
    async atOnce(queries, notice) {
      const { sql, parameters } = oneStep(
        queries.map(query => query.compile()),
        notify(notice),
      );
      await pool.query(sql, [...parameters]);
    },
    async tell(notice) {
      const { sql, parameters } = notify(notice);
      await pool.query(sql, [...parameters]);
    },
    hear: ears => chorus.add(ears),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;
type Run = (query: Query) => Promise<{ readonly rows: unknown[] }>;

async function migrate(db: Kysely<Schema>, run: Run): Promise<void> {
  await run({ sql: 'select pg_advisory_xact_lock($1)', parameters: [MIGRATING] });
  await run({
    sql: 'create table if not exists migrations (number integer primary key, name text, done_at bigint)',
    parameters: [],
  });
  const { rows } = await run({ sql: 'select max(number) as number from migrations', parameters: [] });
  const [last] = rows as { number: number | null }[];
  for (const { queries } of migrationsAfter(db, last?.number ?? 0))
    for (const query of queries) await run(query);
}

/** PostgreSQL sends it when, and only when, the transaction commits. */
const notify = (notice: Notice): Query => ({
  sql: 'select pg_notify($1, $2)',
  parameters: [CHANNEL, notice.kind === 'deed' ? `${notice.table}:${notice.seq}` : notice.table],
});

/** Several queries as one statement, which PostgreSQL does whole or not at all: one way there and back instead of five. */
function oneStep(queries: readonly Query[], last: Query): Query {
  const parameters: unknown[] = [];
  const [...texts] = [...queries, last].map(query => {
    const before = parameters.length;
    parameters.push(...query.parameters);
    return query.sql.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
  });
  const end = texts.pop() ?? '';
  return { sql: `with ${texts.map((text, i) => `step${i} as (${text})`).join(', ')} ${end}`, parameters };
}

/** `table:seq` for a deed, `table` alone when somebody came or went. Others may use the channel too. */
function readNotice(payload: string): Notice | null {
  const read = /^([\w-]+)(?::(\d+))?$/.exec(payload);
  if (read === null) return null;
  const [, table = '', seq] = read;
  return seq === undefined ? { kind: 'presence', table } : { kind: 'deed', table, seq: Number(seq) };
}
