import { expect, test } from 'vitest';
import { toldApart } from '../src/table/told-apart.ts';

test('one person on several seats is told apart by numbers, everybody else keeps the name', () => {
  expect(
    toldApart({ 'overlord': 'Ossian', 'hero-1': 'You', 'hero-2': 'You', 'hero-3': '', 'hero-4': '' }),
  ).toEqual({
    'overlord': 'Ossian',
    'hero-1': 'You (1)',
    'hero-2': 'You (2)',
    'hero-3': '',
    'hero-4': '',
  });
});
