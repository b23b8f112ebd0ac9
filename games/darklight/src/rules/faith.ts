import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';

/** DL-FTH-01, DL-FTH-02: 1 FP by the Darkness Roll. */
export function gainFaith(_table: Table<State>): void {
  throw new Error('not written yet');
}

/** DL-FTH-02: FP above the limit are lost. */
export function trimFaith(_state: State, _accursed: Accursed): void {
  throw new Error('not written yet');
}

/** DL-ACC-14, DL-FTH-03: three at random for this dungeon; talents; 0 FP or what items give. */
export function* drawMiracles(_table: Table<State>, _exorcist: Accursed): Rule {
  throw new Error('not written yet');
}
