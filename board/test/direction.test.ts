import { createGrid, DIRECTIONS, directionTo, squareTowards, turnDirection, turnSide } from '@tenebrae/board';
import { expect, test } from 'vitest';

test('the eight squares around one are found and named clockwise from the north', () => {
  const grid = createGrid(3, 3);
  const around = DIRECTIONS.map(direction => squareTowards(grid, 4, direction) ?? -1);
  expect(around).toEqual([1, 2, 5, 8, 7, 6, 3, 0]);
  expect(around.map(square => directionTo(grid, 4, square))).toEqual(DIRECTIONS);
});

test('nothing lies beyond the grid', () => {
  const grid = createGrid(3, 3);
  expect(squareTowards(grid, 3, 'west')).toBeUndefined();
  expect(squareTowards(grid, 5, 'north-east')).toBeUndefined();
});

test('a square that does not touch lies in no direction', () => {
  const grid = createGrid(3, 3);
  expect(directionTo(grid, 2, 3)).toBeUndefined();
  expect(directionTo(grid, 4, 4)).toBeUndefined();
});

test('directions and sides turn both ways', () => {
  expect(turnDirection('north', 3)).toBe('south-east');
  expect(turnDirection('north', -1)).toBe('north-west');
  expect(turnSide('west', 1)).toBe('north');
  expect(turnSide('north', -1)).toBe('west');
});
