import type { Seat } from '@tenebrae/kernel';
import { beforeShowdown } from './prospects/before-showdown.ts';
import { inShowdown } from './prospects/in-showdown.ts';
import type { State } from './state.ts';

/**
 * How well things stand for the team; all seats want the same (DDD-GEN-01). Of a thousand matches, how many it would win from
 * here; one that is lost after somebody has entered the laboratory counts for part of a victory.
 */
export function evaluate(state: State, _seat: Seat): number {
  if (state.phase.kind === 'set-up') return AT_THE_START[state.options.mode];
  if (state.showdown !== null) return worthOfShowdown(inShowdown(state));
  const { entering, winning } = beforeShowdown(state);
  return likelihood(entering) * worthOfShowdown(winning);
}

/** How things stand on average when play begins, in 120 matches of each mode. */
const AT_THE_START = { dark: 154, darker: 96, darkest: 96 } as const;

const ENTERED = 300;
const WON = 1000;

const worthOfShowdown = (winning: number): number => ENTERED + likelihood(winning) * (WON - ENTERED);

/** From the logarithm of the odds. */
const likelihood = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
