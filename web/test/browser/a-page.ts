import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_WORDS } from '@tenebrae/tools/browser';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const SMALL = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** What a player has set before; the names are those of the settings page. */
export interface Set {
  readonly language?: 'en' | 'fr';
  readonly theme?: 'night' | 'parchment';
  readonly look?: 'drawn' | 'plain';
  readonly motion?: 'full' | 'reduced';
  readonly pace?: 'slow' | 'calm' | 'quick' | 'at-once';
}

export interface Visit {
  readonly address?: string;
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly set?: Set;
  /** Lets the page keep itself for offline use; costs a second of loading. */
  readonly keepsItself?: boolean;
}

const QUICKLY: Set = { language: 'en', motion: 'reduced', pace: 'at-once' };

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
      listen(page, complaints);
      await page.goto((how.address ?? inject('address')) + (how.path ?? ''));
      return page;
    });
    for (const [place, context] of contexts.entries()) {
      if (task.result?.state === 'fail') await keepPicture(context, `${task.name} ${place + 1}`);
      await context.close();
    }
    expect(complaints, 'the console').toEqual([]);
  },
});

export async function newContext(browser: Browser, { viewport, touch, set, keepsItself }: Visit) {
  const context = await browser.newContext({
    viewport: viewport ?? DESKTOP,
    locale: 'en-GB',
    serviceWorkers: keepsItself === true ? 'allow' : 'block',
    acceptDownloads: true,
    ...(touch === true ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(given => {
    // A player's later choices stay.
    if (localStorage.getItem('tenebrae-settings') === null)
      localStorage.setItem('tenebrae-settings', JSON.stringify({ state: given, version: 0 }));
  }, { ...QUICKLY, ...set });
  return context;
}

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

function listen(page: Page, complaints: string[]): void {
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() !== OURS) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
  page.on('crash', () => complaints.push('the page has crashed'));
}
