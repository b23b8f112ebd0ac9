import type { Rule, Table } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';
import type { Deed } from './turn-option.ts';

/** DL-EVA-07, DL-THR-03: `tumble:<square>` in one's own turn, while Threatened. */
export const TUMBLE_DEED: Deed = {
  rule: 'DL-EVA-07',
  options: () => [],
  *perform() {
    throw new Error('not written yet');
  },
};

/** DL-EVA-05: the adjacent Free squares it may step to, if it can pay. */
export function tumbleSquares(_state: State, _accursed: Accursed): number[] {
  throw new Error('not written yet');
}

/** DL-EVA-05, DL-THR-03: pays, steps, is free of Threat for this turn. */
export function* tumble(_table: Table<State>, _accursed: Accursed, _square: number): Rule {
  throw new Error('not written yet');
}
