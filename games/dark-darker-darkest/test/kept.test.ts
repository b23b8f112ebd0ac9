import { expect, test } from 'vitest';
import { keptByNumber } from '../src/rules/kept.ts';

test('what also hangs on a number is kept for each number apart', () => {
  const option = keptByNumber((room: string, damage) => ({ room, damage }));
  expect(option('kitchen', 2)).toEqual({ room: 'kitchen', damage: 2 });
  expect(option('kitchen', 0)).toEqual({ room: 'kitchen', damage: 0 });
  expect(option('kitchen', 2)).toBe(option('kitchen', 2));
  expect(option('cellar', 2)).not.toBe(option('kitchen', 2));
});
