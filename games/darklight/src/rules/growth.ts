import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';

/** DL-SRV-30 to DL-SRV-33: the Rite of the Warden and its toll. */
export function* holdRite(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}

/** DL-SRV-32, DL-ACC-04: skill, attribute, To Hit value of choice. */
export function* gainLevel(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}
