import type { Square } from '@tenebrae/board';
import { freeze, RuleBug } from '@tenebrae/kernel';
import type { Arrow, DungeonCardId } from '../data/dungeon-cards.ts';
import { PLANE } from '../data/limits.ts';
import type {
  Archway,
  ArchwayNumber,
  Boulder,
  Dungeon,
  DoorKind,
  Plan,
  PlacedTile,
  TileNumber,
} from '../state.ts';
import { archwayPlace, type Laying, shapeOf } from './tiles.ts';

/** An Exit of a new tile: its arrow, and its Dungeon deck. */
export interface Exit {
  readonly arrow: Arrow;
  readonly deck: number;
}

/** DL-SET-13: the Stairway Up with one closed door opposite its stairs. Every dungeon begins with the same, so all share it. */
export function startingPlan(): Plan {
  starting ??= newStartingPlan();
  return starting;
}

let starting: Plan | undefined;

function newStartingPlan(): Plan {
  const at = PLANE / 2;
  return newPlan('stairway-up', { x: at - 1, y: at - 2, turns: 0 }, [
    { arrow: { side: 'south', first: 0 }, deck: 0 },
  ]);
}

/** A plan of one tile. */
export function newPlan(
  card: DungeonCardId,
  laying: Laying,
  exits: readonly Exit[],
  drawn: readonly string[] | null = null,
): Plan {
  const tile: PlacedTile = { card, ...laying, entrance: null, drawn };
  return freeze({ tiles: [tile], archways: exits.map(exit => newArchway(tile, 0, exit)), boulder: null });
}

/**
 * DL-EXP-05, DL-EXP-06: a tile joined to an archway at two of its edge squares (one beside each square of the archway), with
 * its Exits as closed archways. Apart: by a bent passage (DL-EXP-12).
 */
export function joinTile(
  plan: Plan,
  archway: ArchwayNumber,
  card: DungeonCardId,
  laying: Laying,
  entrance: readonly [Square, Square],
  exits: readonly Exit[],
  how: { readonly bent?: boolean; readonly drawn?: readonly string[] } = {},
): Plan {
  const tile: PlacedTile = { card, ...laying, entrance: archway, drawn: how.drawn ?? null };
  const number = plan.tiles.length;
  const joined = { outer: entrance, to: number, bent: how.bent ?? false };
  return freeze({
    ...plan,
    tiles: [...plan.tiles, tile],
    archways: [
      ...plan.archways.map((one, at) => (at === archway ? { ...one, ...joined } : one)),
      ...exits.map(exit => newArchway(tile, number, exit)),
    ],
  });
}

function newArchway(tile: PlacedTile, from: TileNumber, { arrow, deck }: Exit): Archway {
  const place = archwayPlace(shapeOf(tile), tile, arrow);
  if (place === null) throw new RuleBug(`DL-EXP-14: an archway of ${tile.card} would leave the plane`);
  return { ...place, outer: null, from, to: null, door: 'closed', opened: null, deck, bent: false };
}

/** Changes one archway in a new plan. */
export function changeArchway(dungeon: Dungeon, archway: ArchwayNumber, change: Partial<Archway>): void {
  const { plan } = dungeon;
  const archways = plan.archways.map((one, at) => (at === archway ? { ...one, ...change } : one));
  dungeon.plan = freeze({ ...plan, archways });
}

export function changeBoulder(dungeon: Dungeon, boulder: Boulder | null): void {
  dungeon.plan = freeze({ ...dungeon.plan, boulder });
}

export function archwayOf(dungeon: Dungeon, archway: ArchwayNumber): Archway {
  const found = dungeon.plan.archways[archway];
  if (found === undefined) throw new RuleBug(`DL-TRM-04: no archway ${archway}`);
  return found;
}

export function tileOf(dungeon: Dungeon, tile: TileNumber): PlacedTile {
  const found = dungeon.plan.tiles[tile];
  if (found === undefined) throw new RuleBug(`DL-TRM-02: no tile ${tile}`);
  return found;
}

/** DL-TRM-07, DL-TRM-08: whether the squares of an archway can be entered. */
export const isOpen = (door: DoorKind): boolean =>
  door === 'none' || door === 'broken' || door === 'guillotine';

/** The archways of a tile, its Entrance among them. */
export const archwaysOf = (dungeon: Dungeon, tile: TileNumber): ArchwayNumber[] =>
  dungeon.plan.archways.flatMap(({ from, to }, at) => (from === tile || to === tile ? [at] : []));

/** DL-TRM-14: tiles that one archway joins, its door open or closed. */
export function adjacentTiles(dungeon: Dungeon, tile: TileNumber): TileNumber[] {
  const tiles: TileNumber[] = [];
  for (const { from, to } of dungeon.plan.archways) {
    if (to === null) continue;
    if (from === tile) tiles.push(to);
    else if (to === tile) tiles.push(from);
  }
  return tiles;
}
