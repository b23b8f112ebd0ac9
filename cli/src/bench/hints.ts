import type { Browser, Page } from 'playwright-core';
import type { HintCost } from './browser.ts';
import { percentile } from './race.ts';

const HINTS = 8;

interface Taken {
  readonly milliseconds: number;
  /** The longest frame while nothing was asked, and while the bot thought. */
  readonly resting: number;
  readonly longest: number;
}

/** Sits down at a table and asks for hints, one question after the other. */
export async function measureHints(browser: Browser, address: string): Promise<HintCost> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    await page.goto(address);
    await page.getByLabel('Seed').fill('hints');
    await page.locator('.go .prime').click();
    const taken: Taken[] = [];
    while (taken.length < HINTS) {
      await asked(page);
      taken.push(await page.evaluate<Taken>(ASK_FOR_HINT));
      const moment = await page.locator('.tt').getAttribute('data-moment');
      await page.keyboard.press('1');
      await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
    }
    const milliseconds = taken.map(one => one.milliseconds);
    return {
      hints: HINTS,
      p50: percentile(milliseconds, 50),
      most: Math.max(...milliseconds),
      restingFrame: Math.max(...taken.map(({ resting }) => resting)),
      longestFrame: Math.max(...taken.map(({ longest }) => longest)),
    };
  } finally {
    await page.close();
  }
}

/** Waits for a question that somebody at the screen may answer, and for the page to come to rest. */
async function asked(page: Page): Promise<void> {
  await page.locator('.q[role=group]:not(.q-others, .q-dice)').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(400);
}

/**
 * Runs in the page: a second without any request, to know how smooth it runs on this machine; then from the press of the
 * button until the hint is there, and two frames more, in which it is drawn.
 */
const ASK_FOR_HINT = `new Promise(done => {
  let [resting, longest, last, after, first, begun] = [0, 0, 0, 0, 0, 0];
  const beat = now => {
    first ||= now;
    if (last > 0 && begun === 0) resting = Math.max(resting, now - last);
    if (begun > 0) longest = Math.max(longest, now - last);
    last = now;
    if (begun === 0 && now - first > 1000) {
      begun = now;
      document.querySelector('.t-hint')?.click();
    }
    if (document.querySelector('.hint-card') !== null && ++after > 2)
      done({ milliseconds: now - begun, resting, longest });
    else requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
})`;
