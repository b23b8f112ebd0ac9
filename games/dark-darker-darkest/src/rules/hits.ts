import { RuleBug, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor, Zombie } from '../state.ts';

/** DDD-CMB-06, DDD-RAD-14, DDD-SPZ-08: one hit; says whether it is eliminated. `by` gains the XP. */
export function hitZombie(table: Table<State>, zombie: Zombie, by: Survivor | null, rule: RuleId): boolean {
  throw new RuleBug(`hitZombie is not written yet: ${JSON.stringify([table, zombie, by, rule])}`);
}

/** Takes the figure off; `by` gains 1 XP (DDD-SUR-13). */
export function eliminateZombie(
  table: Table<State>,
  zombie: Zombie,
  by: Survivor | null,
  rule: RuleId,
): void {
  throw new RuleBug(`eliminateZombie is not written yet: ${JSON.stringify([table, zombie, by, rule])}`);
}

/** DDD-CRE-02 to DDD-CRE-08: each hit on a location of the players' choice. */
export function* hitCreature(table: Table<State>, hits: number, withXp: boolean, rule: RuleId): Rule {
  throw new RuleBug(`hitCreature is not written yet: ${JSON.stringify([table, hits, withXp, rule])}`);
}

/** DDD-FIN-32, DDD-FIN-10: each hit takes a marker; the last one wins. */
export function* hitNemesis(table: Table<State>, hits: number, rule: RuleId): Rule {
  throw new RuleBug(`hitNemesis is not written yet: ${JSON.stringify([table, hits, rule])}`);
}
