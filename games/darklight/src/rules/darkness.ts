import type { Rule, Table } from '@tenebrae/kernel';
import type { State, TileNumber } from '../state.ts';

/** DL-DRK-01 to DL-DRK-10: die, Faith Points (gainFaith), marker, effect of the space; a heartWindow; phase `exploration`. */
export function* playDarkness(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** Why the marker moves: what an Encounter space brings goes to the new tile, or is an Ambush (DL-EXP-08 to DL-EXP-10, DL-DRK-10). */
export type MarkerCause =
  | { readonly kind: 'darkness' }
  | { readonly kind: 'exploring'; readonly tile: TileNumber };

/** DL-DRK-03 to DL-DRK-09: one space on, and what it brings. */
export function* moveMarker(_table: Table<State>, _cause: MarkerCause): Rule {
  throw new Error('not written yet');
}
