import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { DESKTOP, PHONE, SMALL } from './context.ts';
import { sitDown } from './lobby.ts';
import { play, turn } from './player.ts';
import { savedTable, sitDownAgain, takeIn } from './saves.ts';

const over = savedTable('end');

/** Sits down at a table that is over, and opens its review. */
async function openReview(page: Page): Promise<void> {
  await takeIn(page, over);
  await sitDownAgain(page);
  await page.locator('.t-end h1').waitFor();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('heading', { name: 'Review of the match' }).waitFor();
}

const momentOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.tt').getAttribute('data-moment'));

test('a match is reviewed to the end: the curve, its turns, luck and decisions; every moment can be seen and branched from', async ({
  visit,
}) => {
  const page = await visit();
  await openReview(page);
  const bar = page.getByRole('progressbar', { name: 'How far the review is' });
  await bar.waitFor();
  const chart = page.getByRole('img', { name: /^Chance to win over the match/ });
  // The first estimate comes long before the last one.
  await chart.waitFor();
  expect(await bar.count()).toBe(1);
  const points = (): Promise<number> =>
    page.getByRole('slider', { name: 'Moment' }).evaluate(slider => Number((slider as HTMLInputElement).max));
  const coarse = await points();
  await page
    .getByText(/possible futures looked into\.$/)
    .first()
    .waitFor({ timeout: 110_000 });
  expect(await bar.count()).toBe(0);
  expect(await points()).toBeGreaterThan(coarse);
  for (const part of ['Where it turned', 'The most costly decisions', 'Luck of the dice'])
    expect(await page.getByRole('heading', { name: part }).count()).toBe(1);
  expect(await page.locator('.rv-luck li').count()).toBe(3);

  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Moment \d+ of \d+: chance to win \d+%/);
  const end = await momentOf(page);
  await page.locator('.rv-pick').getByRole('button', { name: 'See that moment' }).click();
  await page.locator('.rv').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  expect(await momentOf(page)).toBeLessThan(end);

  // What was found is still there.
  await page.locator('.history').getByRole('button', { name: 'Review' }).click();
  await page
    .getByText(/possible futures looked into\.$/)
    .first()
    .waitFor();
  const branches = page.getByRole('dialog').getByRole('button', { name: /^Branch off here/ });
  if ((await branches.count()) > 0) await branches.first().click();
  else {
    await page.locator('.rv-pick').getByRole('button', { name: 'See that moment' }).click();
    await page.getByRole('button', { name: 'Branch off here' }).click();
  }
  await page.locator('.rv').waitFor({ state: 'detached' });
  const sight = await turn(page);
  expect(sight.isOver).toBe(false);
  expect(sight.moment).toBeLessThan(end);
  // The match that was reviewed is still there.
  await page.goBack();
  await page.locator('.t-end h1').waitFor();
  expect(await momentOf(page)).toBe(end);
});

test('a review is stopped with what is known by then, and gone on with', async ({ visit }) => {
  const page = await visit();
  await openReview(page);
  await page.locator('.rv-chart').waitFor();
  await page.getByRole('button', { name: 'Stop here' }).click();
  const note = page.getByText(/^Stopped after \d+ possible futures/);
  await note.waitFor();
  const said = await note.textContent();
  await page.waitForTimeout(1500);
  expect(await note.textContent()).toBe(said);
  expect(await page.locator('.rv-chart').count()).toBe(1);
  // Whatever was not found yet is said not to be, rather than not to exist.
  const decisions = page.getByRole('region', { name: 'The most costly decisions' });
  await decisions.getByText('None found so far.').waitFor();
  await page.getByRole('button', { name: 'Go on looking' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'How it ended' }).click();
  await page.locator('.end h1').waitFor();
});

test('the curve is a table too, for those who rather read', async ({ visit }) => {
  const page = await visit();
  await openReview(page);
  await page.locator('.rv-chart').waitFor();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByText('The curve as a table').click();
  const rows = page.locator('.rv-table tbody tr');
  expect(await rows.count()).toBeGreaterThan(1);
  expect(await rows.last().locator('td').first().textContent()).toMatch(/^(?:0|100)%$/);
  await rows.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
});

test('while a match is played nothing offers to review it', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'no-review' });
  await play(page, { seed: 'no-review', most: 3 });
  await turn(page);
  await page.keyboard.press('r');
  await page.getByRole('slider').fill('1');
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  expect(await page.getByRole('button', { name: 'Review' }).count()).toBe(0);
});

test.for([DESKTOP, SMALL, PHONE])('a review fits: $width x $height, in French', async (viewport, {
  visit,
}) => {
  const page = await visit({ viewport, touch: viewport === PHONE, set: { language: 'fr' } });
  await takeIn(page, over);
  await sitDownAgain(page);
  await page.getByRole('button', { name: 'Bilan' }).click();
  await page.locator('.rv-chart').waitFor();
  await page.getByRole('button', { name: 'Arrêter ici' }).click();
  const wide = await page.evaluate(() => {
    const over = document.querySelector('.t-end');
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      review: over === null ? 1 : over.scrollWidth - over.clientWidth,
    };
  });
  expect(wide).toEqual({ page: 0, review: 0 });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.rv .btn')]
      .map(button => ({ text: button.textContent, height: button.getBoundingClientRect().height }))
      .filter(({ height }) => height < 35.5)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
});

test('the file of a table that is over can be reviewed on another device', async ({ visit }) => {
  const page = await visit();
  await takeIn(page, over);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  const elsewhere = await visit();
  await takeIn(elsewhere, readFileSync(await download.path(), 'utf8'));
  await sitDownAgain(elsewhere);
  await elsewhere.getByRole('button', { name: 'Review' }).click();
  await elsewhere.locator('.rv-chart').waitFor();
});
