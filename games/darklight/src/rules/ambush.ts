import type { Rule, Table } from '@tenebrae/kernel';
import type { MonsterId } from '../data/monsters.ts';
import type { Character, Monster, State } from '../state.ts';

/** DL-AMB-01 to DL-AMB-06: melee types next to the Accursed, evenly; ranged ones far off in sight. */
export function* placeAmbush(
  _table: Table<State>,
  _monsters: readonly MonsterId[],
  _more?: number,
): Rule<Monster[]> {
  throw new Error('not written yet');
}

/** DL-AMB-07: an Ambush of one. */
export function* placeNextTo(
  _table: Table<State>,
  _kind: MonsterId,
  _count: number,
  _figure: Character,
  _more?: number,
): Rule<Monster[]> {
  throw new Error('not written yet');
}
