import { playthrough } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

test.each([
  { name: 'campaign', players: 2, decisions: 70, options: { party: 'group-1-adventuring-party' } },
  {
    name: 'boss',
    players: 1,
    decisions: 50,
    options: { start: 'boss-battle', boss: 'fanatic', party: 'random' },
  },
  { name: 'hamlet', players: 3, decisions: 40, options: { start: 'hamlet', party: 'random' } },
  {
    name: 'final-encounter',
    players: 4,
    decisions: 40,
    options: { start: 'final-encounter', party: 'random', difficulty: 'stygian' },
  },
  { name: 'circus', players: 2, decisions: 60, options: { mode: 'circus', butcher: true } },
  { name: 'tutorial', players: 1, decisions: 40, options: { mode: 'tutorial' } },
])('$name goes as it always went', async ({ name, players, decisions, options }) => {
  const text = playthrough(game, { seed: name, players, options, decisions });
  await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
});
