import type { Rule, Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';

/** Dice just rolled, and which of them have been re-rolled already (DL-DIC-07). */
export interface RolledDice {
  faces: readonly number[];
  rerolled: readonly boolean[];
}

/**
 * DL-DIC-05 to DL-DIC-07: a window: the owner of `source` (a skill or item) may re-roll all dice (`most` null) or up to so
 * many of those not yet re-rolled; the second score stands. Says whether it was used; the caller uses up the source.
 */
export function* offerReroll(
  _table: Table<State>,
  _owner: Accursed,
  _source: string,
  _dice: RolledDice,
  _most: number | null,
  _rule: RuleId,
): Rule<boolean> {
  throw new Error('not written yet');
}
