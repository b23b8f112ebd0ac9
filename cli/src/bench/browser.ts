import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BROWSER_WORDS, needBrowser } from '@tenebrae/tools/browser';
import { filesOf } from '@tenebrae/tools/static';
import { buildWeb, builtWeb } from '@tenebrae/tools/web-build';
import type { Browser } from 'playwright-core';
import { Failed } from '../ends.ts';
import { measureHints } from './hints.ts';
import { percentile } from './race.ts';

/** What one answered question costs the page, in milliseconds of rendering and committing. */
export interface CommitCost {
  readonly tokens: number;
  readonly answers: number;
  readonly p50: number;
  readonly p90: number;
}

interface Measured {
  readonly tokens: number;
  readonly milliseconds: readonly number[];
}

/** What a hint costs whoever asks for it, in milliseconds. */
export interface HintCost {
  readonly hints: number;
  /** Until it is on the screen. */
  readonly p50: number;
  readonly most: number;
  /**
   * The longest frame while nothing was asked, and the longest while the bot thought and the hint was drawn; of each hint the
   * median over the rounds.
   */
  readonly restingFrame: number;
  readonly longestFrame: number;
}

/** What the page costs in the real browser. */
export interface PageCosts {
  readonly commits: CommitCost;
  readonly hints: HintCost;
}

/** What else the machine does can only slow a round down, so that the fastest of them is the truest. */
const ROUNDS = 3;

/** How many parts the measuring has. */
export const PAGE_ROUNDS = ROUNDS + 1;

/** Answers questions in the real browser, on the built page, with a board full of tokens; then asks for hints. */
export async function measurePage(
  root: string,
  onRound: (round: number) => void = () => {},
): Promise<PageCosts> {
  const executablePath = browserOrFailed();
  if (!buildWeb(root)) throw new Failed('the page could not be built');
  const server = createServer(filesOf(builtWeb(root))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Only this needs it, and it takes a while to load.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_WORDS] });
  try {
    const rounds: CommitCost[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      rounds.push(costOf(await measured(browser, `http://localhost:${port}/#/bench`)));
      onRound(round);
    }
    const hints = await measureHints(browser, `http://localhost:${port}/`);
    onRound(PAGE_ROUNDS);
    return { commits: rounds.reduce((best, one) => (one.p50 < best.p50 ? one : best)), hints };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function browserOrFailed(): string {
  try {
    return needBrowser();
  } catch (lacking) {
    throw new Failed((lacking as Error).message);
  }
}

async function measured(browser: Browser, address: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    await page.goto(address);
    const done = page.locator('body[data-bench]');
    await done.waitFor({ timeout: 120_000 });
    return JSON.parse((await done.getAttribute('data-bench')) ?? '') as Measured;
  } finally {
    await page.close();
  }
}

export const costOf = ({ tokens, milliseconds }: Measured): CommitCost => ({
  tokens,
  answers: milliseconds.length,
  p50: percentile(milliseconds, 50),
  p90: percentile(milliseconds, 90),
});
