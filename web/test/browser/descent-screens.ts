import type { Page } from 'playwright-core';
import { descentFile, type DescentStand } from './descent-saves.ts';
import { showSeats, turn } from './player.ts';
import { sitDownAgain } from './saves.ts';
import type { Screen } from './screens.ts';

/** A picture of each is taken at every size; axe takes its time, and looks at each kind of screen once. */
const table = (
  stands: DescentStand,
  axe: NonNullable<Screen['axe']>,
  go: Screen['go'] = async () => {},
): Screen => ({
  file: () => descentFile(stands),
  axe,
  async go(on) {
    await sitDownAgain(on);
    await on.mouse.move(1, 1);
    await turn(on);
    await go(on);
  },
});

async function openSheet(on: Page): Promise<void> {
  await showSeats(on);
  await on.locator('.dj-open').first().click();
  await on.locator('.dj-sheet').waitFor();
}

/** Points at the first thing that can be hit: the line and its range are shown. */
async function pointAtTarget(on: Page): Promise<void> {
  await on.locator('.dj-thing.option').first().dispatchEvent('pointerover', { bubbles: true });
  await on.locator('.dj-line').first().waitFor();
}

/** The screens of Descent. */
export const DESCENT_SCREENS: Readonly<Record<string, Screen>> = {
  'descent-heroes': table('heroes', []),
  'descent-shop': table('shop', ['phone']),
  'descent-declare': table('declare', []),
  'descent-acting': table('acting', ['small']),
  'descent-target': table('target', [], pointAtTarget),
  'descent-surges': table('surges', ['desktop']),
  'descent-sheet': table('acting', ['desktop'], openSheet),
  'descent-treasure': table('treasure', []),
  'descent-monsters': table('monsters', ['desktop']),
  'descent-monster': table('monster', []),
  'descent-trap': table('trap', ['phone']),
  'descent-spawn': table('spawn', []),
  'descent-end': {
    file: () => descentFile('end'),
    axe: [],
    async go(on) {
      await sitDownAgain(on);
      await on.locator('.t-end h1').waitFor();
    },
  },
};
