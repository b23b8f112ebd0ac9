import { expect, test } from 'vitest';
import { rolesOf } from '../src/shell/set/roles.ts';

const say = (id: string): string => ({ 'overlord': 'the overlord', 'hero-1': 'hero 1' })[id] ?? id;

test('one seat among numbered ones is named', () => {
  expect(rolesOf(['overlord', 'hero-1', 'hero-2'], say)).toEqual(['The overlord', null, null]);
});

test('where all seats are alike, none is', () => {
  expect(rolesOf(['player-1', 'player-2'], say)).toEqual([null, null]);
  expect(rolesOf(['red', 'blue'], say)).toEqual([null, null]);
});
