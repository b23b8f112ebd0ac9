import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, readRecord, recordLine } from '../match/record.ts';
import { BadPlan } from '../plan/plan.ts';
import type { Run } from './run.ts';

/** A folder with the results of a run: a line of JSON for each match, in the order in which they ended. */
export interface Folder {
  readonly records: ReadonlyMap<number, MatchRecord>;
  add(record: MatchRecord): void;
}

const RUN = 'run.json';
const MATCHES = 'matches.jsonl';

/** Opens a folder to go on with what is in it. Another run's folder is refused. */
export function openFolder(folder: string, run: Run, { afresh = false } = {}): Folder {
  mkdirSync(folder, { recursive: true });
  const [runFile, matchFile] = [join(folder, RUN), join(folder, MATCHES)];
  if (afresh) for (const file of [runFile, matchFile]) rmSync(file, { force: true });
  const before = existsSync(runFile) ? readRun(folder) : null;
  if (before !== null && before.id !== run.id) throw new BadPlan(`${folder} ${whyNot(before, run)}`);
  writeFileSync(runFile, `${JSON.stringify(run)}\n`);
  const records = readMatches(folder);
  mendEnd(matchFile);
  return {
    records,
    add(record) {
      if (records.has(record.index)) return;
      records.set(record.index, record);
      appendFileSync(matchFile, `${recordLine(record)}\n`);
    },
  };
}

const whyNot = (before: Run, run: Run): string =>
  before.revision === run.revision
    ? 'holds matches of another plan: name another folder, or play afresh'
    : 'holds matches played by other rules or bots: name another folder, or play afresh';

export function readRun(folder: string): Run {
  const file = join(folder, RUN);
  if (!existsSync(file)) throw new BadPlan(`${folder} holds no run of the lab`);
  return JSON.parse(readFileSync(file, 'utf8')) as Run;
}

/** The matches of a folder; of one that was played twice only the first. */
export function readMatches(folder: string): Map<number, MatchRecord> {
  const file = join(folder, MATCHES);
  const records = new Map<number, MatchRecord>();
  if (!existsSync(file)) return records;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const record = line === '' ? null : readRecord(line);
    if (record !== null && !records.has(record.index)) records.set(record.index, record);
  }
  return records;
}

/** Whoever was killed while writing has left half a line; the next one begins on a line of its own. */
function mendEnd(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
}
