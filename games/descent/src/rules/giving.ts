import type { Rule, Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/** DJ-ACT-05, DJ-ACT-13, DJ-TRS-03, DJ-FAM-10, DJ-FAM-12, DJ-TWN-01: `give:<what>:<to>`, `give-pico:<hero>`. */
export function giveOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

/** DJ-TRS-04: the receiver then finds a place for it. */
export function give(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}
