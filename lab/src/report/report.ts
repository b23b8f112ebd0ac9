import type { MatchRecord } from '../match/record.ts';
import { matchAt, matchCount, type Plan } from '../plan/plan.ts';
import type { Run } from '../run/run.ts';
import type { Subject } from '../subject.ts';
import { type ContentReport, contentReports } from './content.ts';
import { type DeathReport, deathReports } from './deaths.ts';
import { type Ladder, laddersOf } from './ladder.ts';
import { type Lengths, lengthsOf } from './lengths.ts';
import { type LuckReport, luckReport } from './luck.ts';
import { type CellReport, cellReports, outcomesOf, type RatesOf, ratesOf } from './rates.ts';
import { mainSide, sampleOf } from './sample.ts';

export const REPORT_FORMAT = 'tenebrae-lab-report-1';

/** All that a run has shown. The same plan and the same sources give the same report to the last byte. */
export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly revision: string;
  readonly command: string;
  readonly plan: Plan;
  readonly matches: {
    readonly planned: number;
    readonly finished: number;
    readonly unfinished: number;
    readonly failed: readonly Failed[];
  };
  /** The side for which content and luck are told, by setting; null where sides are of one kind. */
  readonly mainSides: readonly (string | null)[];
  readonly rates: readonly RatesOf[];
  readonly cells: readonly CellReport[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly lengths: Lengths;
  readonly deaths: readonly DeathReport[];
  readonly content: readonly ContentReport[];
  readonly luck: LuckReport;
  readonly ladders: readonly Ladder[];
}

/** A match in which a rule failed, and the seed with which it does again. */
export interface Failed {
  readonly index: number;
  readonly seed: string;
  readonly why: string;
}

export function reportOf(subject: Subject, run: Run, records: readonly MatchRecord[]): Report {
  const { plan } = run;
  const sample = sampleOf(subject, run, records);
  const failed = records.flatMap(({ index, fault }) =>
    fault === null ? [] : [{ index, seed: matchAt(plan, index).seed, why: fault }],
  );
  return {
    format: REPORT_FORMAT,
    game: subject.game.id,
    version: subject.game.version,
    revision: run.revision,
    command: run.command,
    plan,
    matches: {
      planned: matchCount(plan),
      finished: sample.played.length,
      unfinished: records.length - sample.played.length - failed.length,
      failed: failed.slice(0, MOST_FAILED),
    },
    mainSides: sample.sides.map(sides => sides[mainSide(sides) ?? -1]?.name ?? null),
    rates: ratesOf(sample),
    cells: cellReports(sample),
    outcomes: outcomesOf(sample.played),
    lengths: lengthsOf(sample),
    deaths: deathReports(sample),
    content: contentReports(sample),
    luck: luckReport(sample),
    ladders: laddersOf(sample),
  };
}

/** One line for each entry of a list: small, and a difference between two reports can still be read. */
export function reportJson(report: object): string {
  const parts = Object.entries(report).map(([name, value]) => `${JSON.stringify(name)}:${entryJson(value)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
}

function entryJson(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map(one => JSON.stringify(one)).join(',\n')}\n]`;
}

/** One shows what is wrong; a thousand show no more. */
const MOST_FAILED = 20;
