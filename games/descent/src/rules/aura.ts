import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { FigureId, State } from '../state.ts';

/** DJ-ABL-03, DJ-ABL-04, DJ-LRG-11, DJ-ABL-33: 1 wound for each enemy with Aura next to a newly entered space. */
export function sufferAuras(_table: Table<State>, _figure: FigureId, _entered: readonly Square[]): Rule {
  throw new Error('not written yet');
}
