import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { play } from './player.ts';

test('with real dice, the player enters what fell, and the table goes by it', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'real-dice', realDice: true });
  let rolls = 0;
  for (let turns = 0; turns < 60 && rolls < 3; turns++) {
    if (await waitsForDice(page)) {
      rolls += 1;
      // The first roll by tapping, the second by typing, the third by tapping after a slip.
      await enter(page, rolls === 2, rolls === 3);
    } else await play(page, { seed: `turn ${turns}`, most: 1 });
  }
  expect(rolls).toBe(3);
  await page
    .getByRole('button', { name: 'The table rolls' })
    .or(page.locator('.q[role=group]'))
    .first()
    .waitFor();
});

test('in the middle of a game the table can be told to roll, and the player to', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'change-dice' });
  await page.getByRole('button', { name: 'This table' }).click();
  const mine = page.getByRole('radio', { name: 'I roll real dice and enter them' });
  await mine.click();
  await expect.poll(() => mine.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  for (let turns = 0; turns < 60 && !(await waitsForDice(page)); turns++)
    await play(page, { seed: `turn ${turns}`, most: 1 });
  expect(await page.getByRole('button', { name: 'So they fell' }).isDisabled()).toBe(true);
  await page.locator('.real-dice').getByRole('button', { name: 'Let the table roll' }).click();
  await page.locator('.q-dice').waitFor({ state: 'detached' });
});

/** Waits for the next question of any kind. */
async function waitsForDice(page: Page): Promise<boolean> {
  await page.locator('.q[role=group]:not(.q-others), .t-end').first().waitFor();
  return (await page.locator('.q-dice').count()) > 0;
}

async function enter(page: Page, typed: boolean, slips: boolean): Promise<void> {
  const dice = page.locator('.real-dice fieldset');
  const count = await dice.count();
  const rolled = await page.locator('.ev').count();
  const face = (place: number) =>
    dice
      .nth(place)
      .locator('.face')
      .nth(place % 3);
  if (slips) await dice.first().locator('.face').last().click();
  if (typed) {
    await face(0).focus();
    for (let place = 0; place < count; place++) await page.keyboard.press(String((place % 3) + 1));
  } else for (let place = 0; place < count; place++) await face(place).click();
  for (let place = 0; place < count; place++)
    expect(await face(place).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'So they fell' }).click();
  await expect.poll(() => page.locator('.ev').count()).toBeGreaterThan(rolled);
}
