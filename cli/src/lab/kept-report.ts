import { readFileSync } from 'node:fs';
import { readReport, type Report } from '@tenebrae/lab';
import { Mistake } from '../ends.ts';
import { pathOf } from './paths.ts';

/** The report of a file. */
export function keptReport(file: string): Report {
  let text: string;
  try {
    text = readFileSync(pathOf(file), 'utf8');
  } catch (thrown) {
    throw new Mistake(`${file} cannot be read: ${thrown instanceof Error ? thrown.message : thrown}`);
  }
  return readReport(text, file);
}
