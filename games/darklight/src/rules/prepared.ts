import type { Rule, Table } from '@tenebrae/kernel';
import type { MonsterId } from '../data/monsters.ts';
import type { Monster, State, TileNumber } from '../state.ts';

/** DL-PRP-01 to DL-PRP-06: on the chessboard of the tile, farthest from its Entrance. */
export function* placePrepared(
  _table: Table<State>,
  _monsters: readonly MonsterId[],
  _tile: TileNumber,
  _more?: number,
): Rule<Monster[]> {
  throw new Error('not written yet');
}
