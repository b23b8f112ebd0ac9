import { expect } from 'vitest';
import { test } from './a-page.ts';
import { DESKTOP, LANDSCAPE, SMALL, SMALL_LANDSCAPE } from './context.ts';
import { turn } from './player.ts';
import { savedTable, sitDownAgain, type StandName, takeIn } from './saves.ts';

const files = new Map((['choosing', 'middle', 'end'] as const).map(stands => [stands, savedTable(stands)]));

const CASES = [DESKTOP, SMALL, LANDSCAPE, SMALL_LANDSCAPE].flatMap(viewport =>
  (['drawn', 'plain'] as const).map(look => ({ ...viewport, look })),
);

test.for(CASES)('nothing scrolls the page, and nothing is cut off: $width x $height, $look', async (how, {
  visit,
}) => {
  const { look, ...viewport } = how;
  for (const stands of ['choosing', 'middle'] as const satisfies readonly StandName[]) {
    const page = await visit({ viewport, set: { look, language: 'fr' } });
    await takeIn(page, files.get(stands) ?? '');
    await sitDownAgain(page);
    await turn(page);
    for (const press of ['', 'l']) {
      if (press !== '') await page.keyboard.press(press);
      expect(await page.evaluate(outside), `${stands} ${press}`).toEqual([]);
    }
  }
});

/** Runs in the page: what a player could not see without scrolling the page. */
function outside(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const faults: string[] = [];
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    faults.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  for (const part of document.querySelectorAll(
    '.t-top, .q, .t-hand, .t-board, .t-seats, .t-side, .log, .tray',
  )) {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`${part.className}: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
  }
  for (const button of document.querySelectorAll('.q .btn')) {
    const { bottom, right } = button.getBoundingClientRect();
    const question = button.closest('.q');
    const scrolls =
      button.matches('.q-listed *') || (question !== null && getComputedStyle(question).overflowY === 'auto');
    if (!scrolls && (bottom > innerHeight + 1 || right > innerWidth + 1))
      faults.push(button.textContent ?? '');
  }
  return faults;
}
