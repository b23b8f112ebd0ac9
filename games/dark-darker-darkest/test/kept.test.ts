import { expect, test } from 'vitest';
import { kept, keptByNumber } from '../src/rules/kept.ts';

test('what is kept is made once for each key, and the same thing ever after', () => {
  const made: string[] = [];
  const option = kept((room: string) => {
    made.push(room);
    return { id: `room:${room}` };
  });
  expect(option('kitchen')).toEqual({ id: 'room:kitchen' });
  expect(option('kitchen')).toBe(option('kitchen'));
  expect(option('cellar')).toEqual({ id: 'room:cellar' });
  expect(made).toEqual(['kitchen', 'cellar']);
});

test('what also hangs on a number is kept for each number apart', () => {
  const option = keptByNumber((room: string, damage) => ({ room, damage }));
  expect(option('kitchen', 2)).toEqual({ room: 'kitchen', damage: 2 });
  expect(option('kitchen', 0)).toEqual({ room: 'kitchen', damage: 0 });
  expect(option('kitchen', 2)).toBe(option('kitchen', 2));
  expect(option('cellar', 2)).not.toBe(option('kitchen', 2));
});
