import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State } from '../state.ts';

/** DDD-DRK-02: one space at a time; each may start a fire (DDD-DRK-01), the leak (DDD-RAD-06) and the last round (DDD-DRK-07). In the showdown the last space loses (DDD-FIN-13). */
export function* advanceDarkness(table: Table<State>, spaces: number, rule: RuleId): Rule {
  throw new RuleBug(`advanceDarkness is not written yet: ${JSON.stringify([table, spaces, rule])}`);
}

/** DDD-DRK-08: whether so many spaces still fit on the track. */
export function canAdvanceDarkness(state: State, spaces: number): boolean {
  throw new RuleBug(`canAdvanceDarkness is not written yet: ${JSON.stringify([state, spaces])}`);
}
