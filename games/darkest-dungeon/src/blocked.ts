import type { Blocked, Seat } from '@tenebrae/kernel';
import { inABout } from './blocked/circus.ts';
import { inTheHamlet } from './blocked/hamlet.ts';
import { onTheMap } from './blocked/map.ts';
import { inATurn } from './blocked/turn.ts';
import type { Phase, State } from './state.ts';

/** "Why can't I?": what the player of a seat could expect to do now, but may not, each with the rule that forbids it. */
export const blocked = (state: State, seat: Seat): Blocked[] =>
  REASONS[state.phase.kind]?.(state, seat) ?? [];

const REASONS: Readonly<Partial<Record<Phase['kind'], (state: State, seat: Seat) => Blocked[]>>> = {
  'hero-turn': inATurn,
  'activation': inABout,
  'exploration': onTheMap,
  'corridor': onTheMap,
  'visit': inTheHamlet,
};
