import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/**
 * DJ-OVT-01 to DJ-OVT-12, DJ-RND-07: one beat of the overlord's turn: a stage of `overlord.turn`, or one choice of an
 * activation. It begins the turn when there is none, and goes on to the end of the round when it is over.
 */
export function playOverlord(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
