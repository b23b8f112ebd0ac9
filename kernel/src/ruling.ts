import { Refused } from './errors.ts';
import type { Correction } from './journal.ts';
import { clone } from './json.ts';

/** Puts each value where its path says, in place. The last step of a path may name a new key, or the end of a list. */
export function correct(state: object, corrections: readonly Correction[]): void {
  for (const { at, to } of corrections) {
    const steps = at.split('/').slice(1).map(unescape);
    const last = steps.pop();
    if (last === undefined || last === '__proto__' || !at.startsWith('/'))
      throw new Refused('no-such-place', `${at} is not a path`);
    const holder = steps.reduce<unknown>((inside, step) => member(inside, step, at), state);
    if (typeof holder !== 'object' || holder === null)
      throw new Refused('no-such-place', `there is nothing at ${at}`);
    if (Array.isArray(holder)) {
      const index = last === '-' ? holder.length : INDEX.test(last) ? Number(last) : -1;
      if (index < 0 || index > holder.length) {
        throw new Refused('no-such-place', `there is nothing at ${at}`);
      }
      holder[index] = clone(to);
    } else {
      (holder as Record<string, unknown>)[last] = clone(to);
    }
  }
}

const INDEX = /^(0|[1-9]\d*)$/;

function member(inside: unknown, step: string, at: string): unknown {
  if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, step)) {
    throw new Refused('no-such-place', `there is nothing at ${at}`);
  }
  const held = (inside as Record<string, unknown>)[step];
  if (typeof held !== 'object' || held === null) return held;
  // Other copies of the state may share it: the correction is made in a copy of its own.
  const own: unknown = Array.isArray(held) ? [...held] : { ...held };
  (inside as Record<string, unknown>)[step] = own;
  return own;
}

const unescape = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
