import { expect } from 'vitest';
import { test } from './a-page.ts';
import { answerHere, begin, comeIn, follow, glance, moved, openTable, sitDown } from './online-people.ts';
import { online } from './online-test.ts';
import { savedTable, takeIn } from './saves.ts';

test('without a server nothing online is there, and nothing is said about it', async ({ visit }) => {
  const page = await visit();
  await page.locator('#set-form').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Online').count()).toBe(0);
  await page.goto(new URL('#/settings', page.url()).href);
  await page.locator('.settings').waitFor();
  expect(await page.getByText('Online').count()).toBe(0);
});

online('friends talk, look on, lend a seat and take it back', async ({ visit, node }) => {
  const how = { address: node.address, set: { look: 'plain' } } as const;
  const ilse = await visit(how);
  await comeIn(ilse, 'Ilse');
  const link = await openTable(ilse, { players: 2, title: 'The cellar' });
  const maud = await visit({ ...how, isBlank: true });
  await follow(maud, link, 'Maud');
  await maud.getByRole('heading', { name: 'The cellar' }).waitFor();
  await sitDown(maud);
  const otto = await visit({ ...how, isBlank: true });
  await follow(otto, link, 'Otto');
  await ilse.getByText('Looking on: Otto').waitFor();
  await begin(ilse);
  await maud.locator('.tt').waitFor();

  // Who has no seat sees the table, is asked nothing, and may talk.
  await otto.locator('.tt').waitFor();
  expect((await glance(otto)).isMine).toBe(false);
  await otto.locator('.o-chats').click();
  await otto.getByLabel('Say something').fill('Good luck to you both!');
  await otto.keyboard.press('Enter');
  await ilse.getByRole('button', { name: 'Talk: one new line' }).click();
  await ilse.getByText('Good luck to you both!').waitFor();
  await ilse.getByRole('button', { name: 'Talk', exact: true }).first().waitFor();

  // The table decides what those see.
  await ilse.locator('.o-drawer').getByRole('button', { name: 'People' }).click();
  await ilse.locator('.o-drawer summary').click();
  await ilse.getByLabel('Who has no seat sees').selectOption('nobody');
  await otto.getByText('This table shows nothing to those who have no seat.').waitFor();
  await ilse.getByLabel('Who has no seat sees').selectOption('public');
  await otto.locator('.tt').waitFor();

  // A seat is lent to a bot, then to a friend, and taken back.
  await maud.locator('.o-people').click();
  const lend = maud.getByLabel('Lend seat 2');
  await lend.selectOption({ label: 'Bot, reckless' });
  await ilse.getByText('a bot plays meanwhile').waitFor();
  await maud.getByRole('button', { name: 'Take back' }).click();
  await ilse.getByText('a bot plays meanwhile').waitFor({ state: 'detached' });
  await lend.selectOption({ label: 'Otto' });
  await ilse.getByText('Otto plays meanwhile').waitFor();
  await otto.locator('.o-drawer').getByRole('button', { name: 'People' }).click();
  await otto.getByRole('button', { name: 'Give back' }).click();
  await ilse.getByText('Otto plays meanwhile').waitFor({ state: 'detached' });

  // Presence: who leaves is missed.
  await maud.goto(new URL('#/about', maud.url()).href);
  await ilse.locator('.o-seats li').nth(1).getByRole('img', { name: 'is away' }).waitFor();
});

online('what others have learned from is taken back when all agree', async ({ visit, node }) => {
  const how = { address: node.address, set: { look: 'plain' } } as const;
  const ilse = await visit(how);
  await comeIn(ilse, 'Ilse');
  const maud = await visit({ ...how, isBlank: true });
  await follow(maud, await openTable(ilse, { players: 2 }), 'Maud');
  await sitDown(maud);
  await begin(ilse);
  await maud.locator('.tt').waitFor();
  // Ilse answers what she may until something has been learned from it.
  const consent = ilse.locator('.t-undo em');
  for (let answers = 0; answers < 80 && (await consent.count()) === 0; answers++) {
    const asked = (await glance(ilse)).isMine ? ilse : maud;
    const { moment } = await glance(asked);
    await answerHere(asked, `consent ${answers}`);
    await moved(asked, moment, 1000);
    await ilse.waitForTimeout(50);
  }
  const { moment } = await glance(ilse);
  await ilse.locator('.t-undo').click();
  await ilse.getByRole('button', { name: 'Ask the others' }).click();
  await maud.getByRole('heading', { name: 'Ilse would like to take something back' }).waitFor();
  await ilse.getByText('To take it back, still to agree: Maud.').waitFor();
  await maud.getByRole('button', { name: 'Rather not' }).click();
  await ilse.getByText('still to agree').waitFor({ state: 'detached' });
  expect((await glance(ilse)).moment).toBe(moment);

  await ilse.locator('.t-undo').click();
  await ilse.getByRole('button', { name: 'Ask the others' }).click();
  await maud.getByRole('button', { name: 'I agree' }).click();
  await expect.poll(async () => (await glance(ilse)).moment).toBeLessThan(moment);
  await expect.poll(async () => (await glance(maud)).moment).toBeLessThan(moment);
});

online(
  'a table of this device goes on online, and the host pauses it and puts it away',
  async ({ visit, node }) => {
    const page = await visit({ address: node.address, set: { look: 'plain' } });
    await comeIn(page, 'Ilse');
    await page.getByRole('button', { name: 'Tables on this device' }).click();
    await takeIn(page, savedTable('middle'));
    await page.getByRole('button', { name: /^Go on with it online/ }).click();
    await page.getByText('your seat').waitFor();
    await page.getByText('Every seat is taken.').waitFor();
    await begin(page);
    const { moment } = await glance(page);
    expect(moment).toBeGreaterThan(10);

    await page.locator('.o-people').click();
    await page.getByRole('button', { name: 'Pause the table' }).click();
    await page.getByText('The table is paused.').waitFor();
    await answerHere(page, 'paused');
    await page.locator('.t-notice').getByText('The table is paused.').waitFor();
    await page.locator('.o-strip').getByRole('button', { name: 'Go on' }).click();
    await page.locator('.o-strip').waitFor({ state: 'detached' });
    await answerHere(page, 'going on');
    expect(await moved(page, moment, 5000)).toBe(true);

    await page.getByRole('button', { name: 'Put away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Put away' }).click();
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('.tl li').filter({ hasText: 'Put away' }).waitFor();
  },
);

online('who looks elsewhere is told that it is their turn', async ({ visit, node }) => {
  const page = await visit({ address: node.address, set: { look: 'plain' }, isBlank: true });
  await page.addInitScript(lookElsewhere);
  await page.goto(`${node.address}#/settings`);
  await page.getByRole('checkbox', { name: 'Tell me when it is my turn' }).check();
  await page.goto(node.address);
  await comeIn(page, 'Ilse');
  await openTable(page, { players: 2, bots: [1], title: 'The attic' });
  await begin(page);
  await expect.poll(async () => (await glance(page)).isMine).toBe(true);
  const look = (away: boolean) => page.evaluate(`window.look(${away})`);
  expect(await page.title()).not.toMatch(/^●/);
  await look(true);
  expect(await page.title()).toMatch(/^● /);
  await expect.poll(() => page.evaluate('window.notices')).toEqual(['The attic: It is your turn.']);
  await look(false);
  expect(await page.title()).not.toMatch(/^●/);
});

/** Runs in the page: a browser that allows notices, and a page that can be hidden. */
function lookElsewhere(): void {
  const notices: string[] = [];
  let isHidden = false;
  class Notice {
    static readonly permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      notices.push(`${title}: ${body}`);
    }
  }
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  Object.assign(globalThis, {
    Notification: Notice,
    notices,
    look(away: boolean) {
      isHidden = away;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}
