import { expect } from 'vitest';
import { test } from './a-page.ts';
import { play, turn } from './player.ts';

test('the guided first game explains itself as it is played, and stays where it was after a reload', async ({
  visit,
}) => {
  const page = await visit();
  await page
    .getByRole('button', { name: /^Learn the game in a quarter of an hour/ })
    .first()
    .click();
  await page.locator('.coach').waitFor();
  const words = page.locator('.coach .words');
  const said = new Set<string>();
  for (let answers = 0; answers < 25; answers++) {
    if ((await turn(page)).isOver) break;
    if ((await words.count()) > 0) said.add((await words.textContent()) ?? '');
    await play(page, { seed: `lesson ${answers}`, most: 1 });
  }
  console.log(`${said.size} notes in 25 answers`);
  expect(said.size).toBeGreaterThanOrEqual(4);

  await turn(page);
  const before = await words.textContent();
  await page.locator('.lang button[lang=fr]').click();
  await expect.poll(() => words.textContent()).not.toBe(before);
  await page.locator('.lang button[lang=en]').click();
  await expect.poll(() => words.textContent()).toBe(before);
  await page.reload();
  await turn(page);
  expect(await words.textContent()).toBe(before);
  await page
    .getByRole('button', { name: /^Next|^I see|^Go on/ })
    .first()
    .click();
  await expect
    .poll(async () => (await words.count()) === 0 || (await words.textContent()) !== before)
    .toBe(true);
});
