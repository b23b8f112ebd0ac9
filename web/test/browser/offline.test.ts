import { builtWeb } from '@tenebrae/tools/web-build';
import { expect } from 'vitest';
import { test } from './a-page.ts';
import { sitDown } from './lobby.ts';
import { play, turn } from './player.ts';
import { ROOT, serve } from './server.ts';

test('after the first visit everything works with the network off', async ({ visit }) => {
  const server = await serve(builtWeb(ROOT));
  const page = await visit({ address: server.address, keepsItself: true });
  await page.getByText('Ready offline').waitFor();
  await page.context().setOffline(true);
  server.close();

  await page.reload();
  await page.getByText('Offline').first().waitFor();
  await sitDown(page, { seed: 'no-network' });
  await play(page, { seed: 'alone', most: 6 });
  const before = await turn(page);
  await page.reload();
  expect((await turn(page)).question).toBe(before.question);
  await play(page, { seed: 'still-alone', most: 3 });
  await page.keyboard.press('?');
  await page.locator('.rp').waitFor();
  await page.goto(`${server.address}#/about`);
  await page.locator('h1').first().waitFor();
});
