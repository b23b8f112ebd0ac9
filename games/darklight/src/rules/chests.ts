import type { Table } from '@tenebrae/kernel';
import type { Dungeon, State, TileNumber } from '../state.ts';
import { cardsOf } from './decks.ts';
import { dungeonOf } from './figures.ts';
import { tileOf } from './plan.ts';

/** DL-SET-02, DL-TRS-01, DL-TRS-02: a Closed Chest on the tile, if the supply has one; what it is, only a Search shows. */
export function placeChest(table: Table<State>, tile: TileNumber): void {
  const dungeon = dungeonOf(table.state);
  if (chestsLeft(dungeon) === 0) return;
  const id = dungeon.chests.length + 1;
  dungeon.chests.push({ id, tile, front: null, token: null, open: false });
  table.tell({
    type: 'chest-placed',
    rule: 'DL-TRS-01',
    chest: id,
    tile: tileOf(dungeon, tile).card,
    number: tile,
  });
}

/** Tokens of the supply that do not lie Closed on a tile. */
const chestsLeft = ({ chestTokens, chests }: Dungeon): number =>
  cardsOf(chestTokens) - chests.filter(({ front }) => front === null).length;
