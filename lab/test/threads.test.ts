import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { reportJson, reportOf } from '../src/report/report.ts';
import { openFolder } from '../src/run/folder.ts';
import { runHere } from '../src/run/run-here.ts';
import type { Run } from '../src/run/run.ts';
import { aRun, played, program, subjectOf } from '../testing/runs.ts';
import type { Dying } from '../testing/thread.ts';

const THREAD = pathToFileURL(await program('thread.ts'));
const RUN = aRun({ settings: { players: [2, 3] }, bots: ['random', 'habit'], games: 12 });
const EXPECTED = reportJson(reportOf(subjectOf(RUN), RUN, played(RUN)));

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-lab-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function report(run: Run, workers: number, path: string, dying: Dying = {}): Promise<string> {
  const threads = { program: THREAD, data: dying };
  return reportJson(
    reportOf(subjectOf(run), run, await runHere(run, openFolder(path, run), { threads, workers })),
  );
}

const linesIn = (path: string): number =>
  readFileSync(join(path, 'matches.jsonl'), 'utf8').trim().split('\n').length;

test.each([1, 2, 3])('the report is the same to the last byte with %i workers', async workers => {
  expect(await report(RUN, workers, aFolder())).toBe(EXPECTED);
});

test('the demonstration game too', async () => {
  const run = aRun({ game: 'candles', bots: ['random', 'habit'], games: 6 });
  const expected = reportJson(reportOf(subjectOf(run), run, played(run)));
  for (const workers of [1, 2, 3]) expect(await report(run, workers, aFolder())).toBe(expected);
});

test('a thread that dies is replaced, and nothing is lost or counted twice', async () => {
  const path = aFolder();
  const once = join(path, 'died');
  expect(await report(RUN, 2, path, { at: 17, once })).toBe(EXPECTED);
  expect(existsSync(once)).toBe(true);
  expect(linesIn(path)).toBe(48);
});

test('a match that kills every thread ends the run; what was played is kept, and the next run goes on', async () => {
  const path = aFolder();
  await expect(report(RUN, 2, path, { at: 30 })).rejects.toThrow(
    'match 30: a thread ended early, with status 3',
  );
  const before = linesIn(path);
  expect(before).toBeGreaterThan(10);
  expect(before).toBeLessThan(48);
  expect(await report(RUN, 2, path)).toBe(EXPECTED);
  expect(linesIn(path)).toBe(48);
});
