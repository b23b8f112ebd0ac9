import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';
import type { CastRoll } from './casting.ts';

/** DL-BRN-02: for every face on two or more dice, that number less one. */
export function burnLevel(_faces: readonly number[]): number {
  throw new Error('not written yet');
}

/** DL-BRN-01, DL-BRN-03: looked up on the chart of the spell's type. */
export function* sufferBurn(_table: Table<State>, _cast: CastRoll): Rule {
  throw new Error('not written yet');
}
