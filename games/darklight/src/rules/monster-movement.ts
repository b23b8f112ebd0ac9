import type { Rule, Table } from '@tenebrae/kernel';
import type { Monster, State, VictimId } from '../state.ts';

/** DL-BEH-08, DL-BEH-09, DL-BEH-15, DL-BEH-16: picks the next of the type and moves it; the log says why. */
export function* moveMelee(_table: Table<State>, _monsters: readonly Monster[]): Rule<Monster> {
  throw new Error('not written yet');
}

/** DL-BEH-11, DL-BEH-12. */
export function* moveRanged(_table: Table<State>, _monster: Monster): Rule {
  throw new Error('not written yet');
}

/** DL-BEH-16: whom it can come adjacent to, with the cheapest square. */
export function victimsInReach(
  _state: State,
  _monster: Monster,
): { victim: VictimId; square: number; cost: number }[] {
  throw new Error('not written yet');
}
