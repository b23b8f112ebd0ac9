import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import type { Attack } from './attack.ts';

/** DL-CLV-01 to DL-CLV-07: clockwise or anticlockwise round the attacker, a new attack for each enemy met. */
export function* cleave(_table: Table<State>, _first: Attack): Rule {
  throw new Error('not written yet');
}
