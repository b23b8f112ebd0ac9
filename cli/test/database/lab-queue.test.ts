import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, onTestFinished, test } from 'vitest';
import { anEmptyFolder, PROGRAM, tenebrae } from '../tenebrae.ts';

/** Several programs are slow on a busy machine, and no worse for it. */
const MINUTES = 240_000;

/** A machine that takes part; gives the status with which it ends when it is told to. */
async function aMachine(url: string): Promise<() => Promise<number>> {
  const words = [PROGRAM, 'lab', 'work', '--queue', url, '--workers', '1'];
  const machine = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(machine, 'exit');
  onTestFinished(() => void machine.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: machine.stdout }), 'line');
  expect(line).toBe('at work with 1 thread; Ctrl+C ends it');
  return async () => {
    machine.kill('SIGTERM');
    return (await ended)[0] as number;
  };
}

test(
  'two machines over the queue give the report of one thread, and go when they are told to',
  async () => {
    // Nobody else keeps results of the lab in this database.
    const url = inject('postgres');
    const stops = [await aMachine(url), await aMachine(url)];
    const [shared, alone] = [anEmptyFolder(), anEmptyFolder()];
    const words = [
      'lab',
      'run',
      'candles',
      '--players',
      '2,3',
      '--bots',
      'habit',
      '--games',
      '20',
      '--luck',
      '1',
      '--out',
      'out',
    ];
    expect(tenebrae([...words, '--workers', '0', '--queue', url], shared)).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(tenebrae([...words, '--workers', '1'], alone)).toMatchObject({ status: 0, stderr: '' });
    const reports = [shared, alone].map(folder => readFileSync(join(folder, 'out', 'report.json'), 'utf8'));
    expect(reports[0]).toBe(reports[1]);
    expect(await Promise.all(stops.map(stop => stop()))).toEqual([0, 0]);

    // Whoever orders may take part, and what is in the database is not played again.
    const more = anEmptyFolder();
    expect(tenebrae([...words, '--games', '22', '--workers', '1', '--queue', url], more).status).toBe(0);
    const lines = readFileSync(join(more, 'out', 'matches.jsonl'), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(44);
  },
  MINUTES,
);
