import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What is right with a page is not listed: that would take longer than to look for what is wrong. The legacy mode leaves
 * out frames of other origins, of which there are none; without it each look would open a page more, and take two thirds longer.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/** A theme changes colours and nothing else, so that in the second one only they are looked at. */
export async function check(page: Page, what: string): Promise<void> {
  await page.evaluate(flatten);
  expect(await faults(axeOn(page)), `night: ${what}`).toEqual([]);
  await dye(page, 'night', 'parchment');
  await page.evaluate(flatten);
  expect(await faults(axeOn(page).withRules('color-contrast')), `parchment: ${what}`).toEqual([]);
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

export async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 160)} | ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 220)}`,
    ),
  );
}
