import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { game as candles } from '@tenebrae/kernel/demo';
import type { Game } from '@tenebrae/kernel';
import type { Command } from '@tenebrae/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { deedsAfter } from '../src/store/journal.ts';
import { lookForAcknowledged } from '../testing/chaos/acknowledged.ts';
import { differenceOf, expected, plain, served } from '../testing/chaos/judge.ts';
import type { Player } from '../testing/chaos/player.ts';
import type { Report } from '../testing/chaos/report.ts';
import { freshFile, freshSchema } from '../testing/databases.ts';
import { aMatch, ANN, openHouse, seen } from '../testing/house.ts';
import { replayMatch } from '../testing/replay.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The same for five minutes with 300 tables: node tools/run.mjs server/testing/chaos.ts */
test(
  'three nodes over one PostgreSQL, killed and started at random: every table is the same everywhere, and nothing is lost',
  {
    timeout: 300_000,
  },
  async () => {
    const words = ['--minutes', '0.2', '--tables', '40', '--pace', '250', '--life', '7', '--json'];
    const run = spawn(
      process.execPath,
      ['tools/run.mjs', 'server/testing/chaos.ts', ...words, '--database', await freshSchema()],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    onTestFinished(() => void run.kill());
    const [printed, [status]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
    const report = JSON.parse(printed) as Report;
    expect(report).toMatchObject({
      differences: [],
      oddities: [],
      restless: [],
      unreadable: [],
      acknowledged: { lost: [], doneThoughRefused: [] },
      storm: { badExits: [], fallen: [] },
      pass: true,
    });
    expect(status).toBe(0);
    expect(report.storm.kills.SIGKILL + report.storm.kills.SIGTERM).toBeGreaterThan(0);
    expect(report.acknowledged.answers).toBeGreaterThan(0);
    expect(report.compared).toBeGreaterThan(1000);
  },
);

const game = candles as unknown as Game;

test('what a node serves is held against the kernel alone, and a difference is found', async () => {
  const house = await openHouse(await freshFile());
  const id = await aMatch(house, { policy: { undo: 'free' } });
  for (let i = 0; i < 6; i++) await house.answer(id);
  const { head, match } = await house.tables.open(id);
  await house.act(id, ANN, { kind: 'undo', head, to: match?.moments[2] ?? 0 });
  const deeds = await deedsAfter(house.store, id, 0);
  const scene = plain(seen(await house.tables.open(id), ANN));
  expect(differenceOf(served(scene), expected(replayMatch(game, deeds), 'red', deeds))).toBeNull();
  const shorter = deeds.slice(0, -1);
  expect(differenceOf(served(scene), expected(replayMatch(game, shorter), 'red', shorter))).toMatch(
    /^moment/,
  );
});

test('an acknowledged answer that is not in the record, or is another there, is found', async () => {
  const house = await openHouse(await freshFile());
  const id = await aMatch(house);
  const { asking } = await house.tables.open(id);
  const answer = { kind: 'answer', asking, seat: 'red', given: 0 } as const;
  await house.act(id, ANN, answer, 'm0');
  const said = (name: string, command: Command, outcome: string) =>
    lookForAcknowledged(house.store, [
      { table: id, visitor: { who: ANN }, sent: [{ id: name, command, outcome }] } as unknown as Player,
    ]);
  expect(await said('m0', answer, 'done')).toMatchObject({ answers: 1, lost: [], doneThoughRefused: [] });
  expect((await said('m1', answer, 'done')).lost).toHaveLength(1);
  expect((await said('m0', { ...answer, given: 1 }, 'done')).lost).toHaveLength(1);
  expect((await said('m0', answer, 'stale')).doneThoughRefused).toHaveLength(1);
  expect((await said('m1', answer, 'stale')).lost).toEqual([]);
});
