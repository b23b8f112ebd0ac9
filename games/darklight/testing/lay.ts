import type { Side, Square } from '@tenebrae/board';
import type { Arrow, DungeonCardId } from '../src/data/dungeon-cards.ts';
import { changeArchway, joinTile, newPlan, startingPlan } from '../src/rules/plan.ts';
import {
  archwayPlace,
  cardShape,
  type Laying,
  layingAt,
  onPlane,
  outwardsOf,
  shapeOf,
} from '../src/rules/tiles.ts';
import type { ArchwayNumber, Archway, DoorKind, Dungeon, Plan, TileNumber } from '../src/state.ts';

/** An arrow as the ledger writes it: `N2`, `W0`. */
export type ArrowName = `${'N' | 'E' | 'S' | 'W'}${number}`;

export const arrow = (name: ArrowName): Arrow => ({
  side: SIDE_OF[name[0] as keyof typeof SIDE_OF],
  first: Number(name.slice(1)),
});

const SIDE_OF = { N: 'north', E: 'east', S: 'south', W: 'west' } as const satisfies Record<string, Side>;

/** A tile joined to an archway of the plan (the newest by default) by one of its arrows. */
export interface Lay {
  readonly card: DungeonCardId;
  readonly by: ArrowName;
  readonly archway?: ArchwayNumber;
  /** What stands in the archway it is joined to; open by default. */
  readonly door?: DoorKind;
  readonly exits?: readonly ArrowName[];
}

/** DL-SET-13: the Stairway Up and then tile after tile; archways are numbered as they come. */
export function layOut(tiles: readonly Lay[]): Plan {
  const dungeon = { plan: startingPlan() } as Dungeon;
  for (const lay of tiles) {
    const at = lay.archway ?? dungeon.plan.archways.length - 1;
    const archway = dungeon.plan.archways[at] as Archway;
    const shape = cardShape(lay.card);
    const laying = layingAt(shape, arrow(lay.by), archway.squares, outwardsOf(archway)) as Laying;
    const { inner, squares } = archwayPlace(shape, laying, arrow(lay.by)) ?? { inner: null, squares: null };
    if (inner === null) throw new Error(`${lay.card} leaves the plane`);
    // One edge square beside each square of the archway.
    const outer: readonly [Square, Square] = squares[0] === archway.squares[0] ? inner : [inner[1], inner[0]];
    const exits = (lay.exits ?? []).map(name => ({ arrow: arrow(name), deck: 0 }));
    dungeon.plan = joinTile(dungeon.plan, at, lay.card, laying, outer, exits);
    const door = lay.door ?? 'none';
    changeArchway(dungeon, at, { door, opened: door === 'closed' ? null : 1 });
  }
  return dungeon.plan;
}

/** A single drawn tile, without any rule of its own. */
export const drawnPlan = (rows: readonly string[]): Plan =>
  newPlan('storage-room', { x: 40, y: 40, turns: 0 }, [], rows);

/** A square by the column and row of the unturned tile. */
export function squareOn(plan: Plan, tile: TileNumber, x: number, y: number): Square {
  const placed = plan.tiles[tile];
  const square = placed === undefined ? null : onPlane(shapeOf(placed), placed, x, y);
  if (square === null) throw new Error(`tile ${tile} has no square (${x},${y})`);
  return square;
}
