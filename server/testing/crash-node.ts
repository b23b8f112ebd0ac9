// A node that plays as fast as it can until it is killed: `node … <address of the database> <name>`. It says `ready`, waits
// for a line, and then prints the table and the name of each message as soon as that is acknowledged.
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Game } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import type { Person } from '@tenebrae/protocol';
import { openStore } from '../src/store/store.ts';
import { Declined, type DeedMessage, type LiveTable } from '../src/tables/service.ts';
import { openTables } from '../src/tables/tables.ts';

const TABLES = 8;
/** A table with more deeds is left for a new one: whoever starts has to live through all of them again. */
const LONGEST = 300;
const [, , url = '', name = ''] = process.argv;
const PLAYERS: readonly Person[] = ['red', 'blue'].map(id => ({ id, name: id }));
const [HOST = { id: '', name: '' }] = PLAYERS;
let serial = 0;

const say = (...words: readonly string[]): void => void writeSync(1, `${words.join(' ')}\n`);

say('ready');
for await (const _line of createInterface({ input: process.stdin })) break;
try {
  await play();
} catch (thrown) {
  say('failed', String(thrown));
  process.exit(1);
}

async function play(): Promise<void> {
  const complain = (thrown: unknown): void => say('failed', String(thrown));
  const store = await openStore({ url, complain });
  const tables = openTables({
    store,
    node: name,
    games: async () => candles as unknown as Game,
    // Few in memory: tables come and go as well.
    config: { liveTables: TABLES - 2, idle: 50, tablesPerPerson: 1000 },
    now: Date.now,
    complain,
  });
  const known = await store.db
    .selectFrom('tables')
    .select('id')
    .where('head', '<', LONGEST)
    .limit(TABLES)
    .execute();
  const places = Array.from({ length: TABLES }, (_, place) => known[place]?.id ?? null);
  await Promise.all(places.map(async id => drive(id ?? (await begin()))));

  async function begin(): Promise<string> {
    const options = { goal: 500 };
    const plan = {
      title: '',
      game: 'candles',
      players: 2,
      options,
      policy: { undo: 'free' },
      open: true,
    } as const;
    const id = await tables.create(plan, HOST);
    say(id, 'created');
    return id;
  }

  async function drive(first: string): Promise<never> {
    for (let id = first; ; ) {
      const table = await tables.open(id);
      if (table.head >= LONGEST) {
        id = await begin();
        continue;
      }
      const message = { ...nextOf(table), id: `${name}-${serial++}` } as DeedMessage;
      const who = PLAYERS.find(player => 'seat' in message && player.id === message.seat) ?? HOST;
      try {
        await tables.act(id, who, message);
        // Who sits there already, by way of another node, leaves no second trace.
        if (message.kind !== 'sit') say(id, `${who.id}:${message.id}`);
      } catch (thrown) {
        if (!(thrown instanceof Declined)) throw thrown;
      }
      await breathe();
    }
  }

  /** Mostly an answer, sometimes a word, sometimes back. */
  function nextOf({ record, match, asking, head }: LiveTable): object {
    const free = record.seats.find(({ holder }) => holder === null);
    if (free !== undefined) return { kind: 'sit', seat: free.seat };
    if (match === null) return { kind: 'begin' };
    const chance = Math.random();
    if (chance < 0.1) return { kind: 'chat', text: `number ${serial}` };
    const back = match.moments.at(-3);
    if (chance < 0.2 && back !== undefined) return { kind: 'undo', head, to: back };
    const { request } = match;
    const options = request?.kind === 'question' ? request.options.length : 1;
    const seat = match.asked()[0] ?? 'red';
    return { kind: 'answer', asking, given: Math.floor(Math.random() * options), seat };
  }
}
