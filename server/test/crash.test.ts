import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@tenebrae/kernel';
import { game as candles } from '@tenebrae/kernel/demo';
import { bundle } from '@tenebrae/tools/run';
import { expect, onTestFinished, test } from 'vitest';
import { deedsAfter } from '../src/store/journal.ts';
import { openStore } from '../src/store/store.ts';
import { DATABASES } from '../testing/databases.ts';
import { openHouse } from '../testing/house.ts';
import { replayMatch } from '../testing/replay.ts';

const ROUNDS = 50;
/** How long a node plays at the most, in milliseconds. */
const LIFE = 250;
/** Of so many nodes one is killed before it may have done anything: while it opens the database, or makes its shape. */
const AT_BIRTH = 5;

test.each(DATABASES)(
  'fifty times killed at any moment on $name: nothing acknowledged is lost, and every table can be read',
  { timeout: 300_000 },
  async ({ fresh, name }) => {
    const url = await fresh();
    /** Who plays on when one is killed. A file has one server, a database may have several. */
    const others = name === 'SQLite' ? 0 : 1;
    const program = await bundle('server/testing/crash-node.ts', { whole: true });
    const alive: Node[] = [];
    const all: string[] = [];
    /** Kills one of those who play, whichever it is, and looks at once for what it had acknowledged. */
    const killOne = async (): Promise<void> => {
      const [node] = alive.splice(Math.floor(Math.random() * alive.length), 1);
      const acknowledged = (await node?.kill()) ?? [];
      expect(acknowledged.filter(line => line.startsWith('failed'))).toEqual([]);
      expect(await lost(url, acknowledged)).toEqual([]);
      all.push(...acknowledged);
    };

    let next = startNode(program, url, 'first');
    for (let round = 0; round < ROUNDS; round++) {
      await next.ready;
      next.go();
      alive.push(next);
      // The one of the next round loads its program meanwhile.
      if (round + 1 < ROUNDS) next = startNode(program, url, `node-${round}`);
      if (round % AT_BIRTH > 0) await alive.at(-1)?.works;
      await wait(Math.random() * LIFE);
      while (alive.length > others) await killOne();
    }
    while (alive.length > 0) await killOne();

    expect(all.length).toBeGreaterThanOrEqual(ROUNDS - ROUNDS / AT_BIRTH);
    expect(await lost(url, all)).toEqual([]);
    await compareWithReplay(url);
  },
);

interface Node {
  readonly ready: Promise<unknown>;
  /** It has acknowledged something, or is gone. */
  readonly works: Promise<unknown>;
  go(): void;
  /** Ends it as a power cut would, and says what it had acknowledged. */
  kill(): Promise<readonly string[]>;
}

function startNode(program: string, url: string, name: string): Node {
  const child: ChildProcess = spawn(process.execPath, [program, url, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('a node without a line');
  onTestFinished(() => void child.kill('SIGKILL'));
  // It may be gone before it is told to go.
  stdin.on('error', () => {});
  const lines: string[] = [];
  const said = createInterface({ input: stdout });
  const ended = once(said, 'close');
  const works = new Promise(resolve => {
    said.on('line', line => {
      if (line === 'ready') return;
      lines.push(line);
      resolve(line);
    });
  });
  return {
    ready: Promise.race([once(said, 'line'), ended]),
    works: Promise.race([works, ended]),
    go: () => void stdin.write('go\n'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
      return lines;
    },
  };
}

/** What was acknowledged and is not in the record, as a server finds it that starts now. */
async function lost(url: string, acknowledged: readonly string[]): Promise<readonly string[]> {
  const store = await openStore({ url, complain: () => {} });
  try {
    const kept = new Set<string>();
    for (let i = 0; i < acknowledged.length; i += 500) {
      const tables = acknowledged.slice(i, i + 500).map(tableOf);
      const messages = acknowledged.slice(i, i + 500).map(messageOf);
      const rows = await store.db
        .selectFrom('deeds')
        .select(['table_id', 'message'])
        .where('table_id', 'in', tables)
        .where(at => at.or([at('message', 'in', messages), at('seq', '=', 1)]))
        .execute();
      for (const { table_id, message } of rows)
        kept.add(`${table_id} ${message?.replace(' ', ':') ?? 'created'}`);
    }
    return acknowledged.filter(line => !kept.has(line));
  } finally {
    await store.close();
  }
}

const tableOf = (line: string): string => line.slice(0, line.indexOf(' '));
const messageOf = (line: string): string => line.slice(line.indexOf(' ') + 1).replace(':', ' ');

/** Every table as a server has it, against the kernel alone with the deeds of its record. */
async function compareWithReplay(url: string): Promise<void> {
  const { store, tables } = await openHouse(url);
  const ids = await store.db.selectFrom('tables').select('id').execute();
  expect(ids.length).toBeGreaterThanOrEqual(8);
  for (const { id } of ids) {
    const table = await tables.open(id);
    const deeds = await deedsAfter(store, id, 0);
    expect(table.head).toBe(deeds.length);
    const match = replayMatch(candles as unknown as Game, deeds);
    expect(table.match?.save()).toEqual(match?.save());
    expect(table.match?.events('red')).toEqual(match?.events('red'));
  }
}
