import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/**
 * DJ-RND-01 to DJ-RND-06, DJ-HRT-01: one beat of the heroes' part of a round: who acts next, or one stage of the turn under
 * way, or one thing done in it. When all turn tokens are red, allies move or the overlord's turn comes.
 */
export function playHeroes(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
