import type { Arrow, DungeonCardId } from '../data/dungeon-cards.ts';
import type { Square } from '@tenebrae/board';
import type { ArchwayNumber, Plan } from '../state.ts';
import type { Laying } from './tiles.ts';

/** A way to lay a tile at an archway, with its Exits. */
export interface Position {
  readonly laying: Laying;
  /** The Entrance: an arrow of the card, or any two edge squares (DL-EXP-12, attempt 3). */
  readonly entrance: Arrow;
  /** The edge squares of the Entrance, one beside each square of the archway. */
  readonly outer: readonly [Square, Square];
  readonly exits: readonly Arrow[];
  readonly bent: boolean;
}

/** DL-EXP-05, DL-EXP-06, DL-EXP-12, DL-EXP-14, DL-JUN-01: the positions from which the leader chooses; never none, none overlaps. */
export function positionsAt(
  _plan: Plan,
  _archway: ArchwayNumber,
  _card: DungeonCardId,
  _exits: number,
): Position[] {
  throw new Error('not written yet');
}
