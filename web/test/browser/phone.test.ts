import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { LANDSCAPE, PHONE, SMALL_LANDSCAPE } from './context.ts';
import { sitDown } from './lobby.ts';
import { play, turn } from './player.ts';

test.for([PHONE, LANDSCAPE])('a phone plays with one thumb: $width x $height', async (viewport, {
  visit,
}) => {
  const page = await visit({ viewport, touch: true });
  await sitDown(page, { seed: 'thumb' });
  await turn(page);
  expect(await overflow(page)).toEqual([]);
  const { answers, on } = await play(page, { seed: 'thumb', most: 16, touch: true });
  console.log(`${answers} answers on a phone: ${JSON.stringify(on)}`);
  expect(answers).toBe(16);
  expect(on.board).toBeGreaterThan(0);
  expect(await smallTargets(page)).toEqual([]);
  for (const tab of ['Seats', 'Dice', 'Chronicle', 'Board']) {
    await page.locator('.t-tabs').getByRole('button', { name: tab }).tap();
    expect(await overflow(page), tab).toEqual([]);
  }
  // Held in landscape there is no sheet over the board to pull down.
  if (viewport === LANDSCAPE) return expect(await page.locator('.grab').isVisible()).toBe(false);
  await page.locator('.grab').tap();
  expect(await page.locator('.grab').getAttribute('aria-expanded')).toBe('false');
});

test.for([
  PHONE,
  LANDSCAPE,
  SMALL_LANDSCAPE,
])('every page fits the width of a phone: $width x $height', async (viewport, { visit }) => {
  const page = await visit({ viewport, touch: true });
  for (const path of ['#/', '#/settings', '#/about', '#/rules/dark-darker-darkest']) {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('main').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});

test('nothing stays lit where a finger has been: only what hovers lights what is under it', async ({
  visit,
}) => {
  const page = await visit({ viewport: PHONE, touch: true });
  const hover = await page.evaluate(hovering);
  expect(hover.some(({ applies }) => applies)).toBe(false);
  expect(hover.length).toBeGreaterThan(0);
  const desk = await visit();
  expect((await desk.evaluate(hovering)).every(({ applies }) => applies)).toBe(true);
});

/** Runs in the page: every rule for what lies under a pointer, and whether it holds on this device. */
function hovering(): { readonly rule: string; readonly applies: boolean }[] {
  const within = (rules: CSSRuleList, applies: boolean): { rule: string; applies: boolean }[] =>
    [...rules].flatMap(rule => {
      if (rule instanceof CSSMediaRule)
        return within(rule.cssRules, applies && matchMedia(rule.conditionText).matches);
      return rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')
        ? [{ rule: rule.selectorText, applies }]
        : [];
    });
  return [...document.styleSheets].flatMap(sheet => within(sheet.cssRules, true));
}

/** By how much the page is larger than the screen: it must not scroll. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`${scrollWidth - innerWidth} too wide`] : []),
      ...(scrollHeight > innerHeight ? [`${scrollHeight - innerHeight} too high`] : []),
    ];
  });
}

/** Buttons of the question, the hand and the tabs that a thumb would miss. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.q .opts .btn, .t-hand .offered, .t-tabs button')]
      .map(element => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}
