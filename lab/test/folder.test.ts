import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MatchRecord } from '../src/match/record.ts';
import { BadPlan } from '../src/plan/plan.ts';
import { openFolder, readMatches } from '../src/run/folder.ts';
import { missing } from '../src/run/run.ts';
import { aRun, played } from '../testing/runs.ts';

const RUN = aRun({ games: 6 });
const RECORDS = played(RUN);

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenebrae-lab-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what was kept is there again, each match once, and half a line is no match', () => {
  const path = aFolder();
  const folder = openFolder(path, RUN);
  for (const record of [RECORDS[3], RECORDS[0], RECORDS[3]]) folder.add(record as MatchRecord);
  appendFileSync(join(path, 'matches.jsonl'), JSON.stringify(RECORDS[1]).slice(0, 40));
  const again = openFolder(path, RUN);
  expect([...again.records.keys()]).toEqual([3, 0]);
  expect(missing(RUN.plan, again.records)).toEqual([1, 2, 4, 5]);
  again.add(RECORDS[1] as MatchRecord);
  expect(readMatches(path).get(1)).toEqual(RECORDS[1]);
  expect(readFileSync(join(path, 'matches.jsonl'), 'utf8').split('\n')).toHaveLength(5);
});

test('a folder goes on with more games, and refuses another plan and other sources', () => {
  const path = aFolder();
  openFolder(path, RUN).add(RECORDS[0] as MatchRecord);
  expect(openFolder(path, aRun({ games: 20 })).records.size).toBe(1);
  expect(() => openFolder(path, aRun({ seed: 'other' }))).toThrow(BadPlan);
  expect(() => openFolder(path, aRun({ seed: 'other' }))).toThrow('holds matches of another plan');
  const changed = { ...RUN, id: 'changed', revision: 'changed' };
  expect(() => openFolder(path, changed)).toThrow('holds matches played by other rules or bots');
  expect(openFolder(path, changed, { afresh: true }).records.size).toBe(0);
});

test('lines of somebody else are passed over', () => {
  const path = aFolder();
  writeFileSync(join(path, 'matches.jsonl'), 'null\n{"index":"1"}\n[]\n7\n');
  expect(readMatches(path).size).toBe(0);
});
