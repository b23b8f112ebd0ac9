import { AGREEMENTS, DICE_SOURCES, start } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { expect, test } from 'vitest';
import { playOut, random } from '../src/index.ts';
import { everyone } from './tables.ts';

test('plays to the end and counts the decisions', () => {
  const match = start(game, { players: 2, seed: 1 });
  const decisions = playOut(match, everyone(random), 1);
  expect(match.result).not.toBeNull();
  expect(decisions).toBe(match.journal.filter(({ kind }) => kind === 'answer').length);
});

test('stops after so many decisions', () => {
  const match = start(game, { players: 2, seed: 1 });
  expect(playOut(match, everyone(random), 1, { most: 5 })).toBe(5);
  expect(match.request).not.toBeNull();
});

test.each(AGREEMENTS)('comes to an end where the party decides by %s', agreement => {
  const match = start(game, { players: 4, seed: 1, policy: { agreement } });
  playOut(match, Object.fromEntries(match.seats.map(seat => [seat, random])), 1);
  expect(match.result).not.toBeNull();
});

test.each(DICE_SOURCES)('throws the dice that are left to it: %s', dice => {
  const match = start(game, { players: 2, seed: 1, policy: { dice } });
  playOut(match, everyone(random), 1);
  expect(match.result).not.toBeNull();
});

test('says which seat has no bot', () => {
  const match = start(game, { players: 2, seed: 1 });
  expect(() => playOut(match, { red: random }, 1)).toThrow('no bot sits at blue');
});
