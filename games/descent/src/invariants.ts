import { boardFaults } from './invariants/board.ts';
import { cardFaults } from './invariants/cards.ts';
import { heroFaults } from './invariants/heroes.ts';
import { turnFaults } from './invariants/turns.ts';
import type { State } from './state.ts';

/** What must hold between any two answers, whatever rule is under way. */
export const invariants = (state: State): string[] => [
  ...state.heroes.flatMap(hero => heroFaults(state, hero)),
  ...boardFaults(state),
  ...cardFaults(state),
  ...turnFaults(state),
];
