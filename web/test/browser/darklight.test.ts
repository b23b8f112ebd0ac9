import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { PHONE } from './context.ts';
import { darklightFile } from './darklight-screens.ts';
import type { DarklightStand } from './darklight-saves.ts';
import { play, turn } from './player.ts';
import { sitDownAgain, takeIn } from './saves.ts';

async function takeUp(page: Page, stands: DarklightStand): Promise<void> {
  await takeIn(page, darklightFile(stands));
  await sitDownAgain(page);
  await turn(page);
}

test('an Accursed is created from cards, and goes down', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'create');
  await page.locator('.dl-gallery .dashboard .offered').first().click();
  await page.locator('.dl-gallery .side .offered').first().click();
  await page.locator('.dl-gallery .skill .offered').first().click();
  const { answers, on } = await play(page, { seed: 'down', most: 6 });
  expect(answers).toBe(6);
  expect(on.hand + on.board).toBeGreaterThan(2);
});

test('a move is made on a lit square, and taken back', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'move');
  const { moment, question } = await turn(page);
  const square = page.locator('.dl-thing.square.option').first();
  await square.click();
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
  await page.reload();
  await turn(page);
  await page.keyboard.press('u');
  await page.locator(`.tt[data-moment="${moment}"]`).waitFor();
  expect((await turn(page)).question).toBe(question);
});

test('a tile is laid by its ghost or by its picture, which shows where it would lie', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'lay');
  const { moment } = await turn(page);
  expect(await page.locator('.dl-thing.ghost.option').count()).toBeGreaterThan(0);
  const way = page.locator('.dl-extra .lay .offered').first();
  await way.hover();
  await page.locator('.dl-marked rect').first().waitFor();
  await way.click();
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
});

test('a fight: the card of a Monster, whom they are after, a blow', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'fight');
  await page.locator('[data-thing^="monster:"]').last().dispatchEvent('pointerover', { bubbles: true });
  await page.getByTestId('card').waitFor();
  expect(await page.getByTestId('card').textContent()).toMatch(/Health/);
  await page.getByRole('button', { name: 'Show whom the Monsters are after' }).click();
  expect(await page.locator('.dl-aims line').count()).toBeGreaterThan(0);
  const { answers, on } = await play(page, { seed: 'fight', most: 5 });
  expect(answers).toBe(5);
  expect(on.board + on.hand).toBeGreaterThan(0);
});

test('a reaction, a Hazard on the road and a day in a settlement are played', async ({ visit }) => {
  const page = await visit();
  for (const [stands, sign] of [
    ['react', '.dl-aims line'],
    ['hazard', '.dl-gallery .hazard .offered'],
    ['town', '.dl-scene.town .offered'],
  ] as const) {
    await takeUp(page, stands);
    await page.locator(sign).first().waitFor({ state: 'attached' });
    expect((await play(page, { seed: stands, most: 2 })).answers, stands).toBe(2);
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('#set-form').waitFor();
  }
});

test('The Awakening explains itself, in both languages', async ({ visit }) => {
  const page = await visit();
  await page.locator('.poster[data-game=darklight]').click();
  await page
    .getByRole('button', { name: /^Learn the game in a quarter of an hour/ })
    .first()
    .click();
  await page.locator('.coach .words').waitFor();
  await play(page, { seed: 'awakening', most: 4 });
  const before = await turn(page);
  await page.locator('.lang button[lang=fr]').click();
  await expect.poll(async () => (await turn(page)).question).not.toBe(before.question);
  expect((await turn(page)).moment).toBe(before.moment);
});

test('a phone plays it with one thumb', async ({ visit }) => {
  const page = await visit({ viewport: PHONE, touch: true });
  for (const stands of ['fight', 'skill'] as const) {
    await takeUp(page, stands);
    const { answers } = await play(page, { seed: stands, most: 3, touch: true });
    expect(answers, stands).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('#set-form').waitFor();
  }
});

test('the board is played with the keyboard alone', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'move');
  const { moment } = await turn(page);
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? ''))
    .toMatch(/^(square|archway):/);
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(label).toMatch(/You may:/);
  await page.keyboard.press('Enter');
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
});
