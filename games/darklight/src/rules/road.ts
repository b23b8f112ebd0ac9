import type { Rule, Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';

/** DL-SRV-16: hits needed and rolled; the missing ones are Wounds. Says how many were missing. */
export function* fight(_table: Table<State>, _number: number): Rule<number> {
  throw new Error('not written yet');
}

/** DL-SRV-18: Wounds outside a dungeon; who reaches Health falls. */
export function* sufferOnRoad(
  _table: Table<State>,
  _accursed: Accursed,
  _wounds: number,
  _rule: RuleId,
): Rule {
  throw new Error('not written yet');
}

/** DL-SRV-18: the fallen, at Camp or at night. */
export function getUp(_table: Table<State>): void {
  throw new Error('not written yet');
}

/** DL-SRV-15, DL-SRV-42: one Accursed of the group's choice that has not fallen. */
export function* chooseOne(_table: Table<State>, _what: string, _rule: RuleId): Rule<Accursed> {
  throw new Error('not written yet');
}
