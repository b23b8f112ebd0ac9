import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { LANDSCAPE, SMALL_LANDSCAPE } from './context.ts';
import { goTo, SCREENS } from './screens.ts';

/** Of every game, what lies on the board, in the hand and over the board; the lesson, the past and the words. */
const LOOKED_AT = [
  'choosing',
  'middle',
  'acting',
  'all-options',
  'hint',
  'history',
  'lesson',
  'plain',
  'dungeon-party',
  'dungeon-map',
  'dungeon-battle',
  'dungeon-hamlet',
  'descent-heroes',
  'descent-acting',
  'descent-monsters',
  'descent-trap',
  'darklight-fight',
  'darklight-loot',
  'darklight-town',
  'darklight-hazard',
] as const;

test.for(
  LOOKED_AT,
)('a phone held in landscape shows board and question side by side, with nothing cut off: %s', async (name, {
  visit,
}) => {
  const screen = SCREENS[name];
  if (screen === undefined) throw new Error(`no such screen: ${name}`);
  // Its words are longer.
  const language = name === 'lesson' ? 'en' : 'fr';
  const page = await visit({ viewport: LANDSCAPE, touch: true, set: { language, ...screen.set } });
  await goTo(screen, page);
  for (const size of [LANDSCAPE, SMALL_LANDSCAPE]) {
    await page.setViewportSize(size);
    await settled(page);
    expect(await page.evaluate(faults), `${size.width} x ${size.height}`).toEqual([]);
  }
});

test('a tab takes the place of the board alone: what is asked stays beside it', async ({ visit }) => {
  const page = await visit({ viewport: LANDSCAPE, touch: true });
  const screen = SCREENS['dungeon-battle'];
  if (screen === undefined) throw new Error('no such screen');
  await goTo(screen, page);
  const question = page.locator('.q');
  const before = await question.boundingBox();
  for (const tab of ['Seats', 'Dice', 'Chronicle', 'Board']) {
    await page.locator('.t-tabs').getByRole('button', { name: tab }).tap();
    expect(await question.isVisible(), tab).toBe(true);
    expect(await question.boundingBox(), tab).toEqual(before);
  }
});

/** Where the board stands closer or farther, it is measured and drawn once more. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)));
      }),
  );

/** Runs in the page: what a picky player would mind. */
function faults(): string[] {
  const found: string[] = [];
  const boxOf = (selector: string): DOMRect | undefined =>
    [...document.querySelectorAll(selector)]
      .map(element => element.getBoundingClientRect())
      .find(({ width, height }) => width > 0 && height > 0);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  for (const box of document.querySelectorAll('body, #root, .tt, .t-mid'))
    if (box.scrollTop !== 0) found.push(`${box.className} has been scrolled`);

  const parts = ['.t-top', '.t-board, .in-words', '.t-dock', '.coach', '.t-hand', '.t-seats', '.t-tabs'];
  const boxes = parts.flatMap(part => {
    const box = boxOf(part);
    return box === undefined ? [] : [{ part, box }];
  });
  for (const { part, box } of boxes)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${part} lies beyond the edge`);
  for (const [place, one] of boxes.entries())
    for (const other of boxes.slice(place + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 2 && high > 2) found.push(`${one.part} lies over ${other.part}`);
    }

  const board = boxOf('.t-board, .in-words');
  const top = boxOf('.t-top');
  if (board === undefined || top === undefined) return [...found, 'there is no board'];
  if (board.height < innerHeight - 45) found.push(`the board is ${Math.round(board.height)} high`);
  if (board.width < innerWidth * 0.48) found.push(`the board is ${Math.round(board.width)} wide`);
  if (board.top - top.bottom > 2) found.push('a strip lies between the top bar and the board');

  const targets = '.q .btn, .t-hand .offered, .t-tabs button, .t-top .tool, .coach .btn, .history .btn';
  for (const target of document.querySelectorAll(targets)) {
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && (width < 39.5 || height < 39.5))
      found.push(`small: ${target.textContent} ${Math.round(width)}x${Math.round(height)}`);
  }

  // At least the first answer is seen whole, and so is the name of the first card of the hand.
  for (const [first, around] of [
    ['.q .opts .btn', '.q'],
    ['.t-hand li b', '.t-hand'],
  ] as const) {
    const box = boxOf(first);
    const outer = boxOf(around);
    if (box === undefined || outer === undefined) continue;
    const isWhole = box.bottom <= outer.bottom + 1 && box.right <= outer.right + 1;
    if (!isWhole && box.height < outer.height) found.push(`${first} is cut off`);
  }

  const cards =
    '.t-hand li > *, .q .btn, .t-tabs button, .dd-gallery li > *, .dj-gallery li > *, .dl-gallery li > *';
  for (const card of document.querySelectorAll(cards)) {
    const edge = card.getBoundingClientRect();
    const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
      const around = word.parentElement;
      if (around === null || around.closest('.sr, svg') !== null || around.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(word);
      for (const { left, right, top: above, bottom, width } of range.getClientRects())
        if (
          width > 0 &&
          (left < edge.left - 1 || right > edge.right + 1 || above < edge.top - 3 || bottom > edge.bottom + 3)
        )
          found.push(`beyond its card: ${word.textContent}`);
      for (let box: Element | null = around; box !== null && box !== card; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && box.scrollHeight > box.clientHeight + 3)
          found.push(`cut short: ${word.textContent}`);
        else if (getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1)
          found.push(`cut: ${word.textContent}`);
    }
  }
  return [...new Set(found)];
}
