import {
  connectTiles,
  doorBetween,
  type OpeningKind,
  type RoomId,
  type RoomTile,
  SIDES,
} from '@tenebrae/board';
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
import { type Tile, type TileEdge, type TileId, TILES } from '../data/tiles.ts';
import type { Door, State, TileIndex } from '../state.ts';
import { isWithin } from './house-figures.ts';
import { LOOK_AHEAD, pickHouse, pickTile, tellFixed, waysOn } from './house-picked.ts';
import {
  layOf,
  NEIGHBOURS,
  OPPOSITE_SIDES,
  type Placement,
  placement,
  POSITIONS,
  turnsOf,
} from './house-placements.ts';
import { noDoors } from './rooms.ts';
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
  const house = connectTiles(
    plan.map(({ tile, turns }, index) => ({
      tile: ROOM_TILES[tile],
      x: index % HOUSE_COLUMNS,
      y: Math.floor(index / HOUSE_COLUMNS),
      turns,
    })),
  );
  // Copies of the state share it: whoever changes a room lays down another house.
  state.house = Object.freeze(house);
  state.doors = printedDoors(plan);
}

/** DDD-SEC-04, DDD-RAD-25: a lock symbol waits for its chip; laboratory and reactor have doors of their own. */
function printedDoors(plan: HousePlan): State['doors'] {
  const doors = noDoors();
  const laid = plan.map(layOf);
  for (let index = 0; index < laid.length; index += 1) {
    const placed = laid[index] as Placement;
    for (let side = 0; side < placed.edges.length; side += 1) {
      const beyond = NEIGHBOURS[index]?.[side] ?? null;
      const door = doorOf(placed.edges[side] as TileEdge, index);
      if (door === null || beyond === null) continue;
      const here = roomBehind(placed, side);
      const there = roomBehind(laid[beyond] as Placement, OPPOSITE_SIDES[side] as number);
      doors[doorBetween(here, there)] = door;
    }
  }
  return doors;
}

function doorOf(edge: TileEdge, tile: TileIndex): Door | null {
  if (edge === 'door') return { kind: 'lock', size: 2, chip: null, tile };
  if (edge === 'laboratory-door') return { kind: 'laboratory' };
  return edge === 'reactor-door' ? { kind: 'reactor' } : null;
}

const roomBehind = ({ rooms, owners }: Placement, side: number): RoomId => rooms[owners[side] ?? 0] ?? '';
const cardOf = (tile: TileId): Tile => TILES[tile];

const OPENINGS = {
  'passage': 'passage',
  'door': 'door',
  'laboratory-door': 'door',
  'reactor-door': 'door',
  'wall': null,
  'window': null,
} as const satisfies Record<TileEdge, OpeningKind | null>;

/** The tiles as the board's geometry wants them. */
const ROOM_TILES = Object.fromEntries(
  (Object.keys(TILES) as TileId[]).map(id => [id, roomTile(cardOf(id))]),
) as Readonly<Record<TileId, RoomTile>>;

function roomTile({ rooms, edges, owners, link }: Tile): RoomTile {
  const openingsOf = (room: number) =>
    SIDES.flatMap(side => {
      const opening = OPENINGS[edges[side]];
      return owners[side] === room && opening !== null ? [[side, opening] as const] : [];
    });
  const [first, second] = rooms;
  return {
    rooms: Object.fromEntries(rooms.map(({ name }, room) => [name, Object.fromEntries(openingsOf(room))])),
    inside:
      second !== undefined && link === 'passage' ? [{ rooms: [first.name, second.name], kind: link }] : [],
  };
}
