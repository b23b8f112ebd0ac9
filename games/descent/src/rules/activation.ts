import type { Rule, Table } from '@tenebrae/kernel';
import type { Activation, Monster, State } from '../state.ts';

/** DJ-OVT-08, DJ-MOV-16, DJ-ABL-24, DJ-EFF-04, DJ-EFF-08: the points and attacks of a monster that is activated now. */
export function newActivation(_state: State, _monster: Monster): Activation {
  throw new Error('not written yet');
}

/** The activation under way of this monster, if it is one. */
export function activationOf(state: State, monster: Monster): Activation | null {
  const active = state.overlord.turn?.active ?? null;
  return active?.monster === monster.id ? active : null;
}

/** The Mimic's first activation, in the hero's turn: all of it at once, without guards. */
export function activateAtOnce(_table: Table<State>, _monster: Monster): Rule {
  throw new Error('not written yet');
}
