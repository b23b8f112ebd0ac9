import { expect } from 'vitest';
import { test } from './a-page.ts';
import { lookAt, turn } from './player.ts';
import { savedTable, sitDownAgain, takeIn } from './saves.ts';

const KINDS = ['random', 'habit', 'greedy', 'novice', 'adept', 'expert', 'master'];

test('every seat can be given a bot of any strength, which says what it does; and it plays', async ({
  visit,
}) => {
  const page = await visit({ set: { pace: 'at-once' } });
  const form = page.locator('#set-form');
  await form.waitFor();
  const seat = form.locator('.sl li').nth(1);
  const offered = await seat
    .locator('option')
    .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
  expect(offered).toEqual(['you', 'friend', ...KINDS]);
  const said = new Set<string>();
  for (const kind of KINDS) {
    await seat.locator('select').selectOption(kind);
    said.add((await seat.locator('small').textContent()) ?? '');
  }
  expect(said.size).toBe(KINDS.length);
  for (const [place, kind] of ['novice', 'adept', 'habit'].entries())
    await form.locator('.sl select').nth(place).selectOption(kind);
  await page.getByRole('button', { name: 'Watch bots play' }).click();
  await page.locator('.tt').waitFor();
  await expect.poll(async () => (await lookAt(page)).moment, { timeout: 60_000 }).toBeGreaterThan(15);
});

test('who leaves a seat hands it to a bot, at the table, and takes it back', async ({ visit }) => {
  const page = await visit();
  await takeIn(page, savedTable('start'));
  await sitDownAgain(page);
  await turn(page);
  await page.getByRole('button', { name: 'This table' }).click();
  const seats = page.getByRole('group', { name: 'Who sits where' });
  const mine = seats.locator('select').first();
  expect(await mine.inputValue()).toBe('person');
  await mine.selectOption('master');
  await seats.getByText('looks furthest ahead').waitFor();
  await mine.selectOption('person');
  await page.keyboard.press('Escape');
  expect((await turn(page)).isMine).toBe(true);
});

test('a table with a master on it answers while the master thinks', async ({ visit }) => {
  const page = await visit();
  await takeIn(page, savedTable('middle'));
  await sitDownAgain(page);
  const { moment } = await turn(page);
  await page.getByRole('button', { name: 'This table' }).click();
  const selects = page.getByRole('group', { name: 'Who sits where' }).locator('select');
  for (const place of [0, 1, 2]) await selects.nth(place).selectOption('master');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('slider').fill('3');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await lookAt(page)).moment, { timeout: 60_000 }).toBeGreaterThan(moment + 1);
});
