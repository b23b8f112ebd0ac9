import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle } from '@tenebrae/tools/run';
import { expect, onTestFinished, test } from 'vitest';
import { aGuest, aTable } from './a-guest.ts';
import { aFolder } from './a-node.ts';

interface Program {
  readonly process: ChildProcess;
  said(): string;
  complained(): string;
}

async function run(env: Readonly<Record<string, string>>): Promise<Program> {
  const program = spawn(process.execPath, [await bundle('server/src/main.ts')], {
    env: { PATH: process.env['PATH'], TENEBRAE_WEB: '', ...env },
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  let [said, complained] = ['', ''];
  program.stdout.on('data', data => {
    said += String(data);
  });
  program.stderr.on('data', data => {
    complained += String(data);
  });
  return { process: program, said: () => said, complained: () => complained };
}

const address = async (program: Program): Promise<string> => {
  while (!program.said().includes('\n')) await once(program.process.stdout ?? program.process, 'data');
  return program.said();
};

test('the program says where it is, logs no secret, and ends well when it is told to', async () => {
  const database = `file:${join(aFolder(), 'tenebrae.db')}`;
  const program = await run({ PORT: '0', DATABASE_URL: database, LOG_LEVEL: 'debug' });
  const [, origin = ''] = /^Tenebrae is at (http:\/\/localhost:\d+)\/\n$/.exec(await address(program)) ?? [];
  const ann = await aGuest({ origin }, 'Ann');
  const table = await aTable(ann, { game: 'dark-darker-darkest', players: 1 });
  const page = await ann.open(table.id);
  const [{ seat = '' } = {}] = table.seats;
  await page.ask({ kind: 'sit', seat });
  await page.ask({ kind: 'begin' });
  await page.ask({ kind: 'chat', text: 'between ourselves' });
  expect(await page.ask({ kind: 'hint', seat })).toMatchObject({
    kind: 'hinted',
    hint: { moment: expect.any(Number) },
  });
  await ann.ask('GET', `/api/invitations/${table.invitation}`);
  program.process.kill('SIGTERM');
  expect(await once(program.process, 'exit')).toEqual([0, null]);
  expect(await page.closed()).toBe(1001);
  const log = program.complained();
  for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  const [, cookie = ''] = ann.cookie.split('=');
  for (const secret of [
    cookie,
    cookie.split('.')[0] ?? '',
    'between ourselves',
    table.invitation ?? '',
    'seed',
  ])
    expect(log).not.toContain(secret);
});

test('a server that cannot start says why, in words', async () => {
  const wrong = await run({ PORT: 'many', TENEBRAE_SOCKETS: '-1' });
  expect(await once(wrong.process, 'exit')).toEqual([1, null]);
  expect(wrong.complained()).toMatch(/^PORT: expected .*\nTENEBRAE_SOCKETS: expected .*\n$/);
});
