import { expect, test } from 'vitest';
import { fortuneOf } from '../src/end/fortune.ts';

test('one success too few in a whole night is no cruelty of the dice', () => {
  expect(fortuneOf(28, 29)).toBe('even');
  expect(fortuneOf(34, 29)).toBe('even');
});

test('what is off by more than dice usually are is kind or cruel', () => {
  expect(fortuneOf(35, 29)).toBe('lucky');
  expect(fortuneOf(23, 29)).toBe('unlucky');
  expect(fortuneOf(3, 1)).toBe('lucky');
});

test('dice that never fell were fair', () => {
  expect(fortuneOf(0, 0)).toBe('even');
});
