import {
  closeDoor,
  copyGrid,
  createGrid,
  EDGES,
  edgeBetween,
  floorSquares,
  hasPillar,
  isAdjacent,
  isFloor,
  layFloor,
  layRock,
  openDoor,
  setEdge,
  setPillar,
  squareAt,
} from '@tenebrae/board';
import { board } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, gridOf } from './any-grid.ts';

describe('a grid', () => {
  test('is plain data', () => {
    fc.assert(
      fc.property(aPlan, plan => {
        const grid = gridOf(plan);
        expect(JSON.parse(JSON.stringify(grid))).toEqual(grid);
      }),
    );
  });

  test('has a size of whole squares', () => {
    expect(() => createGrid(0, 3)).toThrow('no grid is 0 x 3 squares');
    expect(() => createGrid(2.5, 3)).toThrow(RangeError);
  });

  test('knows its squares by column and row, and none beyond', () => {
    const grid = createGrid(4, 3);
    expect(squareAt(grid, 3, 2)).toBe(11);
    expect(() => squareAt(grid, 4, 0)).toThrow('(4,0) is off a grid of 4 x 3 squares');
  });

  test('keeps its copies apart', () => {
    const grid = createGrid(2, 1);
    const copy = copyGrid(grid);
    layRock(copy, 0);
    expect([isFloor(grid, 0), isFloor(copy, 0)]).toEqual([true, false]);
  });

  test('lists its floor', () => {
    expect(floorSquares(board`#.#.`.grid)).toEqual([1, 3]);
  });
});

describe('between two squares', () => {
  test.each(EDGES)('stands what was put there: %s', edge => {
    const grid = createGrid(2, 2);
    setEdge(grid, 1, 0, edge);
    setEdge(grid, 1, 3, edge);
    expect([edgeBetween(grid, 0, 1), edgeBetween(grid, 3, 1)]).toEqual([edge, edge]);
    expect([edgeBetween(grid, 2, 3), edgeBetween(grid, 0, 2)]).toEqual(['free', 'free']);
  });

  test('a door opens and closes', () => {
    const { grid, at } = board`
      +-+-+
      |ADB|
      +-+-+`;
    openDoor(grid, at('A'), at('B'));
    expect(edgeBetween(grid, at('A'), at('B'))).toBe('open-door');
    expect(isAdjacent(grid, at('A'), at('B'))).toBe(true);
    closeDoor(grid, at('B'), at('A'));
    expect(edgeBetween(grid, at('A'), at('B'))).toBe('closed-door');
    expect(isAdjacent(grid, at('A'), at('B'))).toBe(false);
  });

  test('a wall is no door', () => {
    const { grid, at } = board`
      +-+-+
      |A|B|
      +-+-+`;
    expect(() => openDoor(grid, at('A'), at('B'))).toThrow('no door between squares 0 and 1');
    expect(() => closeDoor(grid, at('A'), at('B'))).toThrow('no door between squares 0 and 1');
  });

  test('a pillar stands on either diagonal of its corner', () => {
    const grid = createGrid(3, 2);
    setPillar(grid, 1, 3, true);
    expect([hasPillar(grid, 0, 4), hasPillar(grid, 3, 1), hasPillar(grid, 1, 5)]).toEqual([
      true,
      true,
      false,
    ]);
    setPillar(grid, 4, 0, false);
    expect(hasPillar(grid, 1, 3)).toBe(false);
  });

  test('nothing stands if they share no side or corner', () => {
    const grid = createGrid(3, 3);
    expect(() => setEdge(grid, 2, 3, 'wall')).toThrow('squares 2 and 3 share no side');
    expect(() => setEdge(grid, 0, 0, 'wall')).toThrow('share no side');
    expect(() => setPillar(grid, 2, 6, true)).toThrow('squares 2 and 6 meet at no single corner');
    expect(() => layFloor(grid, 9)).toThrow('no square 9 on this grid');
  });

  test('walls outlast rock that becomes floor', () => {
    const { grid, at } = board`
      +-+-+
      |A|#|
      +-+-+`;
    layFloor(grid, 1);
    expect(edgeBetween(grid, at('A'), 1)).toBe('wall');
  });
});
