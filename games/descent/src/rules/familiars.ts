import type { Rule, Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';

/** DJ-FAM-01, DJ-FAM-14: the familiars and the companion that a sheet or a skill brings, placed in the owner's space. */
export function bringFamiliars(_state: State, _hero: Hero): void {
  throw new Error('not written yet');
}

/** DJ-FAM-02, DJ-FAM-03, DJ-FAM-15: the owner's familiars move, each once, in the last stage of his turn. */
export function moveFamiliars(_table: Table<State>, _hero: Hero): Rule {
  throw new Error('not written yet');
}
