import type { QuarterTurns, Side } from '@tenebrae/board';
import type { TileCategory, TileId } from './tiles.ts';

/** DDD-HOU-01: the grid; row 1 is the top, column 1 the left. */
export const HOUSE_ROWS = 4;
export const HOUSE_COLUMNS = 5;

export interface Position {
  readonly row: number;
  readonly column: number;
}

const ANY_TURNS = [0, 1, 2, 3] as const;

export interface HousePosition extends Position {
  /** A corner takes a corner tile or the laboratory, and an inner position may take the reactor. */
  readonly category: Exclude<TileCategory, 'laboratory'>;
  /** DDD-HOU-04, DDD-HOU-05: how a tile may be turned here, its windows facing out of the house. */
  readonly turns: readonly QuarterTurns[];
}

/** DDD-HOU-02 to DDD-HOU-05, in reading order. */
export const HOUSE_POSITIONS = [
  { row: 1, column: 1, category: 'corner', turns: [0] },
  { row: 1, column: 2, category: 'outer', turns: [0] },
  { row: 1, column: 3, category: 'outer', turns: [0] },
  { row: 1, column: 4, category: 'outer', turns: [0] },
  { row: 1, column: 5, category: 'corner', turns: [1] },
  { row: 2, column: 1, category: 'outer', turns: [3] },
  { row: 2, column: 2, category: 'inner', turns: ANY_TURNS },
  { row: 2, column: 3, category: 'inner', turns: ANY_TURNS },
  { row: 2, column: 4, category: 'inner', turns: ANY_TURNS },
  { row: 2, column: 5, category: 'outer', turns: [1] },
  { row: 3, column: 1, category: 'outer', turns: [3] },
  { row: 3, column: 2, category: 'inner', turns: ANY_TURNS },
  { row: 3, column: 3, category: 'inner', turns: ANY_TURNS },
  { row: 3, column: 4, category: 'inner', turns: ANY_TURNS },
  { row: 3, column: 5, category: 'outer', turns: [1] },
  { row: 4, column: 1, category: 'corner', turns: [3] },
  { row: 4, column: 2, category: 'outer', turns: [2] },
  { row: 4, column: 3, category: 'entrance', turns: [0] },
  { row: 4, column: 4, category: 'outer', turns: [2] },
  { row: 4, column: 5, category: 'corner', turns: [2] },
] as const satisfies readonly HousePosition[];

/** The key on the entrance hall: where the fire goes on each result of the four-sided die (DDD-FIR-04). */
// ours: may be tuned
export const FIRE_DIRECTIONS = {
  1: 'north',
  2: 'east',
  3: 'south',
  4: 'west',
} as const satisfies Record<1 | 2 | 3 | 4, Side>;

export interface PlacedTile {
  readonly tile: TileId;
  readonly turns: QuarterTurns;
}
/** The tiles of a house in reading order. */
export type HousePlan = readonly PlacedTile[];

/** What a random house must satisfy beside DDD-HOU-06, from the least to the most. */
export interface HouseBounds {
  readonly locks: readonly [number, number];
  readonly cameras: readonly [number, number];
  /** Rooms reached from the entrance hall without unlocking, the hall included. */
  readonly freeRooms: readonly [number, number];
}

/** DDD-HOU-07, DDD-TWK-06: an even house, one with open routes and few cameras, a closed one that is watched. */
// ours: may be tuned
export const RANDOM_HOUSES = {
  'random': { locks: [12, 16], cameras: [3, 8], freeRooms: [8, 23] },
  'random-easier': { locks: [12, 14], cameras: [3, 5], freeRooms: [12, 23] },
  'random-harder': { locks: [13, 16], cameras: [5, 8], freeRooms: [8, 11] },
} as const satisfies Record<string, HouseBounds>;
export type RandomHouseId = keyof typeof RANDOM_HOUSES;

/** DDD-HOU-02: the four corners. */
export const CORNERS = {
  'top-left': { row: 1, column: 1 },
  'top-right': { row: 1, column: 5 },
  'bottom-left': { row: 4, column: 1 },
  'bottom-right': { row: 4, column: 5 },
} as const satisfies Record<string, Position>;
export type CornerId = keyof typeof CORNERS;

/** DDD-HOU-08: a random house has its laboratory in one of these corners, each equally likely. */
export const RANDOM_LABORATORY_CORNERS = ['top-left', 'top-right'] as const satisfies readonly CornerId[];

/** Ready houses, without the reactor. */
// ours: may be tuned
export const HOUSES = {
  'house-1': [
    { tile: 'laboratory', turns: 0 },
    { tile: 'pantry-and-passage', turns: 0 },
    { tile: 'guest-bedroom', turns: 0 },
    { tile: 'bathroom', turns: 0 },
    { tile: 'ammo-reserve', turns: 1 },

    { tile: 'library', turns: 3 },
    { tile: 'main-corridor', turns: 2 },
    { tile: 'chapel', turns: 2 },
    { tile: 'corridor-and-cell', turns: 0 },
    { tile: 'music-room', turns: 1 },

    { tile: 'dining-room', turns: 3 },
    { tile: 'boiler-room', turns: 2 },
    { tile: 'grand-staircase', turns: 3 },
    { tile: 'archive', turns: 3 },
    { tile: 'study', turns: 1 },

    { tile: 'sprinkler-control', turns: 3 },
    { tile: 'laundry', turns: 2 },
    { tile: 'entrance-hall', turns: 0 },
    { tile: 'garage', turns: 2 },
    { tile: 'virus-cabinet', turns: 2 },
  ],
} as const satisfies Record<string, HousePlan>;
export type HouseId = keyof typeof HOUSES;
