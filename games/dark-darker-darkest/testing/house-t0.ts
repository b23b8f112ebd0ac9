import { connectTiles, doorBetween, type House, type RoomId, type Side, SIDES } from '@tenebrae/board';
import { HOUSE_COLUMNS, HOUSE_ROWS } from '../src/data/house.ts';
import type { TileId } from '../src/data/tiles.ts';
import type { Tile } from '../src/state.ts';

/** The room at a position of the test house: `at(3, 2)` is row 3, column 2. */
export const at = (row: number, column: number): RoomId => NAMED[`${row},${column}`] ?? `r${row}c${column}`;

const NAMED: Readonly<Record<string, RoomId>> = {
  '1,1': 'laboratory',
  '1,5': 'sprinkler-control',
  '4,1': 'medic-bay',
  '4,3': 'entrance-hall',
  '4,5': 'ammo-reserve',
};

const POSITIONS = Array.from({ length: HOUSE_ROWS * HOUSE_COLUMNS }, (_, index) => ({
  row: Math.floor(index / HOUSE_COLUMNS) + 1,
  column: (index % HOUSE_COLUMNS) + 1,
}));

/** A pair of rooms side by side with a wall between them. */
export type Wall = readonly [RoomId, RoomId];

/** The house T0 of the worked examples: 20 single rooms, every edge between them an open passage. */
export function houseT0(walls: readonly Wall[] = []): House {
  return connectTiles(
    POSITIONS.map(({ row, column }) => ({
      tile: { rooms: { [at(row, column)]: openings(row, column, walls) } },
      x: column - 1,
      y: row - 1,
      turns: 0,
    })),
  );
}

function openings(
  row: number,
  column: number,
  walls: readonly Wall[],
): Partial<Record<Side, 'passage' | 'door'>> {
  const here = at(row, column);
  const open = SIDES.flatMap(side => {
    const [r, c] = [
      row + (side === 'south' ? 1 : side === 'north' ? -1 : 0),
      column + (side === 'east' ? 1 : side === 'west' ? -1 : 0),
    ];
    if (r < 1 || r > HOUSE_ROWS || c < 1 || c > HOUSE_COLUMNS) return [];
    const there = at(r, c);
    const walled = walls.some(wall => wall.includes(here) && wall.includes(there));
    // Every passage may get a lock in a test, so all are doors that stand open until one lies in `doors`.
    return walled ? [] : [[side, 'door'] as const];
  });
  return Object.fromEntries(open);
}

/** The tiles of T0; those without a part in the rules are plain rooms under names that print no icon here. */
export const tilesT0 = (): Tile[] =>
  POSITIONS.map(({ row, column }) => ({
    tile: (NAMED[`${row},${column}`] as TileId | undefined) ?? 'archive',
    turns: 0,
    burn: 0,
    destroyed: false,
    radiation: false,
  }));

/** The doors of the laboratory in T0. */
export const LABORATORY_DOORS = [doorBetween(at(1, 1), at(1, 2)), doorBetween(at(1, 1), at(2, 1))];
