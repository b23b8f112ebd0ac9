import type { Point } from '@tenebrae/bots';
import type { Language } from '@tenebrae/kernel';
import type { ShellText } from '../words/speech.ts';

/** Says parts of one as a percentage. */
export type Percent = (part: number) => string;

export function percentIn(language: Language): Percent {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return part => format.format(part);
}

/** What the chance of a side does over a match. */
export interface Course {
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

export function courseOf(points: readonly Point[], side: number): Course {
  const chances = points.map(({ chances: all }) => all[side] ?? 0);
  return {
    first: chances[0] ?? 0,
    last: chances.at(-1) ?? 0,
    low: Math.min(...chances),
    high: Math.max(...chances),
  };
}

/** How lucky somebody was, in words. */
export function luckWord(better: number): ShellText {
  if (better < 0.1) return 'review-luck-very-bad';
  if (better < 0.35) return 'review-luck-bad';
  if (better <= 0.65) return 'review-luck-even';
  return better <= 0.9 ? 'review-luck-good' : 'review-luck-very-good';
}
