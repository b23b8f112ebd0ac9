import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_WORDS } from '@tenebrae/tools/browser';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { newContext, type Visit } from './context.ts';

interface Fixtures {
  readonly $file: { readonly browser: Browser };
  readonly $test: { visit(how?: Visit): Promise<Page> };
}

/** A test with a browser: whatever page it visits must not have a word of warning on its console. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject('browser'), args: [...BROWSER_WORDS] });
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, task }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (how = {}) => {
      const context = await newContext(browser, how);
      contexts.push(context);
      const page = await context.newPage();
      listen(page, complaints, how.mayBeCutOff === true);
      if (how.isBlank !== true) await page.goto((how.address ?? inject('address')) + (how.path ?? ''));
      return page;
    });
    for (const [place, context] of contexts.entries()) {
      if (task.result?.state === 'fail') await keepPicture(context, `${task.name} ${place + 1}`);
      await context.close();
    }
    expect(complaints, 'the console').toEqual([]);
  },
});

/** What a test that failed saw last. */
async function keepPicture(context: BrowserContext, name: string): Promise<void> {
  const path = join(tmpdir(), 'tenebrae-browser', `${name.replaceAll(/\W+/g, '-')}.png`);
  const [page] = context.pages();
  await page?.screenshot({ path, timeout: 5000 }).then(
    () => console.log(`See ${path}`),
    () => {},
  );
}

/** The one thing that is said because of us: these tests block the service worker. */
const OURS = 'Service Worker registration blocked by Playwright';

/** What a browser says when it reaches nobody. */
const CUT_OFF = /^(?:WebSocket connection to \S+ failed|Failed to load resource: net::ERR_)/;

function listen(page: Page, complaints: string[], mayBeCutOff: boolean): void {
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === OURS || (mayBeCutOff && CUT_OFF.test(message.text()))) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
  page.on('crash', () => complaints.push('the page has crashed'));
}
