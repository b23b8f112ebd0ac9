import type { Page } from 'playwright-core';
import { answerHere, begin, comeIn, follow, glance, moved, openTable, sitDown } from './online-people.ts';

/** Called on every screen, with its name. */
export type Show = (name: string) => Promise<void>;

/** Leads two people through every screen that needs a server; what is shown is the first one's page. */
export async function tour(page: Page, friend: Page, show: Show): Promise<void> {
  await beforeTheTable(page, friend, show);
  await gather(page, friend);
  await show('online-gathering');
  await begin(page);
  await friend.locator('.tt').waitFor();
  await letFriendPlay(friend);
  await show('online-table');
  await atTheTable(page, show);
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('.tl li').first().waitFor();
  await show('online-lobby');
  await page.goto(new URL('#/settings', page.url()).href);
  await page.locator('#set-online-title').waitFor();
  await show('online-settings');
}

/** The lobby before one has a name, and somebody else's table. */
async function beforeTheTable(page: Page, friend: Page, show: Show): Promise<void> {
  await page.locator('.o-places').getByRole('button', { name: 'Online tables' }).click();
  await page.locator('.o-name').waitFor();
  await page.locator('#set-online').waitFor();
  await show('online-name');
  await comeIn(friend, 'Maud');
  const link = await openTable(friend, { players: 4, bots: [3], title: 'Mortimer after midnight' });
  const lobby = page.url();
  await page.goto(link);
  await page.locator('.o-invited').waitFor();
  await show('online-invitation');
  await follow(page, link, 'Ilse');
  await page.locator('.o-terms-read').waitFor();
  await show('online-guest');
  await page.goto(lobby);
  await page.getByRole('button', { name: 'Online tables' }).click();
}

/** The first one's own table, to which the friend comes. */
async function gather(page: Page, friend: Page): Promise<void> {
  const link = await openTable(page, { players: 3, bots: [2], title: 'The brothers Durnog' });
  await friend.goto(link);
  await friend.getByRole('button', { name: 'To the table' }).click();
  await sitDown(friend);
  await friend.getByLabel('Say something').fill('Here I am. Who brought a torch?');
  await friend.getByLabel('Say something').press('Enter');
  await page.getByText('Every seat is taken.').waitFor();
}

/** The questions to the party are answered by the friend, until the first one is needed. */
async function letFriendPlay(friend: Page): Promise<void> {
  for (let answers = 0; answers < 30; answers++) {
    const { moment, isMine } = await glance(friend);
    if (isMine) await answerHere(friend, `screen ${answers}`);
    if (!(await moved(friend, moment, 1000)) && !isMine) return;
  }
}

async function atTheTable(page: Page, show: Show): Promise<void> {
  await page.locator('.o-chats').click();
  await page.locator('.o-chat').waitFor();
  await show('online-talk');
  await page.locator('.o-drawer').getByRole('button', { name: 'People' }).click();
  await page.locator('.o-people-list').waitFor();
  await show('online-people');
  await page.locator('.o-drawer summary').click();
  await show('online-terms');
  await page.getByRole('button', { name: 'Pause the table' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.o-strip').waitFor();
  await show('online-paused');
  await page.locator('.o-strip').getByRole('button', { name: 'Go on' }).click();
  await page.locator('.o-strip').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.locator('.o-strip.cut').waitFor();
  await show('online-cut-off');
  await page.context().setOffline(false);
  await page.locator('.o-strip.cut').waitFor({ state: 'detached' });
}
