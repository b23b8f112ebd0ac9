import type { Language } from '@tenebrae/kernel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in words; the date itself after a week. */
export function ago(time: number, language: Language, now: number = Date.now()): string {
  const passed = Math.max(0, now - time);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < HOUR) return words.format(-Math.round(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.round(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return words.format(-Math.round(passed / DAY), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}
