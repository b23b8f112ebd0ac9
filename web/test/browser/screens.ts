import type { Page } from 'playwright-core';
import { DESKTOP, LANDSCAPE, PHONE, type Set, SMALL } from './context.ts';
import { DUNGEON_SCREENS } from './darkest-dungeon-screens.ts';
import { DARKLIGHT_SCREENS } from './darklight-screens.ts';
import { DESCENT_SCREENS } from './descent-screens.ts';
import { turn } from './player.ts';
import { savedTable, sitDownAgain, type StandName, takeIn } from './saves.ts';

export const SIZES = { desktop: DESKTOP, small: SMALL, phone: PHONE, landscape: LANDSCAPE } as const;
export type SizeName = keyof typeof SIZES;
export const ALL_SIZES = Object.keys(SIZES) as readonly SizeName[];

/** One screen of the page, and how to come to it. */
export interface Screen {
  readonly path?: string;
  /** A saved table that is taken in first. */
  readonly stands?: StandName;
  /** The same of another game. */
  readonly file?: () => string;
  readonly set?: Set;
  /** Where it exists; everywhere if not said. */
  readonly sizes?: readonly SizeName[];
  /** Where axe looks at it; wherever it exists if not said. */
  readonly axe?: readonly SizeName[];
  go(page: Page): Promise<unknown>;
}

const page = (path: string, sign: string): Screen => ({ path, go: on => on.locator(sign).first().waitFor() });

/** A table at such a moment, on which something is done. */
const table = (stands: StandName, go: Screen['go'] = async () => {}, more: Partial<Screen> = {}): Screen => ({
  stands,
  ...more,
  async go(on) {
    await sitDownAgain(on);
    // The pointer would rest on some room, and ask about it.
    await on.mouse.move(1, 1);
    await turn(on);
    await go(on);
  },
});

/** Presses a key, and waits for what it opens. */
const press =
  (key: string, opens: string) =>
  async (on: Page): Promise<void> => {
    await on.keyboard.press(key);
    await on.locator(opens).first().waitFor();
  };

const click =
  (what: string, opens: string) =>
  async (on: Page): Promise<void> => {
    await on.locator(what).first().click();
    await on.locator(opens).first().waitFor();
  };

const tab = (place: number): Screen =>
  table('middle', on => on.locator('.t-tabs button').nth(place).tap(), { sizes: ['phone', 'landscape'] });

const MENU = '.t-top button[aria-haspopup=dialog]';

/** A table in the middle of play, and all that can be opened there. */
export const PLAY_SCREENS: Readonly<Record<string, Screen>> = {
  'middle': table('middle'),
  'acting': table('middle', act),
  'all-options': table('middle', press('l', '.q-listed')),
  'hint': table('middle', press('h', '.hint-card')),
  'why-not': table('middle', click('.q .sub .link:has(svg)', '.why-list')),
  'line-of-sight': table('middle', async on => {
    await on.keyboard.press('b');
    await press('v', '.ddd-sight')(on);
  }),
  'table-menu': table('middle', click(MENU, '.table-menu')),
  'table-settings': table('middle', async on => {
    await click(MENU, '.table-menu')(on);
    await click('.table-menu .menu-links > :last-child', 'dialog[open]')(on);
  }),
  'survivor-board': table('middle', click('.ddd-open', '.ddd-sheet')),
  'in-words': table('middle', press('d', '.t-words')),
  'rules-panel': table('middle', click('.q .sub .link', '.rp li.now')),
  'history': table('middle', async on => {
    await press('r', '.history')(on);
    await on.getByRole('slider').fill('12');
    await on.locator('.history-deeds .prime').waitFor();
  }),
  'real-dice': table('middle', rollOneself),
  'seats': tab(1),
  'dice': tab(2),
  'chronicle': tab(3),
  'sheet-down': table('middle', on => on.locator('.grab').tap(), { sizes: ['phone'] }),
};

/** Every screen that there is. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  'lobby': page('', '#set-form'),
  'lobby-with-tables': { stands: 'middle', go: backInTheLobby },
  'set-the-table': {
    async go(on) {
      await on.locator('#set-form').waitFor();
      for (const fold of await on.locator('#set-form details:not([open]) summary').all()) await fold.click();
      await on.locator('.side').first().scrollIntoViewIfNeeded();
    },
  },
  'delete-a-table': { stands: 'start', go: click('.tl button[aria-label^=Delete]', 'dialog[open]') },
  'settings': page('#/settings', 'h1'),
  'about': page('#/about', 'h1'),
  'rules': page('#/rules/dark-darker-darkest/DDD-FIR-02', '.rp li.now'),
  'no-such-table': page('#/table/nothing', '.no-table'),
  'laying-the-house': { go: layTiles },
  'choosing': table('choosing'),
  'start': table('start'),
  ...PLAY_SCREENS,
  'showdown': table('showdown'),
  'plain': table('middle', async () => {}, { set: { look: 'plain' } }),
  'plain-showdown': table('showdown', async () => {}, { set: { look: 'plain' } }),
  'lesson': {
    async go(on) {
      await on
        .getByRole('button', { name: /^Learn the game/ })
        .first()
        .click();
      await on.locator('.coach').waitFor();
    },
  },
  'end': { stands: 'end', go: end },
  'after-the-end': {
    stands: 'end',
    async go(on) {
      await end(on);
      await on.locator('.to-board').click();
      await on.locator('.q-others').waitFor();
    },
  },
  'review': { stands: 'end', go: reviewed },
  ...DUNGEON_SCREENS,
  ...DARKLIGHT_SCREENS,
  ...DESCENT_SCREENS,
};

/** Goes to a screen on a page that stands in the lobby. */
export async function goTo(screen: Screen, on: Page): Promise<void> {
  if (screen.stands !== undefined) await takeIn(on, fileOf(screen.stands));
  if (screen.file !== undefined) await takeIn(on, screen.file());
  await screen.go(on);
  await on.evaluate(() => document.fonts.ready);
}

const files = new Map<StandName, string>();

function fileOf(stands: StandName): string {
  const file = files.get(stands) ?? savedTable(stands);
  files.set(stands, file);
  return file;
}

async function end(on: Page): Promise<void> {
  await sitDownAgain(on);
  await on.locator('.t-end h1').waitFor();
}

/** What is known of a match after a first look at it. */
async function reviewed(on: Page): Promise<void> {
  await end(on);
  await on.locator('.end .acts .btn').nth(1).click();
  await on.locator('.rv-luck').waitFor({ timeout: 60_000 });
  await on.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 45, undefined, {
    timeout: 90_000,
  });
  await on.locator('.rv-progress .btn').first().click();
  await on.locator('.rv-progress .rest').waitFor();
}

/** The table has been played at, so that the lobby has a picture of it. */
async function backInTheLobby(on: Page): Promise<void> {
  await sitDownAgain(on);
  await turn(on);
  await on.waitForTimeout(1500);
  await on.goto(new URL('#/', on.url()).href);
  await on.locator('.tl img').first().waitFor();
}

/** A house that the players lay themselves, with some tiles on the table. */
async function layTiles(on: Page): Promise<void> {
  const form = on.locator('#set-form');
  await form.waitFor();
  for (const fold of await form.locator('details:not([open]) summary').all()) await fold.click();
  await form.locator('select:has(option[value=picked])').selectOption('picked');
  await form.getByLabel('Seed').fill('laying');
  await on.getByRole('button', { name: 'Light the candle' }).click();
  for (let tiles = 0; tiles < 6; tiles++) {
    const { moment } = await turn(on);
    await on.keyboard.press('1');
    await on.locator(`.tt:not([data-moment="${moment}"])`).waitFor();
  }
  await turn(on);
}

/** Somebody's turn: what he can do is in the hand and on the board. */
async function act(on: Page): Promise<void> {
  await on.keyboard.press('1');
  await on.locator('.t-hand button').first().waitFor();
  await turn(on);
}

/** The player throws dice: plays until some are wanted. */
async function rollOneself(on: Page): Promise<void> {
  await click(MENU, '.table-menu')(on);
  await on.locator('.table-menu input[name=dice]').nth(1).click();
  await on.keyboard.press('Escape');
  await on.locator('.table-menu').waitFor({ state: 'detached' });
  for (let answers = 0; answers < 60 && (await on.locator('.q-dice').count()) === 0; answers++) {
    await on.keyboard.press(String((answers % 3) + 1));
    await on.waitForTimeout(150);
    await on.locator('.q[role=group]').waitFor();
  }
  await on.locator('.q-dice').waitFor();
}
