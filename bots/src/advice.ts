import { newRng, type Seat } from '@tenebrae/kernel';
import { mindOf, type Thinkable } from './mind.ts';
import { type Reason, reasonFor } from './reason.ts';
import { LEVELS } from './search/levels.ts';
import { think, type Thought } from './search/search.ts';

/** What a bot would do on somebody's seat, and why. */
export interface Advice {
  readonly option: number;
  /** From a few futures close by; where these tell nothing, from the whole search. */
  readonly why: Reason | { readonly kind: 'expected'; readonly rival: number };
  /** What it considered: the advised option first, then the most serious of the others; none when there was nothing to think about. */
  readonly considered: readonly { readonly option: number; readonly expected: number }[];
  /** The futures that it looked into. */
  readonly futures: number;
}

/** As many of the options as a person wants to read about. */
const TOLD = 4;

/** Advises a seat, with what it knows; `isOver` ends the thinking early, for somebody waits. */
export function adviseOn<S extends object>(
  match: Thinkable<S>,
  seat: Seat,
  seed: string,
  isOver: () => boolean,
): Advice {
  const mind = mindOf(match, seat, newRng(`hint/${seed}`));
  const thought = think(mind, { ...LEVELS.expert, isOver, thorough: true });
  return adviceFrom(thought, thought.option, match, seat, seed);
}

/** What was thought, told as advice to take an option. */
export function adviceFrom<S extends object>(
  { considered, iterations }: Pick<Thought, 'considered' | 'iterations'>,
  option: number,
  match: Thinkable<S>,
  seat: Seat,
  seed: string,
): Advice {
  const rivals = considered.filter(one => one.option !== option).slice(0, TOLD - 1);
  const told = [
    ...considered.filter(one => one.option === option),
    ...rivals.toSorted((a, b) => b.expected - a.expected),
  ].map(one => ({ option: one.option, expected: one.expected }));
  const second = rivals.slice(0, 1).map(one => one.option);
  const near = reasonFor(option, match, seat, newRng(`why/${seed}`), second);
  return {
    option,
    why: near.kind === 'even' ? farther(near, told) : near,
    considered: told,
    futures: iterations,
  };
}

/** A smaller difference is none. */
const DIFFERENCE = 0.03;

/** What the search says where a look close by sees no difference. */
function farther(near: Reason, [advised, best]: Advice['considered']): Advice['why'] {
  return advised !== undefined && best !== undefined && advised.expected > best.expected + DIFFERENCE
    ? { kind: 'expected', rival: best.option }
    : near;
}
