import { edgeBetween, hasPillar, isFloor } from '@tenebrae/board';
import { board, drawGrid, parseBoard } from '@tenebrae/board/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlan, gridOf } from './any-grid.ts';

describe('a drawing', () => {
  test('shows rock, floor and letters', () => {
    const { grid, at, all } = board`
      #####
      #H.M#
      #M###`;
    expect([grid.width, grid.height]).toEqual([5, 3]);
    expect([isFloor(grid, 0), isFloor(grid, 6), isFloor(grid, 7)]).toEqual([false, true, true]);
    expect(at('H')).toBe(6);
    expect(all('M')).toEqual([8, 11]);
    expect(all('Z')).toEqual([]);
  });

  test('names one square only by a letter that it has once', () => {
    const { at } = board`MM`;
    expect(() => at('M')).toThrow('more than one square is marked M');
    expect(() => at('H')).toThrow('no square is marked H');
  });

  test('that is fine shows walls, doors and pillars', () => {
    const { grid, at } = board`
      +-+-+-+
      |A|BDC|
      +-+ +d+
      |. . .|
      + o + +
      |D . .|
      +-+-+-+`;
    expect(edgeBetween(grid, at('A'), at('B'))).toBe('wall');
    expect(edgeBetween(grid, at('B'), at('C'))).toBe('closed-door');
    expect(edgeBetween(grid, at('C'), 5)).toBe('open-door');
    expect(edgeBetween(grid, at('B'), 4)).toBe('free');
    expect(hasPillar(grid, at('D'), 4)).toBe(true);
  });

  test('is drawn back with its marks', () => {
    const drawing = ['+-+-+', '|A|.|', '+ +D+', '|. B|', '+-+-+'].join('\n');
    const { grid, marks } = parseBoard(drawing);
    expect(drawGrid(grid, marks)).toBe(drawing);
    expect(drawGrid(board`#H.`.grid)).toBe('#..');
  });

  test('of any grid is read back as that grid', () => {
    fc.assert(
      fc.property(aPlan, plan => {
        const grid = gridOf(plan);
        expect(parseBoard(drawGrid(grid)).grid).toEqual(grid);
      }),
    );
  });
});

describe('a malformed drawing is refused, and the fault shown', () => {
  test.each([
    ['', 'the drawing is empty'],
    ['...\n..', 'row 2 of the drawing has 2 signs where the first has 3:\n  ...\n> ..'],
    ['. .', 'row 1 of the drawing has no square at place 2'],
    ['+-+-\n|. .\n+-+-', 'row 1 of the drawing begins a fine drawing without a whole frame'],
    ['+-+-+\n|. . \n+-+-+', 'row 2 of the drawing has 4 signs where the first has 5'],
    ['+-+-+\n|. .D\n+-+-+', "row 2 of the drawing has 'D' at place 5 where the frame needs '|'"],
    ['+-+-+\n|.-.|\n+-+-+', "row 2 of the drawing has '-' between two squares, at place 3"],
    ['+-+-+\n|. .|\n+ x +\n|. .|\n+-+-+', "row 3 of the drawing has 'x' on a corner, at place 3"],
  ])('%j', (drawing, fault) => {
    expect(() => parseBoard(drawing)).toThrow(fault);
  });
});
