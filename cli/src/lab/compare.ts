import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { comparisonPage, compareReports, reportJson } from '@tenebrae/lab';
import type { Language } from '@tenebrae/kernel';
import pc from 'picocolors';
import { openGame } from '../games.ts';
import { print, printJson, table } from '../output.ts';
import { keptReport } from './kept-report.ts';
import { pathOf } from './paths.ts';
import { besides } from './write-report.ts';

export interface CompareOptions {
  readonly report?: string;
  readonly language: Language;
  readonly json?: true;
}

/** Says what has changed from one report to another. */
export async function compareLab(
  first: string,
  second: string,
  { report, language, json }: CompareOptions,
): Promise<void> {
  const comparison = compareReports(keptReport(first), keptReport(second));
  const { words } = await openGame(comparison.game);
  if (report !== undefined) {
    const [html, data] = besides(pathOf(report));
    mkdirSync(dirname(html), { recursive: true });
    writeFileSync(html, comparisonPage(comparison, words, language));
    writeFileSync(data, reportJson(comparison));
  }
  if (json) return printJson(comparison);
  const clear = comparison.changes.filter(change => change.clear);
  const number = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(3)}`;
  print(
    pc.bold(
      `${comparison.game}: ${clear.length} of ${comparison.changes.length} numbers have clearly changed`,
    ),
    ...table(
      clear.map(({ of, what, first: before, second: after, value, low, high }) => [
        `${of}: ${what.join(' ')}`,
        `${before} to ${after}`,
        `${number(value)} (${number(low)} to ${number(high)})`,
      ]),
    ),
  );
}
