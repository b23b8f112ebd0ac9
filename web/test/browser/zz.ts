import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import { builtWeb } from '@tenebrae/tools/web-build';
import { serve } from './server.ts';
import { newContext } from './context.ts';
import { savedTable, sitDownAgain, takeIn } from './saves.ts';
import { turn } from './player.ts';
const server = await serve(builtWeb(process.cwd()));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const mid = savedTable('middle'), end = savedTable('end'), choosing = savedTable('choosing');
for (const theme of ['night', 'parchment'] as const) {
const ctx = await newContext(browser, { set: { theme } });
const page = await ctx.newPage();
const go: Record<string, () => Promise<unknown>> = {
 about: () => page.goto(server.address + '#/about'), settings: () => page.goto(server.address + '#/settings'), lobby: () => page.goto(server.address),
 mid: async () => { await page.goto(server.address + '#/'); await takeIn(page, mid); await sitDownAgain(page); await turn(page); },
 list: async () => { await page.keyboard.press('l'); },
 why: async () => { await page.keyboard.press('l'); await page.getByRole('button', { name: /^Why can/ }).click(); await page.locator('.why-list').waitFor(); },
 menu: async () => { await page.keyboard.press('Escape'); await page.getByRole('button', { name: 'This table' }).click(); },
 choosing: async () => { await page.goto(server.address + '#/'); await takeIn(page, choosing); await sitDownAgain(page); await turn(page); },
 end: async () => { await page.goto(server.address + '#/'); await takeIn(page, end); await sitDownAgain(page); await page.locator('.t-end h1').waitFor(); },
};
for (const [name, f] of Object.entries(go)) {
await f();
await page.locator('h1').first().waitFor();
await page.waitForTimeout(700);
await page.addStyleTag({ content: '*, *::before, *::after { background-image: none !important; transition: none !important }' });
const r = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
for (const k of ['violations', 'incomplete', 'passes'] as const) for (const v of r[k]) { console.log(theme, name, k, v.nodes.length); if (k !== 'passes') for (const n of v.nodes.slice(0, k === 'violations' ? 30 : 4)) console.log('   ', n.html.slice(0, 90), n.any.map(a => a.message).join().slice(0, 170)); }
}
await ctx.close();
}
await browser.close(); server.close();
