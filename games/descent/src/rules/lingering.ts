import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { TokenId } from '../data/abilities.ts';
import type { HeroId } from '../data/heroes.ts';
import type { FigureId, Hero, State } from '../state.ts';

/** DJ-EFF-07, DJ-EFF-17, DJ-ABL-26, DJ-ABL-30: puts tokens on a figure that is not immune; allies as their quest says. */
export function addTokens(
  _table: Table<State>,
  _figure: FigureId,
  _token: TokenId,
  _count: number,
  _rule: RuleId,
  _by?: HeroId | null,
): void {
  throw new Error('not written yet');
}

/** DJ-EFF-01, DJ-EFF-13: burn rolls and wounds of a figure; web rolls, which say whether tokens are left. */
export function settleBurn(_table: Table<State>, _figure: FigureId): Rule {
  throw new Error('not written yet');
}

export function settleWeb(_table: Table<State>, _figure: FigureId): Rule<boolean> {
  throw new Error('not written yet');
}

/** DJ-EFF-10, DJ-EFF-12, DJ-EFF-18, DJ-ORD-18: he becomes a monkey; his turn ends at once. */
export function transform(_table: Table<State>, _hero: Hero, _rule: RuleId): void {
  throw new Error('not written yet');
}
