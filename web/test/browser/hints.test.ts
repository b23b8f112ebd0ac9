import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { DESKTOP, isHeld, LANDSCAPE, PHONE, SMALL } from './context.ts';
import { descentFile } from './descent-saves.ts';
import { lookAt, turn } from './player.ts';
import { savedTable, sitDownAgain, takeIn } from './saves.ts';

const middle = savedTable('middle');

async function sitAtTable(page: Page, table = middle): Promise<void> {
  await takeIn(page, table);
  await sitDownAgain(page);
  await turn(page);
}

/** A hint with something to weigh: the options that it tells of. */
async function hintWithOptions(page: Page): Promise<Locator> {
  await sitAtTable(page);
  await page.keyboard.press('1');
  await page.locator('.t-hand button').first().waitFor();
  await page.keyboard.press('h');
  const options = page.getByRole('list', { name: 'What the wise bot considered' }).getByRole('button');
  await options.first().waitFor();
  return options;
}

/** What is lit up on the table. */
const litOn = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('.hinted')].map(one => one.outerHTML).join());

test('a hint says what is advised, what was considered and how that would end, and why', async ({
  visit,
}) => {
  const page = await visit();
  await sitAtTable(page);
  // The first press takes whoever acts; then there is something to weigh.
  await page.keyboard.press('1');
  await page.locator('.t-hand button').first().waitFor();
  const before = await turn(page);
  const frames = await page.evaluate(() => {
    const gaps: number[] = [];
    const boards = new Set<string>();
    let last = performance.now();
    const beat = (now: number): void => {
      gaps.push(now - last);
      boards.add(JSON.stringify(document.querySelector('.t-board')?.getBoundingClientRect()));
      last = now;
      if (document.querySelector('.hint-card') === null) requestAnimationFrame(beat);
      else {
        document.body.dataset['boards'] = String(boards.size);
        document.body.dataset['longest'] = String(Math.round(Math.max(...gaps)));
      }
    };
    requestAnimationFrame(beat);
    return gaps.length;
  });
  expect(frames).toBe(0);
  const begun = Date.now();
  await page.keyboard.press('h');
  const card = page.locator('.hint-card');
  await card.waitFor();
  const longest = await page.locator('body[data-longest]').getAttribute('data-longest');
  // Neither that the bot thinks nor what it says takes room from the board.
  expect(await page.locator('body').getAttribute('data-boards')).toBe('1');
  console.log(`a hint after ${Date.now() - begun} ms; longest frame ${longest} ms`);
  expect(await card.getByText(/^The wise bot would choose this/).count()).toBe(1);
  expect(await card.locator('small').textContent()).toMatch(/futures|no more|long run|xperience/);
  const considered = card.getByRole('list', { name: 'What the wise bot considered' }).getByRole('listitem');
  expect(await considered.count()).toBeGreaterThan(1);
  for (const words of await considered.locator('.word').allTextContents())
    expect(words).toMatch(/now$|^all but/);
  expect(await card.getByText(/possible futures? looked at/).count()).toBe(1);
  expect(await page.locator('.hinted').count()).toBeGreaterThan(0);
  expect((await lookAt(page)).moment).toBe(before.moment);
});

test('a hint is closed by its button or by Escape, and by an answer', async ({ visit }) => {
  const page = await visit();
  await sitAtTable(page);
  const card = page.locator('.hint-card');
  const { moment } = await turn(page);
  for (const close of [
    () => card.getByRole('button', { name: 'Close the hint' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('1'),
  ]) {
    await page.keyboard.press('h');
    await card.waitFor();
    await close();
    await card.waitFor({ state: 'detached' });
  }
  await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
});

test('whoever points at another option in the hint sees where that is, with the mouse or from the keyboard', async ({
  visit,
}) => {
  const page = await visit();
  const options = await hintWithOptions(page);
  const lit = (): Promise<string> => litOn(page);
  await page.mouse.move(2, 2);
  const advised = await lit();
  expect(advised).not.toBe('');
  await options.nth(1).hover();
  await expect.poll(lit).not.toBe(advised);
  const other = await lit();
  expect(other).not.toBe('');
  await options.nth(0).hover();
  await expect.poll(lit).toBe(advised);
  await page.mouse.move(2, 2);
  await options.nth(1).focus();
  await expect.poll(lit).toBe(other);
});

test('a mouse that lies still where the hint comes up points at nothing', async ({ visit }) => {
  const page = await visit();
  const options = await hintWithOptions(page);
  await page.mouse.move(2, 2);
  const advised = await litOn(page);
  const box = await options.nth(1).boundingBox();
  if (box === null) throw new Error('the option is not to be seen');
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.keyboard.press('h');
  await options.first().waitFor();
  // Only where it draws does the browser notice what has come up under a mouse at rest.
  await page.screenshot();
  expect(await options.nth(1).evaluate(one => one.matches(':hover'))).toBe(true);
  expect(await litOn(page)).toBe(advised);
  await page.mouse.move(box.x + 24, box.y + box.height / 2);
  await expect.poll(() => litOn(page)).not.toBe(advised);
});

test.for([
  SMALL,
  PHONE,
  LANDSCAPE,
])('what a hint lights up in a long list is scrolled to, and so is what is pointed at: $width x $height', async (viewport, {
  visit,
}) => {
  const page = await visit({ viewport, touch: isHeld(viewport) });
  await sitAtTable(page, descentFile('shop'));
  await page.keyboard.press('h');
  const options = page.getByRole('list', { name: 'What the wise bot considered' }).getByRole('button');
  await options.first().waitFor();
  const wares = page.locator('.dj-gallery');
  const isLong = await wares.evaluate(list => list.scrollHeight > list.clientHeight + 100);
  expect(isLong).toBe(true);
  /** At its middle lies the thing that is lit up, and neither the end of the list nor the hint. */
  const isSeen = (): Promise<boolean> =>
    wares.evaluate(list => {
      const lit = list.querySelector('.hinted');
      if (lit === null) return false;
      const { x, y, width, height } = lit.getBoundingClientRect();
      return lit.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isSeen()).toBe(true);
  const seen = new Set<string>();
  const lit = page.locator('.dj-gallery .hinted');
  // The advised one, which is lit already, comes last.
  for (const option of [...(await options.all()).slice(1), options.first()]) {
    await wares.evaluate(list => list.scrollTo({ top: list.scrollHeight }));
    await option.focus();
    // To buy no more is no ware.
    if ((await lit.count()) === 0) continue;
    await expect.poll(isSeen).toBe(true);
    seen.add((await lit.textContent()) ?? '');
  }
  expect(seen.size).toBeGreaterThan(1);
  // Whatever is lit up: the end of the list, too, can be scrolled out from under the hint.
  await wares.evaluate(list => list.scrollTo({ top: list.scrollHeight }));
  const last = await wares.getByRole('button').last().boundingBox();
  const card = await page.locator('.hint-card').boundingBox();
  if (last === null || card === null) throw new Error('nothing is there to be covered');
  const isCovered =
    last.x < card.x + card.width && last.y + last.height > card.y && last.y < card.y + card.height;
  expect(isCovered).toBe(false);
});

test.for([
  SMALL,
  PHONE,
  LANDSCAPE,
])('what a hint lights up on the board is seen beside it, and the board goes back when the hint goes: $width x $height', async (viewport, {
  visit,
}) => {
  const page = await visit({ viewport, touch: isHeld(viewport) });
  await sitAtTable(page, descentFile('acting'));
  const drawing = page.locator('.dj-board');
  const stage = await page.locator('.dj-stage').boundingBox();
  if (stage === null) throw new Error('there is no board');
  const [x, y] = [stage.x + stage.width / 2, stage.y + 40];
  // Whoever has moved the board finds it again as it was.
  if (viewport === SMALL) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 120, { steps: 4 });
    await page.mouse.up();
  }
  const before = await drawing.boundingBox();
  await page.keyboard.press('h');
  const options = page.getByRole('list', { name: 'What the wise bot considered' }).getByRole('button');
  await options.first().waitFor();
  const isSeen = (): Promise<boolean> =>
    page.evaluate(() => {
      const lit = document.querySelector('.dj-board .hinted')?.getBoundingClientRect();
      const board = document.querySelector('.dj-stage')?.getBoundingClientRect();
      const card = document.querySelector('.hint-card')?.getBoundingClientRect();
      if (lit === undefined || board === undefined || card === undefined) return false;
      const [across, down] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
      const isIn = (box: DOMRect): boolean =>
        across >= box.left && across <= box.right && down >= box.top && down <= box.bottom;
      return isIn(board) && !isIn(card);
    });
  let seen = 0;
  for (const option of [...(await options.all()).slice(1), options.first()]) {
    await option.focus();
    // Not everything that may be done lies on the board.
    if ((await page.locator('.dj-board .hinted').count()) === 0) continue;
    await expect.poll(isSeen).toBe(true);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await page.locator('.hint-card').waitFor({ state: 'detached' });
  await expect.poll(() => drawing.boundingBox()).toEqual(before);
});

test.for([
  DESKTOP,
  SMALL,
  PHONE,
  LANDSCAPE,
])('a hint fits over the board: $width x $height', async (viewport, { visit }) => {
  const page = await visit({ viewport, touch: isHeld(viewport), set: { language: 'fr' } });
  await sitAtTable(page);
  await page.keyboard.press('h');
  const card = page.locator('.hint-card');
  await card.waitFor();
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
  const question = await page.locator('.q').boundingBox();
  const isBeside = (box?.x ?? 0) + (box?.width ?? 0) <= (question?.x ?? 0) + 1;
  const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (question?.y ?? 0) + 1;
  expect(viewport === LANDSCAPE ? isBeside : isAbove).toBe(true);
});

test.for([
  DESKTOP,
  PHONE,
  LANDSCAPE,
])('looking back, one reads what was asked and answered, and a bot says why: $width x $height', async (viewport, {
  visit,
}) => {
  const page = await visit({ viewport, touch: isHeld(viewport) });
  // Only bots that search tell what they considered.
  await sitAtTable(page, middle.replaceAll('"greedy"', '"adept"'));
  await page.keyboard.press('r');
  const why = page.getByRole('button', { name: 'Why?' });
  const previous = page.getByRole('button', { name: 'Previous moment' });
  const considered = page.getByRole('list', { name: 'What the bot considered' });
  const card = page.getByRole('complementary', { name: 'Why the bot chose this' });
  // Not everything is weighed: a bot that has one thing to do does it.
  for (let weighed = 0; weighed === 0; weighed = await considered.getByRole('listitem').count()) {
    do {
      const { moment } = await lookAt(page);
      await previous.click();
      await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
    } while ((await why.count()) === 0);
    await why.click();
    await card.waitFor();
  }
  const answered = (await page.locator('.history-decided b').textContent()) ?? '';
  const [name, option] = answered.split(': ');
  expect(await card.locator('.hint-text').textContent()).toContain(`${name} chose this: ${option}.`);
  expect(await litOn(page)).not.toBe('');
  // What is lit cannot be answered any more.
  const { moment } = await lookAt(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect((await lookAt(page)).moment).toBe(moment);
  await why.click();
  await card.waitFor();
  await previous.click();
  await card.waitFor({ state: 'detached' });
  expect((await lookAt(page)).moment).toBeLessThan(moment);
});
