import type { Rule, Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';

/** DL-INS-01 to DL-INS-05: after hooks and immunity; distressed, or lost at twice Sanity (loseForGood). Says how much was suffered. */
export function* sufferInsanity(
  _table: Table<State>,
  _accursed: Accursed,
  _amount: number,
  _rule: RuleId,
): Rule<number> {
  throw new Error('not written yet');
}

/** DL-INS-02: never below 0. */
export function removeInsanity(
  _table: Table<State>,
  _accursed: Accursed,
  _amount: number,
  _rule: RuleId,
): void {
  throw new Error('not written yet');
}

/** DL-INS-05: after every change of Sanity. */
export function* checkSanity(_table: Table<State>, _accursed: Accursed): Rule {
  throw new Error('not written yet');
}
