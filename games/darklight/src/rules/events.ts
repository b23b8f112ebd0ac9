import type { Rule, Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { State, TileNumber } from '../state.ts';

/** DL-EVT-01 to DL-EVT-09: at the start of the phase questEventsStart, then all Inactive Events with Accursed on their tile, one a beat with a heartWindow between; phase `turns`. */
export function* playEvents(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** DL-EVT-01, DL-EVT-02, DL-DRK-08, DL-EXP-10: an Event face down beside a tile. */
export function placeEvent(_table: Table<State>, _tile: TileNumber): void {
  throw new Error('not written yet');
}

/** DL-TRM-06: the tile an Accursed is in; in an archway its player decides which. */
export function* tileOfAccursed(_table: Table<State>, _who: AccursedId): Rule<TileNumber> {
  throw new Error('not written yet');
}
