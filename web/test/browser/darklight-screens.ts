import type { Page } from 'playwright-core';
import { type DarklightStand, savedDarklight } from './darklight-saves.ts';
import { showSeats, turn } from './player.ts';
import { sitDownAgain } from './saves.ts';
import type { Screen } from './screens.ts';

const files = new Map<DarklightStand, string>();

/** The file of a table of Darklight; made once. */
export function darklightFile(stands: DarklightStand): string {
  const file = files.get(stands) ?? savedDarklight(stands);
  files.set(stands, file);
  return file;
}

/** A picture of each is taken at every size; axe takes its time, and looks at each kind of board once. */
const table = (
  stands: DarklightStand,
  axe: NonNullable<Screen['axe']>,
  go: Screen['go'] = async () => {},
): Screen => ({
  file: () => darklightFile(stands),
  axe,
  async go(on) {
    await sitDownAgain(on);
    await on.mouse.move(1, 1);
    await turn(on);
    await go(on);
  },
});

/** What an Accursed's whole Dashboard looks like. */
async function openSheet(on: Page): Promise<void> {
  await showSeats(on);
  await on.locator('.dl-open').first().click();
  await on.locator('.dl-sheet').waitFor();
}

/** The screens of Darklight. */
export const DARKLIGHT_SCREENS: Readonly<Record<string, Screen>> = {
  'darklight-create': table('create', []),
  'darklight-skill': table('skill', ['phone']),
  'darklight-prepare': table('prepare', []),
  'darklight-move': table('move', []),
  'darklight-lay': table('lay', []),
  'darklight-fight': table('fight', ['phone']),
  'darklight-react': table('react', []),
  'darklight-sheet': table('fight', ['desktop'], openSheet),
  'darklight-loot': table('loot', ['desktop']),
  'darklight-hazard': table('hazard', ['small']),
  'darklight-town': table('town', ['small']),
  'darklight-end': {
    file: () => darklightFile('end'),
    axe: [],
    async go(on) {
      await sitDownAgain(on);
      await on.locator('.t-end h1').waitFor();
    },
  },
};
