// A node that plays as fast as it can until it is killed: `node … <address of the database> <name>`. It says `ready`, waits
// for a line, and then prints the table and the name of each message as soon as that is acknowledged.
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Game } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import type { Person } from '@tenebrae/protocol';
import { openStore } from '../src/store/store.ts';
import { Declined, type DeedMessage } from '../src/tables/service.ts';
import { openTables } from '../src/tables/tables.ts';

const TABLES = 8;
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
  const known = (await store.db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
  while (known.length < TABLES) known.push(await begin());
  await Promise.all(known.map(id => drive(id)));

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

  async function drive(id: string): Promise<never> {
    for (;;) {
      const message = { ...(await nextOf(id)), id: `${name}-${serial++}` } as DeedMessage;
      const who = PLAYERS.find(player => 'seat' in message && player.id === message.seat) ?? HOST;
      try {
        await tables.act(id, who, message);
        say(id, `${who.id}:${message.id}`);
      } catch (thrown) {
        if (!(thrown instanceof Declined)) throw thrown;
      }
      await breathe();
    }
  }

  /** Mostly an answer, sometimes a word, sometimes back. */
  async function nextOf(id: string): Promise<object> {
    const { record, match, asking, head } = await tables.open(id);
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
