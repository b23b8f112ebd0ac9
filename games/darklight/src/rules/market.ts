import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';
import type { TurnOption } from './turn-option.ts';

/** DL-SRV-22 to DL-SRV-26, DL-SRV-46: broker, purchases, sales, tithe. */
export function marketOptions(_state: State, _accursed: Accursed): TurnOption[] {
  throw new Error('not written yet');
}

/** DL-SRV-22 to DL-SRV-26. */
export function* doBusiness(_table: Table<State>, _accursed: Accursed, _option: TurnOption): Rule {
  throw new Error('not written yet');
}
