import type { Browser, Page } from 'playwright-core';
import type { HintCost } from './browser.ts';
import { percentile } from './race.ts';

/** In each game and round. */
const HINTS = 6;

/**
 * The same questions are asked in each: a frame that a hint costs is late most times, one that something else on the machine
 * costs is not.
 */
const ROUNDS = 3;

export interface Taken {
  readonly milliseconds: number;
  /** The longest frame while nothing was asked, and while the bot thought. */
  readonly resting: number;
  readonly longest: number;
}

/** Sits down at a table of every game and asks for hints, one question after the other. */
export async function measureHints(browser: Browser, address: string): Promise<HintCost> {
  const rounds: Taken[][] = [];
  const games = await gamesAt(browser, address);
  for (let round = 1; round <= ROUNDS; round++) {
    const taken: Taken[] = [];
    for (const game of games) taken.push(...(await hintsIn(browser, address, game)));
    rounds.push(taken);
  }
  return hintCostOf(rounds);
}

/** What hints cost, from rounds in which the same were asked for. */
export function hintCostOf(rounds: readonly (readonly Taken[])[]): HintCost {
  const all = rounds.flat();
  const milliseconds = all.map(one => one.milliseconds);
  return {
    hints: all.length,
    p50: percentile(milliseconds, 50),
    most: Math.max(...milliseconds),
    restingFrame: longestOf(rounds, ({ resting }) => resting),
    longestFrame: longestOf(rounds, ({ longest }) => longest),
  };
}

/** The longest frame of all questions, of each the median over the rounds. */
function longestOf(rounds: readonly (readonly Taken[])[], frame: (taken: Taken) => number): number {
  const questions = rounds[0] ?? [];
  const usual = questions.map((_, place) =>
    percentile(
      rounds.flatMap(taken => taken.slice(place, place + 1).map(frame)),
      50,
    ),
  );
  return Math.max(...usual);
}

async function gamesAt(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await newPage(browser);
  try {
    await page.goto(address);
    await page.locator(POSTER).first().waitFor();
    const posters = await page.locator(POSTER).all();
    return await Promise.all(posters.map(async poster => (await poster.getAttribute('data-game')) ?? ''));
  } finally {
    await page.close();
  }
}

async function hintsIn(browser: Browser, address: string, game: string): Promise<readonly Taken[]> {
  const page = await newPage(browser);
  try {
    await page.goto(address);
    await page.locator(`${POSTER}[data-game="${game}"]`).click();
    await page.locator(`.panel[data-game="${game}"]`).getByLabel('Seed').fill('hints');
    await page.locator('.go .prime').click();
    const taken: Taken[] = [];
    while (taken.length < HINTS) {
      await asked(page);
      taken.push(await page.evaluate<Taken>(ASK_FOR_HINT));
      const moment = await page.locator('.tt').getAttribute('data-moment');
      await page.keyboard.press('1');
      await page.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
    }
    return taken;
  } finally {
    await page.close();
  }
}

const POSTER = '.poster:not(.coming)';
const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });

/** Waits for a question that somebody at the screen may answer, and for the page to come to rest. */
async function asked(page: Page): Promise<void> {
  await page.locator('.q[role=group]:not(.q-others, .q-dice)').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(400);
}

/**
 * Runs in the page: half a second without any request, to know how smooth it runs on this machine; then from the press of the
 * button until the hint is there, and two frames more, in which it is drawn.
 */
const ASK_FOR_HINT = `new Promise(done => {
  let [resting, longest, last, after, first, begun] = [0, 0, 0, 0, 0, 0];
  const beat = now => {
    first ||= now;
    if (last > 0 && begun === 0) resting = Math.max(resting, now - last);
    if (begun > 0) longest = Math.max(longest, now - last);
    last = now;
    if (begun === 0 && now - first > 500) {
      begun = now;
      document.querySelector('.t-hint')?.click();
    }
    if (document.querySelector('.hint-card') !== null && ++after > 2)
      done({ milliseconds: now - begun, resting, longest });
    else requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
})`;
