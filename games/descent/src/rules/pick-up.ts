import type { Rule, Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/** DJ-ACT-01, DJ-TRS-01, DJ-TRS-02, DJ-TRS-05, DJ-TRS-08, DJ-DOR-10, DJ-REL-01: `pick-up:<marker>`. */
export function pickUpOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function pickUp(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}
