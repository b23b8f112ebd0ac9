import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type MatchRecord,
  type Report,
  reportJson,
  reportOf,
  reportPage,
  type Run,
  type Subject,
} from '@tenebrae/lab';
import type { Language } from '@tenebrae/kernel';
import pc from 'picocolors';
import { print, printJson, table } from '../output.ts';

export interface Written {
  readonly report: Report;
  readonly html: string;
  readonly json: string;
}

/** Writes the page and the JSON beside it. */
export function writeReport(
  subject: Subject,
  run: Run,
  records: readonly MatchRecord[],
  path: string,
  language: Language,
): Written {
  const report = reportOf(subject, run, records);
  const [html, json] = besides(path);
  mkdirSync(dirname(html), { recursive: true });
  writeFileSync(html, reportPage(report, subject.words, language));
  writeFileSync(json, reportJson(report));
  return { report, html, json };
}

/** `docs/balance/descent` or `docs/balance/descent.html`: the page and the JSON have the same name. */
export function besides(path: string): [html: string, json: string] {
  const name = path.replace(/\.(?:html|json)$/, '');
  return [`${name}.html`, `${name}.json`];
}

/** Says the most important things, and where the rest is. */
export function showReport({ report, html, json }: Written, asJson: boolean): void {
  const { game, matches, rates } = report;
  if (asJson) {
    const all = rates.find(({ by }) => by === 'all')?.rates ?? [];
    printJson({ game, revision: report.revision, matches, rates: all, html, json });
    return;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  print(
    pc.bold(game),
    ...table([
      ['matches', matches.planned, ''],
      ['finished', matches.finished, ''],
      ...rates.flatMap(({ by, is, rates: own }) =>
        own.map(({ side, of, value, low, high }) => [
          `${by === 'all' ? 'all' : `${by} ${is}`}: ${side}`,
          of,
          `${percent(value)} (${percent(low)} to ${percent(high)})`,
        ]),
      ),
    ]),
    '',
    html,
    json,
  );
}
