import type { Rule, Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Character, State } from '../state.ts';
import type { Cause } from './wounds.ts';

/** DL-CND-01, DL-CND-07, DL-CND-08: Poison tokens, unless resisted; notes whose they are; quests may double them. */
export function* poison(
  _table: Table<State>,
  _figure: Character,
  _tokens: number,
  _by: AccursedId | null,
  _rule: RuleId,
): Rule {
  throw new Error('not written yet');
}

/** DL-CND-03, DL-CND-05, DL-CND-07, DL-CND-09: a Fire token on its Full side, unless resisted. */
export function* ignite(
  _table: Table<State>,
  _figure: Character,
  _by: AccursedId | null,
  _rule: RuleId,
): Rule {
  throw new Error('not written yet');
}

/** DL-CND-09: Fire Wounds, unless resisted. */
export function* inflictFireWounds(
  _table: Table<State>,
  _figure: Character,
  _wounds: number,
  _cause: Cause,
): Rule<number> {
  throw new Error('not written yet');
}

/** DL-CND-10, DL-CND-13: Prone, unless a rule forbids it. */
export function makeProne(_table: Table<State>, _figure: Character, _rule: RuleId): void {
  throw new Error('not written yet');
}

/** DL-CND-10. */
export function standUp(_table: Table<State>, _figure: Character, _rule: RuleId): void {
  throw new Error('not written yet');
}

/** DL-CND-02, DL-CND-04, DL-TRN-06: at the start of a turn, Poison first, then fire. */
export function* sufferConditions(_table: Table<State>, _figure: Character): Rule {
  throw new Error('not written yet');
}

/** DL-DTH-08: Poison, fire and Prone are gone. */
export function clearConditions(_figure: Character): void {
  throw new Error('not written yet');
}
