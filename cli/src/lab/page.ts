import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Language } from '@tenebrae/kernel';
import { reportPage } from '@tenebrae/lab';
import { Mistake } from '../ends.ts';
import { openGame } from '../games.ts';
import { print } from '../output.ts';
import { keptReport } from './kept-report.ts';
import { pathOf } from './paths.ts';
import { besides } from './write-report.ts';

export interface PageOptions {
  readonly report?: string;
  readonly language: Language;
}

/** Writes the pages of reports anew, from their data alone: in another language, or as pages look today. */
export async function writePages(files: readonly string[], { report, language }: PageOptions): Promise<void> {
  if (report !== undefined && files.length > 1)
    throw new Mistake('--report names one page, and there are several reports');
  const reports = files.map(file => ({ file, kept: keptReport(file) }));
  for (const { file, kept } of reports) {
    const { words } = await openGame(kept.game);
    const [html] = besides(pathOf(report ?? file));
    mkdirSync(dirname(html), { recursive: true });
    writeFileSync(html, reportPage(kept, words, language));
    print(html);
  }
}
