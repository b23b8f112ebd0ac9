import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { anEmptyFolder, PROGRAM, tenebrae } from './tenebrae.ts';

function serve(words: readonly string[]): ChildProcess {
  const program = spawn(process.execPath, [PROGRAM, 'serve', '--no-page', ...words], {
    env: { ...process.env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGTERM'));
  return program;
}

test('says where the table is, serves it, and ends well when it is told to', async () => {
  const database = `file:${join(anEmptyFolder(), 'tenebrae.db')}`;
  const program = serve(['--port', '0', '--host', '127.0.0.1', '--database', database]);
  const [line] = await once(createInterface({ input: program.stdout as NodeJS.ReadableStream }), 'line');
  const [, address = ''] = /^Tenebrae is at (http:\S+)$/.exec(String(line)) ?? [];
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
});

test('a server that cannot start says why', async () => {
  const program = serve(['--database', 'nonsense://here']);
  let said = '';
  program.stderr?.on('data', data => {
    said += String(data);
  });
  expect(await once(program, 'close')).toEqual([1, null]);
  expect(said).toContain('DATABASE_URL');
});

test('a port is a number', () => {
  const { status, stderr } = tenebrae(['serve', '--port', 'harbour']);
  expect(status).toBe(2);
  expect(stderr).toContain('harbour');
});
