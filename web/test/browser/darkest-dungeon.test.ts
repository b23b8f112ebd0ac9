import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { PHONE } from './context.ts';
import { dungeonFile } from './darkest-dungeon-screens.ts';
import type { DungeonStand } from './darkest-dungeon-saves.ts';
import { byBoard, type Chooser, play, turn } from './player.ts';
import { sitDownAgain, takeIn } from './saves.ts';

async function takeUp(page: Page, stands: DungeonStand): Promise<void> {
  await takeIn(page, dungeonFile(stands));
  await sitDownAgain(page);
  await turn(page);
}

test('the party goes home, and spends a day in the Hamlet', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'map');
  await page.getByRole('button', { name: /^Leave the Dungeon/ }).click();
  const isDay = async (): Promise<boolean> => (await page.locator('.dd-days .now').count()) > 0;
  for (let answers = 0; answers < 30 && !(await isDay()); answers++)
    await play(page, { seed: `home ${answers}`, most: 1 });
  expect(await isDay()).toBe(true);
  const { answers } = await play(page, { seed: 'days', most: 4 });
  expect(answers).toBe(4);
});

test('a Battle: cards and aims are shown before one decides; undo and reload keep the Battle', async ({
  visit,
}) => {
  const page = await visit();
  await takeUp(page, 'aiming');
  const { moment, question } = await turn(page);
  const skill = page.locator('.dd-skill.offered').first();
  await skill.hover();
  expect(await page.locator('.dd-aim .ring').count()).toBeGreaterThan(0);
  expect(await page.locator('.dd-aim .pill').count()).toBeGreaterThan(0);

  const monster = page
    .locator('.dd-thing.figure:not(.option)')
    .filter({ has: page.locator('[data-figure*=":"]') });
  await monster.first().dispatchEvent('pointerover', { bubbles: true });
  await page.getByTestId('card').waitFor();
  expect(await page.getByTestId('card').locator('h4').count()).toBeGreaterThan(0);

  await skill.click();
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
  await page.reload();
  await turn(page);
  await page.keyboard.press('u');
  await page.locator(`.tt[data-moment="${moment}"]`).waitFor();
  expect((await turn(page)).question).toBe(question);
});

test('the Circus is drafted and fought by two seats', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'draft');
  const { answers, on } = await play(page, { seed: 'bout', most: 12 });
  expect(answers).toBe(12);
  expect(on.board + on.hand).toBeGreaterThan(9);
  expect(await page.locator('.dd-thing.area').count()).toBeGreaterThan(5);
});

/** Reads what is explained, sets out, and then plays. */
const attentively: Chooser = (sight, rng) =>
  sight.offers.find(({ name }) => name === 'understood' || name === 'enter') ?? byBoard(sight, rng);

test('the Old Road explains itself, in both languages, and goes on after a reload', async ({ visit }) => {
  const page = await visit();
  await page.locator('.poster[data-game=darkest-dungeon]').click();
  await page
    .getByRole('button', { name: /^Learn the game in a quarter of an hour/ })
    .first()
    .click();
  await page.locator('.coach').waitFor();
  const words = page.locator('.coach .words');
  const said = new Set<string>();
  for (let answers = 0; answers < 12; answers++) {
    await turn(page);
    if ((await words.count()) > 0) said.add((await words.textContent()) ?? '');
    await play(page, { seed: `road ${answers}`, most: 1, choose: attentively });
  }
  console.log(`${said.size} notes in 12 answers`);
  expect(said.size).toBeGreaterThanOrEqual(3);
  const before = await turn(page);
  await page.locator('.lang button[lang=fr]').click();
  await expect.poll(async () => (await turn(page)).question).not.toBe(before.question);
  expect((await turn(page)).moment).toBe(before.moment);
  await page.reload();
  expect((await turn(page)).moment).toBe(before.moment);
});

test('a phone plays it with one thumb', async ({ visit }) => {
  const page = await visit({ viewport: PHONE, touch: true });
  for (const stands of ['battle', 'hamlet', 'skills'] as const) {
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
  await takeUp(page, 'map');
  const { moment } = await turn(page);
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? ''))
    .toMatch(/^place:/);
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(label).toMatch(/You may:/);
  await page.keyboard.press('Enter');
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
});
