import type { Effect } from '../../src/data/effects.ts';
import type { Adjustable, Reaction } from '../../src/data/reactions.ts';

const number = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `${Object.values(value).join('')}/level` : String(value);
const signed = (value: unknown): string =>
  value === 'half' ? 'half' : `${number(value).startsWith('-') ? '' : '+'}${number(value)}`;

/** An effect as one line: `bleed 1 3`, `others stress -1`. */
export const effectSays = (effect: Effect): string =>
  (effect as readonly unknown[])
    .map(part => (Array.isArray(part) ? effectSays(part as unknown as Effect) : number(part)))
    .join(' ');
export const effectsSay = (effects: readonly Effect[] = []): string => effects.map(effectSays).join(', ');

/** A Quirk or Disease as one line: what it changes, and what it does when. */
export function cardSays({ when, effects, adjusts, by }: Reaction & Adjustable): string {
  const changes = adjusts === undefined ? [] : [`${adjusts} ${signed(by)}`];
  const does = when === undefined ? [] : [`${when}: ${effectsSay(effects)}`];
  return [...changes, ...does].join('; ');
}
