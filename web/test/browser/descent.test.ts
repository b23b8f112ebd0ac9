import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { PHONE } from './context.ts';
import { descentFile, type DescentStand } from './descent-saves.ts';
import { play, turn } from './player.ts';
import { sitDownAgain, takeIn } from './saves.ts';

async function takeUp(page: Page, stands: DescentStand): Promise<void> {
  await takeIn(page, descentFile(stands));
  await sitDownAgain(page);
  await turn(page);
}

test('heroes are chosen from cards, equipped in the shop and led into the dungeon', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'heroes');
  expect(await page.locator('.dj-gallery .hero').count()).toBeGreaterThan(10);
  await page.locator('.dj-gallery .hero button').first().click();
  await page.locator('.dj-gallery .roster').first().waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.locator('.dj-sign h2').waitFor();
  const { answers, on } = await play(page, { seed: 'into the dark', most: 10 });
  expect(answers).toBe(10);
  expect(on.board + on.hand).toBeGreaterThan(4);
});

test('a hero walks by the lit spaces; undo and reload keep the place', async ({ visit }) => {
  const page = await visit();
  await takeUp(page, 'acting');
  const { moment, question } = await turn(page);
  expect(await page.locator('.dj-thing.field.option').count()).toBeGreaterThan(3);
  await page.locator('.dj-thing.field.option').first().click();
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
  await page.reload();
  await turn(page);
  while ((await turn(page)).moment > moment) {
    const { moment: now } = await turn(page);
    await page.keyboard.press('u');
    await page.locator(`.tt:not([data-moment="${now}"])`).waitFor();
  }
  expect((await turn(page)).question).toBe(question);
});

test('pointing at a target shows the line and the range; the dice lie on the board, surges are bought in the hand', async ({
  visit,
}) => {
  const page = await visit();
  await takeUp(page, 'target');
  await page.locator('.dj-thing.option').first().dispatchEvent('pointerover', { bubbles: true });
  await page.locator('.dj-line text').first().waitFor();
  expect(await page.locator('.dj-line text').first().textContent()).toMatch(/range \d/);
  await page.getByTestId('card').waitFor();
  await takeUpAgain(page, 'surges');
  expect(await page.locator('.dj-attack .dice li').count()).toBeGreaterThan(1);
  const { moment } = await turn(page);
  await page.locator('.dj-hand .surge button').first().click();
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
});

test('the overlord springs traps, spawns and moves large monsters; his hand is seen at his seat alone', async ({
  visit,
}) => {
  const page = await visit();
  await takeUp(page, 'trap');
  const { moment } = await turn(page);
  expect(await page.locator('.dj-dark-card').count()).toBeGreaterThan(1);
  await page.locator('.dj-dark-card.offered').first().click();
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
  for (const stands of ['spawn', 'monster'] as const) {
    await takeUpAgain(page, stands);
    const { answers } = await play(page, { seed: stands, most: 3 });
    expect(answers, stands).toBe(3);
  }
  await takeUpAgain(page, 'acting');
  expect(await page.locator('.dj-dark-card').count()).toBe(0);
});

test('a hero interrupts the overlord from guard, dodges a blow and rolls dice again; each is taken back', async ({
  visit,
}) => {
  const page = await visit();
  const back = async (to: number, question: string): Promise<void> => {
    await page.keyboard.press('u');
    await page.locator(`.tt[data-moment="${to}"]`).waitFor();
    expect((await turn(page)).question).toBe(question);
  };
  await takeUp(page, 'guard');
  for (const [stands, sign] of [
    ['guard', '.dj-hand .offered, .q [data-option]:not([data-option=pass])'],
    ['dodge', '.q [data-option]:not([data-option=pass]), .dj-hand .offered'],
    ['reroll', '.dj-attack .dice .offered'],
  ] as const) {
    if (stands !== 'guard') await takeUpAgain(page, stands);
    const { moment, question } = await turn(page);
    await page.waitForTimeout(300);
    await page.locator(sign).first().click();
    await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
    await turn(page);
    await back(moment, question);
  }
});

test('a phone plays it with one thumb', async ({ visit }) => {
  const page = await visit({ viewport: PHONE, touch: true });
  await takeUp(page, 'acting');
  const field = await page.locator('.dj-thing.field.option .lit').first().boundingBox();
  expect(field?.width ?? 0).toBeGreaterThan(20);
  expect((await play(page, { seed: 'acting', most: 2, touch: true })).answers).toBe(2);
  for (const stands of ['trap', 'shop', 'guard', 'reroll'] as const) {
    await takeUpAgain(page, stands);
    const { answers } = await play(page, { seed: stands, most: 3, touch: true });
    expect(answers, stands).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('the board is played with the keyboard alone, in French too', async ({ visit }) => {
  const page = await visit({ set: { language: 'fr' } });
  await takeUp(page, 'acting');
  const { moment } = await turn(page);
  await page.keyboard.press('b');
  await page.keyboard.press('n');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? ''))
    .toMatch(/^(square|hero|monster|marker|door):/);
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(label).toMatch(/Vous pouvez/);
  await page.keyboard.press('v');
  await page.locator('.dj-sight').waitFor();
  await page.keyboard.press('Enter');
  await page.locator(`.tt:not([data-moment="${moment}"]), .dj-menu`).first().waitFor();
});

test('the guided first game speaks up and goes on', async ({ visit }) => {
  const page = await visit();
  await page.locator('.poster[data-game=descent]').click();
  await page
    .getByRole('button', { name: /^Learn the game/ })
    .first()
    .click();
  await page.locator('.coach').waitFor();
  const said = new Set<string>();
  for (let answers = 0; answers < 6; answers++) {
    await turn(page);
    if ((await page.locator('.coach .words').count()) > 0)
      said.add((await page.locator('.coach .words').textContent()) ?? '');
    await play(page, { seed: `mine road ${answers}`, most: 1 });
  }
  expect(said.size).toBeGreaterThanOrEqual(2);
});

/** Another table, by way of the lobby. */
async function takeUpAgain(page: Page, stands: DescentStand): Promise<void> {
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('#set-form').waitFor();
  await takeUp(page, stands);
}

const SECRET = 'the quest is his secret';

test('the overlord has a guided first game, too: while the heroes shop he looks around, then it is his turn', async ({
  visit,
}) => {
  const page = await visit();
  await page.locator('.poster[data-game=descent]').click();
  await page.getByRole('button', { name: /^Learn to be the overlord/ }).click();
  const words = page.locator('.coach .words');
  await expect.poll(() => words.textContent()).toMatch(/^Tonight you are the overlord/);
  // A question of his own takes precedence over what he is told meanwhile, and may come between a look and a press.
  const said = new Set<string>();
  for (let notes = 0; notes < 12 && !said.has(SECRET); notes++) {
    const note = (await words.textContent()) ?? '';
    said.add(note.startsWith('You alone know the quest') ? SECRET : note);
    const coach = page.locator('.coach').filter({ hasText: note });
    await coach
      .getByRole('button', { name: 'Next', exact: true })
      .click({ timeout: 1000 })
      .catch(() => {});
  }
  expect(said).toContain(SECRET);
  await turn(page);
  await expect.poll(() => page.locator('.dj-dark-card').count()).toBeGreaterThan(1);
  for (let answers = 0; answers < 12; answers++) {
    await turn(page);
    if ((await words.count()) > 0) said.add((await words.textContent()) ?? '');
    await play(page, { seed: `from below ${answers}`, most: 1 });
  }
  expect(said.size).toBeGreaterThanOrEqual(3);
  await turn(page);
  const before = await words.textContent();
  await page.locator('.lang button[lang=fr]').click();
  await expect.poll(() => words.textContent()).not.toBe(before);
});
