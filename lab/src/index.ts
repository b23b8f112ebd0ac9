export { comparisonPage } from './compare/compare-page.ts';
export {
  type Change,
  type Comparison,
  compareReports,
  NotComparable,
  readReport,
} from './compare/compare.ts';
export { playMatch } from './match/play.ts';
export type { MatchRecord } from './match/record.ts';
export { reportPage } from './page/page.ts';
export { BadPlan, cellCount, type Lineup, lineupName, matchCount, type Plan } from './plan/plan.ts';
export { DEFAULTS, isLadder, LADDERS, type PlanWords, readPlanWords, settlePlan } from './plan/read-plan.ts';
export { type Report, reportJson, reportOf } from './report/report.ts';
export { type Folder, openFolder, readMatches, readRun } from './run/folder.ts';
export { openPool, type Pool, type ThreadSource } from './run/pool.ts';
export { inOrder, missing, type Run, runOf } from './run/run.ts';
export { type Hands, runHere } from './run/run-here.ts';
export { workThread } from './run/thread.ts';
export type { OpenSubject, Subject } from './subject.ts';
