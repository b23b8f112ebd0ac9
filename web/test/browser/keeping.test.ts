import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { lookAt, play, turn } from './player.ts';
import { takeIn } from './saves.ts';

test('a page reloaded in the middle of a decision asks the same again, and goes on', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'reload' });
  await play(page, { seed: 'before', most: 12 });
  const before = await turn(page);
  const lines = await page.locator('.ev').count();
  // The table is kept a moment after each answer.
  await page.waitForFunction(isKept, before.moment);
  await page.reload();
  const after = await turn(page);
  expect(summary(after)).toEqual(summary(before));
  expect(await page.locator('.ev').count()).toBe(lines);
  const { answers } = await play(page, { seed: 'after', most: 5 });
  expect(answers).toBe(5);
  expect((await turn(page)).moment).toBeGreaterThan(before.moment);
});

test('a table lies in the lobby, goes out as a file, and comes in on another device', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'take-along' });
  await play(page, { seed: 'here', most: 8 });
  const here = await turn(page);
  await page.waitForFunction(isKept, here.moment);
  await page.getByRole('link', { name: 'Tenebrae' }).click();
  const row = page.locator('.tl li');
  await row.waitFor();
  await expect.poll(() => row.locator('img').count(), { message: 'a picture' }).toBe(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');

  const elsewhere = await visit();
  await takeIn(elsewhere, file);
  await elsewhere.locator('.tl li .btn').first().click();
  expect(summary(await turn(elsewhere))).toEqual(summary(here));
  expect((await play(elsewhere, { seed: 'there', most: 3 })).answers).toBe(3);
});

test('what was answered can be taken back, done again, looked back at, and branched from: the table stays', async ({
  visit,
}) => {
  const page = await visit();
  await sitDown(page, { seed: 'branches', undo: 'free' });
  await play(page, { seed: 'trunk', most: 7 });
  const seventh = await turn(page);
  await play(page, { seed: 'eighth', most: 1 });
  const eighth = await turn(page);

  await page.keyboard.press('u');
  await expect.poll(async () => summary(await lookAt(page))).toEqual(summary(seventh));
  await page.getByRole('button', { name: 'Do again' }).click();
  await expect.poll(async () => summary(await lookAt(page))).toEqual(summary(eighth));

  await page.keyboard.press('r');
  const slider = page.getByRole('slider');
  await slider.fill('2');
  await page.getByRole('button', { name: 'Branch off here' }).waitFor();
  const past = await lookAt(page);
  expect(past.moment).toBeLessThan(seventh.moment);
  expect(past.isMine).toBe(false);
  // What the slider says counts, also for whoever is faster than the table of that moment.
  await slider.fill('1');
  await expect.poll(async () => (await lookAt(page)).moment).toBeLessThan(past.moment);
  await slider.evaluate(pullAndBranch, '2');
  // Where it was a bot's turn, it has played on.
  await expect.poll(async () => (await turn(page)).moment).toBeLessThan(seventh.moment);
  expect((await play(page, { seed: 'branch', most: 4 })).answers).toBe(4);
  const branch = await turn(page);
  await page.waitForFunction(isKept, branch.moment);

  // Both lie in the lobby, and the one it came from as it was left.
  await page.getByRole('link', { name: 'Tenebrae' }).click();
  const rows = page.locator('.tl li');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().textContent()).toContain('branched off at moment 3');
  expect(await rows.last().textContent()).not.toContain('branched off');
  await rows.last().locator('.btn').first().click();
  expect(summary(await turn(page))).toEqual(summary(eighth));
});

/** The same question with the same answers, wherever they lie on the screen. */
const summary = ({ moment, question, offers }: Awaited<ReturnType<typeof lookAt>>) => ({
  moment,
  question,
  offers: offers.map(({ on, name }) => `${on} ${name}`).sort(),
});

/** Runs in the page: pulls the slider and branches off before anything that was asked for can have come. */
async function pullAndBranch(slider: Element, to: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(slider, to);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  const buttons = [...document.querySelectorAll<HTMLElement>('.history-deeds button')];
  buttons.find(({ textContent }) => textContent === 'Branch off here')?.click();
}

/** Runs in the page: whether the newest table on the shelf stands at this moment. */
function isKept(moment: number): Promise<boolean> {
  return new Promise(done => {
    const opening = indexedDB.open('tenebrae');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('slots').objectStore('slots').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        const slots = reading.result as { played: number; kept: { save: { journal: unknown[] } } }[];
        const newest = slots.sort((a, b) => b.played - a.played)[0];
        done(newest?.kept.save.journal.length === moment);
      };
    };
  });
}
