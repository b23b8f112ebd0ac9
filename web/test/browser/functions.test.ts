import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { lookAt, play, turn } from './player.ts';
import { savedTable, sitDownAgain, type StandName, takeIn } from './saves.ts';

/** Sits down at a table that stands at such a moment. */
async function sitAt(page: Page, stands: StandName): Promise<void> {
  await takeIn(page, savedTable(stands));
  await sitDownAgain(page);
  await turn(page);
}

/** Runs in the page: how the drawing is moved and enlarged. */
const view = (page: Page): Promise<string> =>
  page.locator('.ddd-board').evaluate(board => (board as SVGSVGElement).style.transform);

test('the board is moved and enlarged by wheel, drag, buttons and keys, and fitted again', async ({
  visit,
}) => {
  const page = await visit();
  await sitAt(page, 'start');
  const box = await page.locator('.ddd-stage').boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => view(page)).toMatch(/scale\((1\.[1-9]|[2-4])/);
  const zoomed = await view(page);
  await page.mouse.down();
  await page.mouse.move(middle.x + 80, middle.y + 60, { steps: 4 });
  await page.mouse.up();
  expect(await view(page)).not.toBe(zoomed);
  expect((await lookAt(page)).moment).toBe((await turn(page)).moment);
  await page.keyboard.press('b');
  await page.keyboard.press('0');
  await expect.poll(() => view(page)).toBe('translate(0px, 0px) scale(1)');
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(() => view(page)).toMatch(/scale\(1\.[3-5]/);
});

test('the line of sight is shown when it is asked for, from the room that has the focus', async ({
  visit,
}) => {
  const page = await visit();
  await sitAt(page, 'start');
  expect(await page.locator('.ddd-sight').count()).toBe(0);
  await page.keyboard.press('b');
  await page.keyboard.press('v');
  await page.locator('.ddd-sight circle').waitFor({ state: 'attached' });
  expect(await page.locator('.ddd-thing .seen').count()).toBeGreaterThan(0);
  const from = () => page.locator('.ddd-sight circle').evaluate(dot => dot.getAttribute('cy'));
  const first = await from();
  await page.keyboard.press('ArrowUp');
  await expect.poll(from).not.toBe(first);
  await page.keyboard.press('v');
  await page.locator('.ddd-sight').waitFor({ state: 'detached' });
});

test('the chronicle is searched, and a line of it shows the table of that moment; from there one goes back', async ({
  visit,
}) => {
  const page = await visit();
  await sitAt(page, 'middle');
  const now = (await turn(page)).moment;
  const all = await page.locator('.ev').count();
  await page.getByRole('searchbox').fill('zombie');
  await expect.poll(() => page.locator('.ev').count()).toBeLessThan(all);
  for (const words of await page.locator('.ev').allTextContents())
    expect(words.toLowerCase()).toContain('zombie');
  await page.locator('.ev-words').first().click();
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  const past = Number(await page.locator('.tt').getAttribute('data-moment'));
  expect(past).toBeLessThan(now);
  await page.getByRole('button', { name: 'Undo to here' }).click();
  await expect.poll(async () => (await lookAt(page)).moment).toBeLessThanOrEqual(past);
  expect(await page.getByRole('button', { name: 'Back to now' }).count()).toBe(0);
});

test('a hint says why', async ({ visit }) => {
  const page = await visit();
  await sitAt(page, 'middle');
  await page.keyboard.press('h');
  await page.locator('.hint-text small').waitFor();
  expect(await page.locator('.hint-text small').textContent()).toMatch(/futures|no more|long run|xperience/);
});

test('an interruption can be let pass from now on, by a standing order', async ({ visit }) => {
  const page = await visit();
  await sitAt(page, 'window');
  const { moment } = await turn(page);
  await page.getByRole('button', { name: 'Ask less often' }).click();
  await page.getByRole('radio', { name: 'Always let it pass' }).click();
  // It holds for the one that is open, too.
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
});

test('signs beside colours, for those who ask for them', async ({ visit }) => {
  const page = await visit({ set: { markers: true } });
  await sitAt(page, 'start');
  const letter = page.locator('.ddd-letter').first();
  await letter.waitFor();
  expect(await letter.textContent()).toMatch(/^\p{Lu}$/u);
  await page.evaluate(() => {
    document.documentElement.dataset['markers'] = 'off';
  });
  await letter.waitFor({ state: 'hidden' });
});

test('sounds are heard when they are asked for, and not before', async ({ visit }) => {
  const page = await visit({ isBlank: true });
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset['heard'] = 'yes';
      return start.apply(this, when);
    };
  });
  await page.goto(inject('address'));
  await sitDown(page, { seed: 'sounds' });
  await play(page, { seed: 'silent', most: 3 });
  expect(await page.locator('html[data-heard]').count()).toBe(0);
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await page.keyboard.press('Escape');
  await play(page, { seed: 'loud', most: 3 });
  await page.locator('html[data-heard]').waitFor({ state: 'attached' });
});

test('a figure goes its way room by room, and one press brings it there at once', async ({ visit }) => {
  const page = await visit({ set: { motion: 'full' } });
  await sitAt(page, 'start');
  await page.keyboard.press('1');
  await page.locator('.t-hand .act-move').waitFor();
  await page.locator('.t-hand .act-move').click();
  const way = page.locator('.ddd-menu-item').first();
  if (await way.count()) await way.click();
  const frames = await page.waitForFunction(() => {
    const walks = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.ddd-figure'))
      .map(({ effect }) => (effect as KeyframeEffect).getKeyframes().length)
      .filter(count => count > 2);
    return walks.length > 0 && walks;
  });
  expect(Math.max(...((await frames.jsonValue()) as number[]))).toBeGreaterThanOrEqual(3);
  await page.keyboard.press(' ');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.matches('.ddd-figure') !== true || playState === 'finished';
    }),
  );
});

test('whoever is attacked has a red ring', async ({ visit }) => {
  const page = await visit();
  await sitAt(page, 'attacked');
  expect(await page.locator('.ddd-threats circle').count()).toBeGreaterThan(0);
});

test('the end lies over the table: nothing beneath it takes the focus, and Escape shows the board', async ({
  visit,
}) => {
  const page = await visit();
  await takeIn(page, savedTable('end'));
  await sitDownAgain(page);
  await page.locator('.t-end h1').waitFor();
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || (activeElement?.closest('.t-end, .t-top') ?? null) !== null;
    });
    expect(where).toBe(true);
  }
  await page.locator('.t-end').focus();
  await page.keyboard.press('Escape');
  await page.locator('.t-end').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'How it ended' }).waitFor();
});

test('with a table its lesson is forgotten', async ({ visit }) => {
  const page = await visit();
  await page
    .getByRole('button', { name: /^Learn the game/ })
    .first()
    .click();
  await page.locator('.coach').waitFor();
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('tenebrae-lesson')));
  await expect.poll(kept).toHaveLength(1);
  await page.locator('.t-top .brand').click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(kept).toEqual([]);
});
