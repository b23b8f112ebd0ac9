import { components, shortestPath, stepsBetween, stepsToAll } from '@tenebrae/board';
import { describe, expect, test } from 'vitest';

const AREAS: Record<string, readonly string[]> = {
  gate: ['court'],
  court: ['gate', 'well', 'stair'],
  well: ['court', 'crypt'],
  stair: ['court', 'crypt'],
  crypt: ['well', 'stair'],
  tower: ['roof'],
  roof: ['tower'],
};
const near = (area: string) => AREAS[area] ?? [];

describe('in a graph of areas', () => {
  test('steps are counted by the shortest way', () => {
    expect(stepsBetween('gate', 'crypt', near)).toBe(3);
    expect(stepsBetween('gate', 'gate', near)).toBe(0);
    expect(stepsBetween('gate', 'roof', near)).toBe(Infinity);
  });

  test('the nearest are found first, up to a limit', () => {
    expect([...stepsToAll('gate', near)]).toEqual([
      ['gate', 0],
      ['court', 1],
      ['well', 2],
      ['stair', 2],
      ['crypt', 3],
    ]);
    expect([...stepsToAll('gate', near, 1).keys()]).toEqual(['gate', 'court']);
  });

  test('a path leaves out its start', () => {
    expect(shortestPath('gate', 'crypt', near)).toEqual(['court', 'well', 'crypt']);
    expect(shortestPath('gate', 'gate', near)).toEqual([]);
    expect(shortestPath('gate', 'roof', near)).toBeUndefined();
  });

  test('what hangs together is one group', () => {
    expect(components(Object.keys(AREAS), near)).toEqual([
      ['gate', 'court', 'well', 'stair', 'crypt'],
      ['tower', 'roof'],
    ]);
  });
});
