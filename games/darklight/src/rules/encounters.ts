import type { Rule, Table } from '@tenebrae/kernel';
import type { BossId } from '../data/bosses.ts';
import type { EncounterId } from '../data/encounters.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { AccursedId } from '../data/accursed.ts';
import type { Monster, State, TileNumber } from '../state.ts';

/** How Monsters come: Prepared on a tile, Ambushing everyone present, or next to one character (DL-AMB-07). */
export type Arrival =
  | { readonly kind: 'prepared'; readonly tile: TileNumber }
  | { readonly kind: 'ambush' }
  | { readonly kind: 'next-to'; readonly who: AccursedId | number };

/** DL-MON-03, DL-MON-05 to DL-MON-10, DL-SET-03: an Encounter card (a certain one, or the next) and its Monsters. */
export function* drawEncounter(_table: Table<State>, _arrival: Arrival, _card?: EncounterId): Rule {
  throw new Error('not written yet');
}

/** DL-BOS-01 to DL-BOS-03: a Boss card, placed Prepared. */
export function* drawBoss(_table: Table<State>, _tile: TileNumber, _card?: BossId): Rule {
  throw new Error('not written yet');
}

/** DL-MON-06, DL-MON-08, DL-MON-09: so many of a type without a card, as far as miniatures and squares allow; `fixed` ignores Special Spawning. */
export function* placeMonsters(
  _table: Table<State>,
  _kind: MonsterId,
  _count: number,
  _arrival: Arrival,
  _more?: { readonly health?: number; readonly fixed?: boolean },
): Rule<Monster[]> {
  throw new Error('not written yet');
}

/** DL-MON-06: those on the board and among Trophies are out of the supply. */
export function miniaturesLeft(_state: State, _kind: MonsterId): number {
  throw new Error('not written yet');
}
