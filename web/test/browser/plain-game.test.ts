import { newRng, type Rng, throwDie } from '@tenebrae/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { lookAt, type Sight, tabTo, turn } from './player.ts';

test('a whole game through the plain look, with the keyboard alone', async ({ visit }) => {
  const page = await visit({ set: { look: 'plain' } });
  await page.locator('#set-form').waitFor();
  await setTheTable(page);
  expect(await page.getByRole('heading', { name: 'The table' }).isVisible()).toBe(true);
  expect(await page.locator('.ddd-board').count()).toBe(0);
  const rng = newRng('keyboard');
  let answers = 0;
  for (let sight = await turn(page); !sight.isOver; sight = await turn(page)) {
    await answer(page, sight, rng, answers % 8 === 0);
    answers += 1;
    expect(answers, 'the game goes on for ever').toBeLessThan(600);
  }
  console.log(`${answers} answers by key`);
  await tabTo(page, '.t-end .acts button:last-child');
  await page.keyboard.press('Enter');
  await page.locator('.lob').waitFor();
  expect(await page.locator('.tl li').first().textContent()).toContain('Over');
});

async function setTheTable(page: Page): Promise<void> {
  await tabTo(page, '#set-form input[type=radio]');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('#set-form .sl li').count()).toBe(2);
  await tabTo(page, '#set-form input.text');
  await page.keyboard.type('keys-only');
  await page.keyboard.press('Enter');
  await page.locator('.tt').waitFor();
}

/** By the key of an option, or by going to its button and pressing it. */
async function answer(page: Page, sight: Sight, rng: Rng, byButton: boolean): Promise<void> {
  const offer = sight.offers[throwDie(rng, sight.offers.length) - 1];
  if (offer === undefined) throw new Error(`no option can be seen: ${sight.question}`);
  for (let tries = 0; tries < 5; tries++) {
    if (byButton || offer.key === '') {
      await tabTo(page, `[data-option="${offer.name}"]`);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(offer.key);
    if (await movedFrom(page, sight.moment)) return;
  }
  throw new Error(`${offer.name} does not answer "${sight.question}"`);
}

async function movedFrom(page: Page, moment: number): Promise<boolean> {
  const until = Date.now() + 2000;
  while (Date.now() < until) {
    const now = await lookAt(page);
    if (now.isOver || now.moment !== moment) return true;
  }
  return false;
}
