import { ask, type Option, PARTY, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { HousePlan } from '../data/house.ts';
import type { TileId } from '../data/tiles.ts';
import type { State, TileIndex } from '../state.ts';
import { type Placement, POSITIONS } from './house-placements.ts';
import { findHouse, lay, type Sketch, waysToLay } from './house-search.ts';
import { CORNER_TILES } from './rooms.ts';

/** DDD-HOU-02: the corners come first. */
const PICKING_ORDER: readonly TileIndex[] = [
  ...CORNER_TILES,
  ...POSITIONS.map((_, index) => index).filter(index => !CORNER_TILES.includes(index)),
];

/** Steps of a look ahead: a house that can be finished has been found in a hundred. To give up only withholds a placement. */
export const LOOK_AHEAD = 2_000;

/** A sketch, and one finished house that is known to grow out of it. */
export interface Way {
  readonly placed: Placement;
  readonly sketch: Sketch;
  readonly house: HousePlan;
}

/** DDD-HOU-07, DDD-HOU-17: the players lay the house tile by tile, never so that it could not be finished. */
export function* pickHouse(table: Table<State>, begun: Sketch, house: HousePlan): Rule<HousePlan> {
  let sketch = begun;
  let known = house;
  for (const index of PICKING_ORDER) {
    if (sketch.laid[index] !== null) continue;
    const way = yield* pickTile(table, index, waysOn(sketch, index, waysToLay(sketch, index), known));
    ({ sketch, house: known } = way);
  }
  return known;
}

/** The placements after which the house can still be finished. */
export function waysOn(
  sketch: Sketch,
  index: TileIndex,
  placements: readonly Placement[],
  known: HousePlan | null,
): Way[] {
  return placements.flatMap(placed => {
    const next = lay(sketch, index, placed);
    if (next === null) return [];
    const house = isIn(known, index, placed) ? known : findHouse(next, { rng: null, steps: LOOK_AHEAD });
    return house === null ? [] : [{ placed, sketch: next, house }];
  });
}

const isIn = (house: HousePlan | null, index: TileIndex, { tile, turns }: Placement): house is HousePlan =>
  house?.[index]?.tile === tile && house[index].turns === turns;

/** DDD-HOU-03, DDD-HOU-08: what has its place before the players lay anything. */
export function tellFixed(table: Table<State>, { laid }: Sketch): void {
  for (const [index, placed] of laid.entries())
    if (placed !== null)
      tellLaid(table, index, placed, placed.tile === 'laboratory' ? 'DDD-HOU-08' : 'DDD-HOU-03');
}

function tellLaid(table: Table<State>, index: TileIndex, { tile, turns }: Placement, rule: string): void {
  const { row, column } = POSITIONS[index] ?? { row: 0, column: 0 };
  table.tell({ type: 'tile-laid', rule, tile, turns, row, column, index });
}

/** Which tile lies here, then how it is turned. */
export function* pickTile(table: Table<State>, index: TileIndex, ways: readonly Way[]): Rule<Way> {
  const { row, column } = POSITIONS[index] ?? { row: 0, column: 0 };
  const about = { row, column, index };
  const tiles = [...new Set(ways.map(({ placed }) => placed.tile))].map(tileOption);
  const { tile } = yield* ask('choose-tile', PARTY, tiles, 'DDD-HOU-07', { about });
  const turned = ways.filter(({ placed }) => placed.tile === tile);
  const { id } = yield* ask('turn-tile', PARTY, turned.map(turnOption), 'DDD-HOU-06', {
    about: { ...about, tile },
  });
  const way = turned.find(one => turnOption(one).id === id);
  if (way === undefined) throw new RuleBug(`DDD-HOU-06: ${tile} cannot be turned so`);
  tellLaid(table, index, way.placed, 'DDD-HOU-07');
  return way;
}

const tileOption = (tile: TileId): Option & { tile: TileId } => ({
  id: `tile:${tile}`,
  text: 'lay-tile',
  tile,
  about: { tile },
});

const turnOption = ({ placed: { turns } }: Way): Option => ({ id: `turn:${turns}`, text: `turn-${turns}` });
