import { describe, expect, test } from 'vitest';
import { tileRolled } from '../src/rules/rooms.ts';
import { isAdjacentRoom, isBurning, isDiagonalRoom } from '../src/rules/rooms.ts';
import { hordes, zombiesAt } from '../src/rules/figures.ts';
import { aGame, at } from '../testing/index.ts';
import { splitTile } from '../testing/split-tile.ts';

describe('terms', () => {
  test('DDD-GEN-04 fire works by tile: both rooms of a tile burn, though they are separate rooms', () => {
    const { state } = aGame({ burn: [[at(2, 3), 1]] });
    splitTile(state, at(2, 3), 'corridor-and-cell');
    expect([isBurning(state, 'corridor'), isBurning(state, 'cell')]).toEqual([true, true]);
  });

  test('DDD-GEN-06 adjacency is counted on the grid, regardless of walls; the other room of a tile is adjacent', () => {
    const { state } = aGame({ walls: [[at(3, 3), at(3, 4)]] });
    expect(isAdjacentRoom(state, at(3, 3), at(3, 4))).toBe(true);
    expect(isAdjacentRoom(state, at(3, 3), at(2, 4))).toBe(false);
    expect(isDiagonalRoom(state, at(3, 3), at(2, 4))).toBe(true);
    splitTile(state, at(2, 2), 'corridor-and-cell');
    expect(isAdjacentRoom(state, 'corridor', 'cell')).toBe(true);
    expect(isDiagonalRoom(state, 'cell', at(3, 3))).toBe(true);
  });

  test('DDD-GEN-07 a horde is all the zombies in one room', () => {
    const { state } = aGame({
      zombies: [
        [at(3, 3), 2],
        [at(2, 2), 1],
        [at(3, 3), 1],
      ],
    });
    expect(hordes(state)).toEqual([at(3, 3), at(2, 2)]);
    expect(zombiesAt(state, at(3, 3))).toHaveLength(3);
  });

  test('DDD-GEN-08 row 1 is the top, column 1 the left, and a 6 names no tile', () => {
    expect([tileRolled(1, 1), tileRolled(4, 3), tileRolled(2, 5), tileRolled(2, 6)]).toEqual([
      0,
      17,
      9,
      null,
    ]);
  });
});
