import { expect, test } from 'vitest';
import { kept } from '../src/index.ts';

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
