import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { type PlanWords, readPlanWords, settlePlan } from '../src/plan/read-plan.ts';
import { type Run, runOf } from '../src/run/run.ts';
import { playMatch } from '../src/match/play.ts';
import { matchCount } from '../src/plan/plan.ts';
import type { MatchRecord } from '../src/match/record.ts';
import { SUBJECTS } from './subjects.ts';
import type { Subject } from '../src/subject.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Runner {
  bundle(entry: string): Promise<string>;
}

/** A program of these tests as Node can run it. */
export async function program(name: string): Promise<string> {
  const runner = (await import(pathToFileURL(join(ROOT, 'tools', 'run.mjs')).href)) as Runner;
  return await runner.bundle(`lab/testing/${name}`);
}

export const subjectOf = ({ plan }: Run): Subject => SUBJECTS[plan.game] as Subject;

/** A run of one of the tests' games, of what the plan says and defaults for the rest. */
export function aRun(words: Partial<Record<keyof PlanWords, unknown>>): Run {
  const plan = readPlanWords({ game: 'duel', bots: ['habit'], games: 10, luck: 2, ...words });
  const subject = SUBJECTS[plan.game] as Subject;
  return runOf(settlePlan(subject.game, plan), subject.revision, 'tenebrae lab run');
}

/** All its matches, played here and now. */
export const played = (run: Run): MatchRecord[] =>
  Array.from({ length: matchCount(run.plan) }, (_, index) => playMatch(subjectOf(run), run.plan, index));
