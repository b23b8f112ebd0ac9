import { drawSeed, newRng, pick, rollOne, type Rule, RuleBug, type Table, throwDie } from '@tenebrae/kernel';
import { SIX_SIDED_DIE } from '../data/dice.ts';
import {
  type CornerId,
  CORNERS,
  HOUSE_COLUMNS,
  type HouseBounds,
  type HousePlan,
  HOUSES,
  type Position,
  RANDOM_HOUSES,
  RANDOM_LABORATORY_CORNERS,
} from '../data/house.ts';
import { REACTOR, REACTOR_POSITIONS } from '../data/radioactive.ts';
import type { TileId } from '../data/tiles.ts';
import type { State, TileIndex } from '../state.ts';
import { isWithin } from './house-figures.ts';
import { LOOK_AHEAD, pickHouse, pickTile, tellFixed, waysOn } from './house-picked.ts';
import { placement, POSITIONS, turnsOf } from './house-placements.ts';
import { connectRooms, printedDoors } from './house-rooms.ts';
import { EMPTY_HOUSE, findHouse, lay, type Sketch } from './house-search.ts';

/** DDD-HOU-01, DDD-HOU-07: the house is drawn at random, picked tile by tile, or ready. */
export function* buildHouse(table: Table<State>): Rule {
  const plan = yield* planHouse(table);
  layTiles(table.state, plan);
  table.tell({ type: 'house-built', rule: 'DDD-HOU-01', house: table.state.options.house });
}

function* planHouse(table: Table<State>): Rule<HousePlan> {
  const { house, laboratory, radioactive } = table.state.options;
  if (house === 'house-1') return HOUSES[house];
  const begun = BEGUN[yield* laboratoryCorner(laboratory)];
  const reactor = radioactive ? yield* reactorPosition() : null;
  if (house === 'picked') return yield* pickWholeHouse(table, begun, reactor);
  const seed = yield* drawSeed('house', 'DDD-HOU-07');
  return randomHouse(seed, begun, reactor, RANDOM_HOUSES[house]);
}

/** DDD-HOU-08: one of the two top corners, unless the players have chosen another. */
function* laboratoryCorner(chosen: State['options']['laboratory']): Rule<CornerId> {
  if (chosen !== 'random') return chosen;
  return yield* pick('laboratory-corner', RANDOM_LABORATORY_CORNERS, 'DDD-HOU-08');
}

/** DDD-RAD-04: the reactor has its place before the other inner rooms. */
function* reactorPosition(): Rule<TileIndex> {
  const face = yield* rollOne('reactor-position', SIX_SIDED_DIE, 'DDD-RAD-04');
  return indexOf(REACTOR_POSITIONS[face as keyof typeof REACTOR_POSITIONS]);
}

/** DDD-HOU-03, DDD-HOU-08: the two tiles that have fixed places. */
function begin(corner: CornerId): Sketch {
  const laboratory = indexOf(CORNERS[corner]);
  const hall = POSITIONS.findIndex(({ category }) => category === 'entrance');
  return layKnown(layKnown(EMPTY_HOUSE, laboratory, 'laboratory'), hall, 'entrance-hall');
}

function layKnown(sketch: Sketch, index: TileIndex, tile: TileId): Sketch {
  const next = lay(sketch, index, placement(tile, POSITIONS[index]?.turns[0] ?? 0));
  if (next === null) throw new RuleBug(`DDD-HOU-06: no house with ${tile} at ${index}`);
  return next;
}

function indexOf({ row, column }: Position): TileIndex {
  return (row - 1) * HOUSE_COLUMNS + (column - 1);
}

/** With the laboratory in each corner. */
const BEGUN = {
  'top-left': begin('top-left'),
  'top-right': begin('top-right'),
  'bottom-left': begin('bottom-left'),
  'bottom-right': begin('bottom-right'),
} as const satisfies Record<CornerId, Sketch>;

/** DDD-RAD-05: the reactor as every other tile. */
const REACTOR_PLACEMENTS = turnsOf(REACTOR, [0, 1, 2, 3]).map(turns => placement(REACTOR, turns));

/** Steps of one attempt at a random house; most need no more than there are tiles. */
const ATTEMPT = 1_000;

/** DDD-HOU-06, DDD-HOU-17, DDD-TWK-06: attempts without end, of which a few always are enough. */
export function randomHouse(
  seed: number,
  begun: Sketch,
  reactor: TileIndex | null,
  bounds: HouseBounds,
): HousePlan {
  const rng = newRng(String(seed));
  for (;;) {
    const placed = REACTOR_PLACEMENTS[throwDie(rng, REACTOR_PLACEMENTS.length) - 1];
    const sketch = reactor === null || placed === undefined ? begun : lay(begun, reactor, placed);
    const house = sketch === null ? null : findHouse(sketch, { rng, steps: ATTEMPT });
    if (house !== null && isWithin(house, bounds)) return house;
  }
}

function* pickWholeHouse(table: Table<State>, begun: Sketch, reactor: TileIndex | null): Rule<HousePlan> {
  tellFixed(table, begun);
  if (reactor !== null) {
    const ways = waysOn(begun, reactor, REACTOR_PLACEMENTS, null);
    const { sketch, house } = yield* pickTile(table, reactor, ways);
    return yield* pickHouse(table, sketch, house);
  }
  const house = findHouse(begun, { rng: null, steps: LOOK_AHEAD });
  if (house === null) throw new RuleBug('DDD-HOU-17: no house can be laid');
  return yield* pickHouse(table, begun, house);
}

/** DDD-GEN-04, DDD-HOU-10: rooms and doors as the tiles print them; what is on the lock symbols comes later. */
export function layTiles(state: State, plan: HousePlan): void {
  state.tiles = plan.map(({ tile, turns }) => ({ tile, turns, burn: 0, destroyed: false, radiation: false }));
  state.house = connectRooms(plan);
  state.doors = printedDoors(plan);
}
