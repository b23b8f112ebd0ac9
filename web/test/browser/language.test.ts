import { expect } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { play, turn } from './player.ts';

test('the language can be changed in mid-game, and back, without losing the question', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, { seed: 'two-tongues' });
  await play(page, { seed: 'english', most: 10 });
  const english = await turn(page);
  const logged = await page.locator('.ev-words').allTextContents();

  await page.locator('.lang button[lang=fr]').click();
  const french = await turn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(french.moment).toBe(english.moment);
  expect(french.question).not.toBe(english.question);
  expect(french.offers.length).toBe(english.offers.length);
  expect(await page.getByRole('button', { name: 'Annuler' }).count()).toBe(1);
  const inFrench = await page.locator('.ev-words').allTextContents();
  expect(inFrench.length).toBe(logged.length);
  expect(inFrench.filter((line, place) => line === logged[place])).toEqual([]);
  await play(page, { seed: 'français', most: 4 });

  const before = await turn(page);
  await page.locator('.lang button[lang=en]').click();
  const after = await turn(page);
  expect(after.moment).toBe(before.moment);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('a browser that asks for French gets French', async ({ visit }) => {
  const page = await visit({ set: { language: 'fr' } });
  await page.getByRole('heading', { name: 'Dresser la table' }).waitFor();
  for (const path of ['#/settings', '#/about', '#/rules/dark-darker-darkest']) {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('h1').first().waitFor();
    expect(await untranslated(page.locator('main'))).toEqual([]);
  }
});

/** English words that no French page holds. */
const ENGLISH = /\b(?:the|and|with|your|you|of|is|are|this)\b/i;

async function untranslated(main: { locator(selector: string): { allTextContents(): Promise<string[]> } }) {
  const texts = await main.locator('h1, h2, h3, p:not([lang=en]), label, button, legend').allTextContents();
  return texts.filter(text => ENGLISH.test(text) && !/game-icons|MIT|CC BY/.test(text));
}
