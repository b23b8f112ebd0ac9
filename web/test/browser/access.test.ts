import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE, type Set, test, type Visit } from './a-page.ts';
import { turn } from './player.ts';
import { savedTable, sitDownAgain, type StandName, takeIn } from './saves.ts';

/** Every screen, and how to come to it. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'lobby, first visit': { go: page => page.locator('#set-form').waitFor() },
  'lobby with tables': {
    stands: 'middle',
    go: page => page.locator('.tl li').waitFor(),
  },
  'set the table, all options open': {
    async go(page) {
      for (const fold of await page.locator('#set-form details:not([open]) summary').all()) await fold.click();
    },
  },
  'asking before a table is deleted': {
    stands: 'start',
    async go(page) {
      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'settings': { path: '#/settings', go: page => page.locator('h1').waitFor() },
  'about': { path: '#/about', go: page => page.locator('h1').waitFor() },
  'rules': { path: '#/rules/dark-darker-darkest/DDD-FIR-02', go: page => page.locator('.rp article').first().waitFor() },
  'choosing survivors': { stands: 'choosing', go: sitAndWait },
  'table, drawn': { stands: 'middle', go: sitAndWait },
  'table, drawn, on a phone': { stands: 'middle', go: sitAndWait, visit: { viewport: PHONE, touch: true } },
  'table, drawn, with the list of options': {
    stands: 'start',
    async go(page) {
      await sitAndWait(page);
      await page.keyboard.press('l');
      await page.locator('.q-listed').waitFor();
    },
  },
  'table, plain': { stands: 'middle', go: sitAndWait, set: { look: 'plain' } },
  'table with its menu': {
    stands: 'start',
    async go(page) {
      await sitAndWait(page);
      await page.getByRole('button', { name: 'This table' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'table with its history': {
    stands: 'middle',
    async go(page) {
      await sitAndWait(page);
      await page.keyboard.press('r');
      await page.getByRole('slider').fill('3');
      await page.getByRole('button', { name: 'Branch off here' }).waitFor();
    },
  },
  'table with the rules': {
    stands: 'start',
    async go(page) {
      await sitAndWait(page);
      await page.keyboard.press('?');
      await page.locator('.rp li.now').first().waitFor();
    },
  },
  'why cannot I': {
    stands: 'start',
    async go(page) {
      await sitAndWait(page);
      await page.getByRole('button', { name: /^Why can/ }).click();
      await page.locator('.why-list').waitFor();
    },
  },
  'end': { stands: 'end', go: page => sitDownAgain(page).then(() => page.locator('.t-end h1').waitFor()) },
};

interface Screen {
  readonly path?: string;
  /** A table that is taken in before. */
  readonly stands?: StandName;
  readonly set?: Set;
  readonly visit?: Visit;
  go(page: Page): Promise<void>;
}

async function sitAndWait(page: Page): Promise<void> {
  await sitDownAgain(page);
  await turn(page);
}

const files = new Map<StandName, string>();
const fileOf = (stands: StandName): string => {
  const file = files.get(stands) ?? savedTable(stands);
  files.set(stands, file);
  return file;
};

describe.each(['night', 'parchment'] as const)('axe finds nothing wrong, theme %s', theme => {
  test.for(Object.entries(SCREENS))('%s', async ([, screen], { visit }) => {
    const { path = '', stands, set, visit: how, go } = screen;
    const page = await visit({ viewport: DESKTOP, ...how, path, set: { theme, ...set } });
    if (stands !== undefined) await takeIn(page, fileOf(stands));
    await go(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(inWords(id)))).toEqual([]);
  });
});

const inWords =
  (id: string) =>
  ({ html, failureSummary = '' }: { readonly html: string; readonly failureSummary?: string }): string =>
    `${id}: ${html.slice(0, 160)} | ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 220)}`;
