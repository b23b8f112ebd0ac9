import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { PHONE } from './context.ts';
import { turn } from './player.ts';
import { savedTable, sitDownAgain, takeIn } from './saves.ts';

test('axe finds nothing wrong with the lobby, in both themes', async ({ visit }) => {
  const page = await visit();
  await page.locator('#set-form').waitFor();
  for (const fold of await page.locator('#set-form details:not([open]) summary').all()) await fold.click();
  await check(page, 'first visit, every option open');
  await takeIn(page, savedTable('start'));
  await check(page, 'with a table');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'before a table is deleted');
});

test.for([
  '#/settings',
  '#/about',
  '#/rules/dark-darker-darkest/DDD-FIR-02',
])('axe finds nothing wrong with %s, in both themes', async (path, { visit }) => {
  const page = await visit({ path });
  await page.locator('h1, .rp article').first().waitFor();
  await check(page, path);
});

test('axe finds nothing wrong with a table, in both themes', async ({ visit }) => {
  const page = await visit();
  await takeIn(page, savedTable('middle'));
  await sitDownAgain(page);
  await turn(page);
  await check(page, 'drawn');
  await page.keyboard.press('l');
  await page.locator('.q-listed').waitFor();
  await check(page, 'with every option listed');
  await page.keyboard.press('l');
  await page.getByRole('button', { name: /^Why can/ }).click();
  await page.locator('.why-list').waitFor();
  await check(page, 'why something is forbidden');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'with its menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('slider').fill('3');
  await page.getByRole('button', { name: 'Branch off here' }).waitFor();
  await check(page, 'looking back');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('.rp li.now').first().waitFor();
  await check(page, 'with the rules');
});

test('axe finds nothing wrong with survivors to choose from, in both themes', async ({ visit }) => {
  const page = await visit();
  await takeIn(page, savedTable('choosing'));
  await sitDownAgain(page);
  await turn(page);
  await check(page, 'drawn');
});

test('axe finds nothing wrong with a table in the plain look, in both themes', async ({ visit }) => {
  const page = await visit({ set: { look: 'plain' } });
  await takeIn(page, savedTable('middle'));
  await sitDownAgain(page);
  await turn(page);
  await check(page, 'plain');
});

test('axe finds nothing wrong with a table on a phone, in both themes', async ({ visit }) => {
  const page = await visit({ viewport: PHONE, touch: true });
  await takeIn(page, savedTable('middle'));
  await sitDownAgain(page);
  await turn(page);
  for (const tab of ['Board', 'Seats', 'Dice', 'Chronicle']) {
    await page.locator('.t-tabs').getByRole('button', { name: tab }).tap();
    await check(page, `the tab ${tab}`);
  }
});

test('axe finds nothing wrong with the end, in both themes', async ({ visit }) => {
  const page = await visit();
  await takeIn(page, savedTable('end'));
  await sitDownAgain(page);
  await page.locator('.t-end h1').waitFor();
  await check(page, 'end');
});

test('axe would find it', async ({ visit }) => {
  const page = await visit({ path: '#/about' });
  await page.locator('h1').waitFor();
  await page.locator('h1').evaluate(heading => {
    heading.insertAdjacentHTML(
      'afterend',
      '<p style="color:#444;background:#333">dim</p><img src="/icon.svg">',
    );
  });
  const found = await faults(new AxeBuilder({ page }));
  expect(found.map(fault => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'color-contrast']),
  );
});

/** A theme changes colours and nothing else, so that in the second one only they are looked at. */
async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(flatten);
  expect(await faults(new AxeBuilder({ page })), `night: ${what}`).toEqual([]);
  await dye(page, 'night', 'parchment');
  await page.evaluate(flatten);
  expect(await faults(new AxeBuilder({ page }).withRules('color-contrast')), `parchment: ${what}`).toEqual(
    [],
  );
  await dye(page, 'parchment', 'night');
  await page.evaluate(unflatten);
}

/** The rules panel is parchment in both. */
const dye = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([before = '', after = '']) => {
      for (const element of document.querySelectorAll<HTMLElement>(`[data-theme=${before}]:not(.rp)`))
        element.dataset['theme'] = after;
    },
    [from, to],
  );

/** Runs in the page. axe cannot say what lies behind a text on a gradient: each becomes the middle of its colours. */
function flatten(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-flat]')) {
    element.style.background = '';
    delete element.dataset['flat'];
  }
  const middle = (layer: string): string | null => {
    const stops = [...layer.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(([, ...rgb]) => rgb.map(Number));
    const mean = (at: number) => stops.reduce((sum, stop) => sum + (stop[at] ?? 0), 0) / stops.length;
    return stops.length === 0 ? null : `rgb(${mean(0)} ${mean(1)} ${mean(2)})`;
  };
  const flat = [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap(element => {
    const { backgroundImage, backgroundColor, backgroundSize } = getComputedStyle(element);
    if (!backgroundImage.includes('gradient')) return [];
    // A small one is a sign, such as the arrow of a list.
    if (/px/.test(backgroundSize)) return [{ element, colour: backgroundColor }];
    const layers = backgroundImage.split(/,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient)/);
    return [{ element, colour: layers.map(middle).findLast(colour => colour !== null) ?? backgroundColor }];
  });
  for (const { element, colour } of flat) {
    element.style.background = colour;
    element.dataset['flat'] = '';
  }
  const still =
    document.getElementById('still') ?? document.head.appendChild(document.createElement('style'));
  still.id = 'still';
  still.textContent =
    '*, ::before, ::after { transition: none !important; } ::before, ::after { background-image: none !important; }';
}

/** Runs in the page. */
function unflatten(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-flat]')) {
    element.style.background = '';
    delete element.dataset['flat'];
  }
  document.getElementById('still')?.remove();
}

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 160)} | ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 220)}`,
    ),
  );
}
