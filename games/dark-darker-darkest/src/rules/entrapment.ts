import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-ENT-01. */
export function entrap(table: Table<State>, survivor: Survivor, by: 'yes' | 'bird', rule: RuleId): void {
  throw new RuleBug(`entrap is not written yet: ${JSON.stringify([table, survivor, by, rule])}`);
}

/** The token is removed. */
export function release(table: Table<State>, survivor: Survivor, rule: RuleId): void {
  throw new RuleBug(`release is not written yet: ${JSON.stringify([table, survivor, rule])}`);
}

/** DDD-ENT-02, DDD-CMB-13: everyone in a room without enemies; those held by the bird only when it is gone (DDD-ENT-10). */
export function releaseWhereClear(table: Table<State>): void {
  throw new RuleBug(`releaseWhereClear is not written yet: ${JSON.stringify([table])}`);
}

/** DDD-ENT-04 to DDD-ENT-12: an attempt begun by this survivor, who pays the first AP. */
export function* attemptRescue(table: Table<State>, survivor: Survivor): Rule {
  throw new RuleBug(`attemptRescue is not written yet: ${JSON.stringify([table, survivor])}`);
}
