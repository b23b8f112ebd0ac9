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
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.screenshot({ path: '/tmp/e2e-end.png' });
});
