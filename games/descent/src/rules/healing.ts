import type { RuleId, Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import { maxFatigue, maxWounds } from './stats.ts';
import { setPoison } from './tokens.ts';

/** DJ-EFF-03: wounds recovered remove poison tokens first; never above the maximum. */
export function heal(table: Table<State>, hero: Hero, count: number, rule: RuleId): void {
  const cured = Math.min(count, hero.tokens.poison);
  setPoison(hero, hero.tokens.poison - cured);
  const healed = Math.max(0, Math.min(count - cured, maxWounds(hero) - hero.wounds));
  hero.wounds += healed;
  if (cured + healed > 0) table.tell({ type: 'wounds-healed', rule, hero: hero.id, healed, cured });
}

/** DJ-EFF-03: what brings a hero to his maximum first takes all poison. */
export function healFully(table: Table<State>, hero: Hero, rule: RuleId): void {
  heal(table, hero, hero.tokens.poison + maxWounds(hero), rule);
}

/** DJ-FAT-05: never above the maximum. */
export function recoverFatigue(table: Table<State>, hero: Hero, count: number, rule: RuleId): void {
  const recovered = Math.max(0, Math.min(count, maxFatigue(hero) - hero.fatigue));
  if (recovered === 0) return;
  hero.fatigue += recovered;
  table.tell({ type: 'fatigue-recovered', rule, hero: hero.id, count: recovered });
}
