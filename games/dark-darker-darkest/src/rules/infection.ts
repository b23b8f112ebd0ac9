import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';

/** DDD-REA-15, DDD-INF-01: one virus token. */
export function* bite(table: Table<State>, survivor: Survivor, rule: RuleId): Rule {
  throw new RuleBug(`bite is not written yet: ${JSON.stringify([table, survivor, rule])}`);
}

/** DDD-REA-16, DDD-SKL-15. */
export function canBeBitten(survivor: Survivor): boolean {
  throw new RuleBug(`canBeBitten is not written yet: ${JSON.stringify([survivor])}`);
}
