import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import type { Attack } from './attack.ts';

/** DL-EVA-01 to DL-EVA-06: `react`, a window: Evade or Tumble before the roll of a Monster's attack; sets `evades` or `fails`. */
export function* askReaction(_table: Table<State>, _attack: Attack): Rule {
  throw new Error('not written yet');
}

/** DL-EVA-02, DL-EVA-03: damage that the Evade ignores. */
export function evadedDamage(_state: State, _attack: Attack): number {
  throw new Error('not written yet');
}
