import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';

/** DL-RES-01 to DL-RES-05, DL-RES-07: true if it is back, Prone, with its Injury. */
export function* tryToReturn(_table: Table<State>, _accursed: Accursed): Rule<boolean> {
  throw new Error('not written yet');
}

/** DL-RES-06, DL-SRV-06: all dead Accursed at the end of a completed dungeon. */
export function* returnAtEnd(_table: Table<State>): Rule {
  throw new Error('not written yet');
}
