import type { Rule, Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/** DJ-ACT-12, DJ-TWN-03: `shop`, in the town for 3 points. */
export function shopOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

/** DJ-TWN-03 to DJ-TWN-11: sales and purchases in any order until DONE. */
export function shop(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}

/** DJ-SET-12 to DJ-SET-16: one purchase, or DONE, of a hero in set-up; says whether he is done. */
export function buyStartingEquipment(_table: Table<State>, _hero: Hero): Rule<boolean> {
  throw new Error('not written yet');
}
