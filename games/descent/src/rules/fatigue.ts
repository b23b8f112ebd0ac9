import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';

/** DJ-FAT-01: returns tokens; whoever calls has looked that there are enough. */
export function spendFatigue(table: Table<State>, hero: Hero, count: number, rule: RuleId): void {
  hero.fatigue -= count;
  table.tell({ type: 'fatigue-spent', rule, hero: hero.id, count });
}

/** DJ-FAT-02, DJ-FAT-03, DJ-FAT-06: `fatigue`, one point for one token, in his own turn after the declaration. */
export function fatigueOptions(_state: State, _hero: Hero): readonly ActionOption[] {
  throw new Error('not written yet');
}

export function buyPoint(_table: Table<State>, _hero: Hero, _option: ActionOption): Rule {
  throw new Error('not written yet');
}
