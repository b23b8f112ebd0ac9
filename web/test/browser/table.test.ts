import { expect } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { lookAt, play, turn } from './player.ts';

test('a hint points at an option without taking it', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'hint' });
  await play(page, { seed: 'hint', most: 4 });
  const before = await turn(page);
  await page.keyboard.press('h');
  await page.getByText(/^The wise bot would choose this/).waitFor();
  expect(await page.locator('.hinted').count()).toBeGreaterThan(0);
  expect((await lookAt(page)).moment).toBe(before.moment);
});

test('a rule opens from the question and from the chronicle, and can be searched for', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'rules' });
  await play(page, { seed: 'rules', most: 4 });
  await turn(page);
  const asked = (await page.locator('.q .rule').textContent()) ?? '';
  await page.locator('.q .rule').click();
  expect(await page.locator('.rp li.now .rule').textContent()).toBe(asked);
  await page
    .getByRole('searchbox', { name: /^Search/ })
    .last()
    .fill('fire');
  await expect.poll(() => page.locator('.rp article li').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.rp').waitFor({ state: 'detached' });
  const logged = page.locator('.ev .rule').last();
  const name = await logged.textContent();
  await logged.click();
  expect(await page.locator('.rp li.now .rule').textContent()).toBe(name);
});

test('what is forbidden says why, by its rule', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'why' });
  for (let turns = 0; turns < 20; turns++) {
    await turn(page);
    if ((await page.getByRole('button', { name: /^Why can/ }).count()) > 0) break;
    await play(page, { seed: `why ${turns}`, most: 1 });
  }
  await page.getByRole('button', { name: /^Why can/ }).click();
  await page.locator('.why-list li').first().waitFor();
  expect(await page.locator('.why-list .rule').first().textContent()).toMatch(/^DDD-/);
});

test('the board is one stop of the tab key: arrows go through the rooms, N through what glows, Enter chooses', async ({
  visit,
}) => {
  const page = await visit();
  await sitDown(page, { seed: 'arrows' });
  for (let turns = 0; turns < 30; turns++) {
    const { offers } = await turn(page);
    if (offers.filter(({ on }) => on === 'board').length > 1) break;
    await play(page, { seed: `arrows ${turns}`, most: 1 });
  }
  const before = await turn(page);
  await page.locator('.ddd-board [tabindex="0"]').focus();
  expect(await page.locator('.ddd-board [tabindex="0"]').count()).toBe(1);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? '');
  const start = await focused();
  for (const arrow of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(arrow);
  await expect.poll(focused).toMatch(/^room:/);
  await page.keyboard.press('n');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.classList.contains('option')))
    .toBe(true);
  expect(start).not.toBe('');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    moment =>
      document.querySelector('.ddd-menu-item') !== null ||
      document.querySelector<HTMLElement>('.tt')?.dataset['moment'] !== String(moment),
    before.moment,
  );
});

test('bots play on while somebody looks on, pause, and go on; the page answers meanwhile', async ({
  visit,
}) => {
  const page = await visit({ set: { pace: 'quick' } });
  await page.locator('#set-form').waitFor();
  await page.getByRole('button', { name: 'Watch bots play' }).click();
  await page.locator('.tt').waitFor();
  const moment = async () => (await lookAt(page)).moment;
  await expect.poll(moment, { timeout: 20_000 }).toBeGreaterThan(5);
  const longest = await page.evaluate(
    () =>
      new Promise<number>(done => {
        let last = performance.now();
        let worst = 0;
        const end = last + 2000;
        const beat = (now: number): void => {
          worst = Math.max(worst, now - last);
          last = now;
          if (now < end) requestAnimationFrame(beat);
          else done(worst);
        };
        requestAnimationFrame(beat);
      }),
  );
  console.log(`longest frame while bots think: ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(1500);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const paused = await moment();
  await page.waitForTimeout(600);
  expect(await moment()).toBe(paused);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(moment).toBeGreaterThan(paused);
});
