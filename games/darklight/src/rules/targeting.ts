import type { Rule, Table } from '@tenebrae/kernel';
import type { Monster, State, VictimId } from '../state.ts';
import type { Cause } from './wounds.ts';

/** DL-BEH-03 to DL-BEH-05, DL-BEH-07: every Monster adjacent to victims has exactly one of them as its target; called after every change of position, life or level. */
export function* retarget(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** DL-BEH-06: an adjacent Accursed that wounds it becomes its target; a sleeper wakes. */
export function provoke(_table: Table<State>, _monster: Monster, _cause: Cause): void {
  throw new Error('not written yet');
}

/** DL-BEH-03, DL-AMB-05: told with the reason. */
export function assignTarget(_table: Table<State>, _monster: Monster, _victim: VictimId, _why: string): void {
  throw new Error('not written yet');
}
