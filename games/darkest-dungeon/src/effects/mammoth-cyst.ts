import type { Rule, Table } from '@tenebrae/kernel';
import { figureIfIn } from '../rules/figures.ts';
import { summon } from '../rules/summoning.ts';
import type { State } from '../state.ts';

/** DD-CYS-02: without a White Cell Stalk in play it grows one instead of using a Skill. */
export function* growStalk(table: Table<State>): Rule<boolean> {
  if (figureIfIn(table.state, 'white-cell-stalk') !== undefined) return false;
  return (yield* summon(table, 'white-cell-stalk', null, 'DD-CYS-02')) !== null;
}
