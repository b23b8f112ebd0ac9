import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../src/queue/database.ts';
import { batchesOf, queueRun } from '../../src/queue/jobs.ts';
import { countPresent } from '../../src/queue/presence.ts';
import { runOverQueue } from '../../src/queue/run-queue.ts';
import { reportJson, reportOf } from '../../src/report/report.ts';
import type { Run } from '../../src/run/run.ts';
import { aRun, played, program, subjectOf } from '../../testing/runs.ts';

const WORKER = await program('worker.ts');

/** An empty database of one's own. */
async function aDatabase(): Promise<{ readonly url: string; readonly database: Database }> {
  const name = `lab_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = inject('postgres').replace('/postgres?', `/${name}?`);
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  return { url, database };
}

/** A machine at work; `matches` counts what it has played. */
async function aMachine(url: string): Promise<{ readonly process: ChildProcess; matches(): number }> {
  const machine = spawn(process.execPath, [WORKER, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(machine, 'exit');
  onTestFinished(async () => {
    machine.kill('SIGKILL');
    await ended;
  });
  let matches = 0;
  const lines = createInterface({ input: machine.stdout });
  await once(lines, 'line');
  lines.on('line', () => {
    matches += 1;
  });
  return { process: machine, matches: () => matches };
}

const reported = (run: Run, records: Parameters<typeof reportOf>[2]): string =>
  reportJson(reportOf(subjectOf(run), run, records));

test('two machines share a run, and the report is the one of a single thread', async () => {
  const { url, database } = await aDatabase();
  const run = aRun({ settings: { players: [2, 3] }, bots: ['random', 'habit'], games: 40 });
  const machines = [await aMachine(url), await aMachine(url)];
  expect(await countPresent(database.pool)).toBe(2);
  const records = await runOverQueue(database, run);
  expect(reported(run, records)).toBe(reported(run, played(run)));
  const [one = 0, other = 0] = machines.map(({ matches }) => matches());
  expect(one + other).toBe(160);
  expect(Math.min(one, other)).toBeGreaterThan(0);

  // Nothing is left to play: the same run again is there at once, and with more games it goes on.
  expect(await runOverQueue(database, run)).toEqual(records);
  const more = aRun({ settings: { players: [2, 3] }, bots: ['random', 'habit'], games: 50 });
  expect(reported(more, await runOverQueue(database, more))).toBe(reported(more, played(more)));
  expect(machines.reduce((sum, { matches }) => sum + matches(), 0)).toBe(200);
});

test(
  'a machine that is killed loses nothing, and nothing is counted twice',
  { timeout: 240_000 },
  async () => {
    const { url, database } = await aDatabase();
    const run = aRun({ game: 'candles', settings: { options: { goal: 200 } }, games: 64, luck: 0 });
    const killed = await aMachine(url);
    const whole = runOverQueue(database, run);
    await expect.poll(killed.matches, { timeout: 50_000, interval: 5 }).toBeGreaterThan(2);
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    const before = await database.count(run.id, 64);
    expect(before).toBeLessThan(64);
    const other = await aMachine(url);
    expect(reported(run, await whole)).toBe(reported(run, played(run)));
    // The other one plays what was missing and nothing else; the last word of the dead may have come after the count.
    expect(other.matches()).toBeLessThanOrEqual(64 - before);
    expect(other.matches()).toBeGreaterThanOrEqual(64 - before - 1);
  },
);

test('whoever has other sources does not take part', async () => {
  const { url, database } = await aDatabase();
  const machine = await aMachine(url);
  const newer = { ...aRun({ games: 3 }), id: 'newer', revision: 'newer' };
  await database.keepRun(newer);
  await queueRun(database, newer, batchesOf(newer));
  // What comes later is played, while the newer one waits for whoever has its sources.
  const run = aRun({ games: 5 });
  expect(await runOverQueue(database, run)).toHaveLength(5);
  expect(machine.matches()).toBe(5);
  expect(await database.count('newer', 3)).toBe(0);
});
