import { freeze, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { gainPoints, isHeld, turnOf } from './movement-points.ts';
import { NOTHING } from './nothing.ts';

/** DJ-FAT-01: returns tokens; whoever calls has looked that there are enough. */
export function spendFatigue(table: Table<State>, hero: Hero, count: number, rule: RuleId): void {
  hero.fatigue -= count;
  table.tell({ type: 'fatigue-spent', rule, hero: hero.id, count });
}

/**
 * DJ-FAT-02, DJ-FAT-03, DJ-FAT-06: `fatigue`, one point for one token, in his own turn after the declaration; refused while
 * he could spend no point.
 */
export function fatigueOptions(state: State, hero: Hero, points = 0): readonly ActionOption[] {
  const turn = turnOf(state, hero);
  if (hero.fatigue === 0 || turn === null) return NO_OPTIONS;
  // Who has points that he may spend is not held.
  if (points === 0 && isHeld(state, hero, turn)) return NO_OPTIONS;
  return (FATIGUE[hero.fatigue] ??= [
    freeze({ id: 'fatigue', action: 'fatigue', about: { left: hero.fatigue - 1 } }),
  ]);
}

/** By what he has, made once. */
const FATIGUE: (readonly ActionOption[])[] = [];

export function buyPoint(table: Table<State>, hero: Hero, _option: ActionOption): Rule {
  const turn = turnOf(table.state, hero);
  if (turn === null) return NOTHING;
  spendFatigue(table, hero, 1, 'DJ-FAT-02');
  gainPoints(turn, 1);
  return NOTHING;
}
