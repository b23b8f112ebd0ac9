import type { Rule, Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DL-SRV-12 to DL-SRV-14, DL-SRV-41: step by step, each landing resolved: Omens, the Warden's call. */
export function* raiseDread(_table: Table<State>, _spaces: number): Rule {
  throw new Error('not written yet');
}

/** DL-SRV-26, DL-SRV-41: never below 1. */
export function lowerDread(_table: Table<State>, _spaces: number): void {
  throw new Error('not written yet');
}
