import { expect } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { play, turn } from './player.ts';

test('a whole game through the drawn board, from the lobby to the end screen', async ({ visit }) => {
  const page = await visit({ set: { motion: 'full', pace: 'quick' } });
  await sitDown(page, { seed: 'a-whole-game', players: 3, bots: 'greedy' });
  expect(await page.locator('.ddd-board').count()).toBe(1);
  const { answers, on } = await play(page, { seed: 'drawn' });
  console.log(`${answers} answers: ${JSON.stringify(on)}`);
  expect(on.board).toBeGreaterThan(answers / 3);
  expect(on.hand).toBeGreaterThan(0);
  expect((await turn(page)).isOver).toBe(true);
  const end = page.locator('.t-end');
  expect(await end.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
  expect(await end.locator('.deeds tbody tr').count()).toBe(3);

  // The end is no dead end: a moment can be gone back to, and the lobby knows how it went.
  await end.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'How it ended' }).click();
  await end.getByRole('button', { name: 'Back to the lobby' }).click();
  await page.locator('.tl li').filter({ hasText: 'Over' }).waitFor();
});
