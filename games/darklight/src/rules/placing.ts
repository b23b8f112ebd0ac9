import type { Square } from '@tenebrae/board';
import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { Character, State } from '../state.ts';
import { retarget } from './targeting.ts';

/** A figure comes to stand on a square, by whatever means: Monsters look for targets anew (DL-BEH-03 to DL-BEH-05). */
export function putAt(table: Table<State>, figure: Character, square: Square): Rule {
  const { dungeon } = table.state;
  figure.square = square;
  if (dungeon === null) return NOTHING;
  for (const prop of dungeon.props) if (prop.carrier === figure.id) prop.square = square;
  return retarget(table);
}
