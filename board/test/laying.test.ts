import {
  createGrid,
  laidSquare,
  layTile,
  type QuarterTurns,
  setEdge,
  walkingDistance,
} from '@tenebrae/board';
import { board, drawGrid } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, everySquare, gridOf } from './any-grid.ts';

const rock = (width: number, height: number) => createGrid(width, height, () => false);

describe('a tile', () => {
  const tile = board`
    +-+-+-+
    |A .D.|
    + o +-+
    |. .|#|
    +-+-+-+`;

  test('brings its floor, walls, doors and pillars', () => {
    const grid = rock(3, 2);
    layTile(grid, tile.grid, { x: 0, y: 0, turns: 0 });
    expect(grid).toEqual(tile.grid);
  });

  test('can be turned', () => {
    const grid = rock(2, 3);
    layTile(grid, tile.grid, { x: 0, y: 0, turns: 1 });
    expect(drawGrid(grid)).toBe(
      drawGrid(
        board`
        +-+-+
        |. .|
        + o +
        |. .|
        +-+D+
        |#|.|
        +-+-+`.grid,
      ),
    );
  });

  test('says where its squares came to lie', () => {
    const grid = rock(6, 6);
    const corners = ([0, 1, 2, 3] as const).map(turns =>
      laidSquare(grid, tile.grid, { x: 1, y: 2, turns }, tile.at('A')),
    );
    expect(corners).toEqual([13, 14, 21, 25]);
    expect(() => laidSquare(grid, tile.grid, { x: 4, y: 0, turns: 0 }, 2)).toThrow('(6,0) is off a grid');
  });

  test('is walled off from the next until it is joined', () => {
    const grid = rock(4, 2);
    const small = createGrid(2, 2);
    layTile(grid, small, { x: 0, y: 0, turns: 0 });
    layTile(grid, small, { x: 2, y: 0, turns: 0 });
    expect(walkingDistance(grid, 0, 3)).toBe(Infinity);
    setEdge(grid, 1, 2, 'free');
    expect(walkingDistance(grid, 0, 3)).toBe(3);
  });

  test('keeps its distances however it lies', () => {
    fc.assert(
      fc.property(aPlan, fc.constantFrom<QuarterTurns>(0, 1, 2, 3), (plan, turns) => {
        const tile = gridOf(plan);
        const grid = rock(12, 12);
        const laying = { x: 2, y: 3, turns };
        layTile(grid, tile, laying);
        const from = laidSquare(grid, tile, laying, 0);
        for (const square of everySquare(tile)) {
          const to = laidSquare(grid, tile, laying, square);
          expect(walkingDistance(grid, from, to)).toBe(walkingDistance(tile, 0, square));
        }
      }),
    );
  });
});
