import type { Table } from '@tenebrae/kernel';
import type { State, TileNumber } from '../state.ts';

/** DL-TRS-01: a Closed Chest on the tile, if the supply has one. */
export function placeChest(_table: Table<State>, _tile: TileNumber): void {
  throw new Error('not written yet');
}
